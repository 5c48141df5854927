import type { SourceId } from '../../../systems'
import { isObject } from '../condition'
import type { JsonPath } from '../document'

type Keyed = Record<string, unknown>
/** A stream in the state. `chunks` are the ranges that are left; undefined if the load has not begun. `cursors` are saved values by column. */
export type StreamState = {
  name: string
  path: JsonPath
  chunks: ReadonlyArray<{ min: unknown; max: unknown }> | undefined
  token: unknown
  lsn: unknown
  cursors: ReadonlyArray<readonly [column: string, value: unknown]>
  /** Whether the stream uses the shared position of the job, or will use it when its load is complete. */
  shared: boolean
}

/** The state of a job. `shared` is the position that all its CDC streams use. */
export type JobState = {
  version: number | undefined
  type: unknown
  shared: Keyed | undefined
  streams: StreamState[]
}

const chunksOf = (value: unknown) =>
  Array.isArray(value)
    ? value.map((chunk) => (isObject(chunk) ? { min: chunk.min, max: chunk.max } : { min: chunk, max: undefined }))
    : undefined

/** Keys of a stream's state that are not cursor columns. The last two are of early releases. */
const OTHER = new Set(['chunks', '_data', 'lsn', 'binlog_file', 'binlog_position'])

/** Reads a parsed `state.json`, of any source. */
export function readState(file: unknown): JobState {
  const root = isObject(file) ? file : {}
  const global = isObject(root.global) ? root.global : undefined
  const sharing = Array.isArray(global?.streams) ? global.streams.map(String) : []
  const listed = (Array.isArray(root.streams) ? root.streams : []).flatMap((entry: unknown, index): StreamState[] => {
    if (!isObject(entry)) return []
    const state = isObject(entry.state) ? entry.state : {}
    const chunks = chunksOf(state.chunks)
    const cursors = Object.entries(state).filter(([key]) => !OTHER.has(key))
    const name = [entry.namespace, entry.stream].filter((part) => part !== undefined && part !== '').join('.')
    return [
      {
        name,
        path: ['streams', index],
        chunks,
        token: state._data,
        lsn: state.lsn,
        cursors,
        shared: sharing.includes(name) || Boolean(global?.state && chunks?.length && cursors.length === 0),
      },
    ]
  })
  const known = new Set(listed.map(({ name }) => name))
  const others = sharing
    .filter((name) => !known.has(name))
    .map(
      (name): StreamState => ({
        name,
        path: ['global', 'streams'],
        chunks: undefined,
        token: undefined,
        lsn: undefined,
        cursors: [],
        shared: true,
      }),
    )
  return {
    version: typeof root.version === 'number' ? root.version : undefined,
    type: root.type,
    shared: isObject(global?.state) ? global.state : undefined,
    streams: [...listed, ...others],
  }
}

/** The source that wrote a state, if its positions tell. Incremental streams of most sources look alike. */
export function sourceOfState({ shared, streams }: JobState): SourceId | undefined {
  if (shared && 'consumer_group_id' in shared) return 'kafka'
  if (shared && ('server_id' in shared || 'state' in shared)) return 'mysql'
  if (shared && 'lsn' in shared) return 'postgres'
  if (streams.some(({ token }) => token !== undefined)) return 'mongodb'
  if (streams.some(({ lsn }) => lsn !== undefined)) return 'mssql'
  if (streams.some(({ name }) => name.startsWith('topics.'))) return 'kafka'
  return streams.some(({ name }) => name.startsWith('s3.')) ? 's3' : undefined
}
