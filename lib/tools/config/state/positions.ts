import type { SourceId } from '../../../systems'
import { isObject } from '../condition'
import { both } from '../lists'
import type { JobState, StreamState } from './read-state'

/** The binlog file and offset in the state of a MySQL job, or undefined if there is none. */
export function binlogPosition({ shared }: JobState): { name: string; offset: unknown } | undefined {
  const position = isObject(shared?.state) ? shared.state.position : undefined
  return isObject(position) && position.Name ? { name: String(position.Name), offset: position.Pos } : undefined
}

/** Whether a saved value is empty. */
export const isMissing = (value: unknown) => value === undefined || value === null || value === ''

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

/** What the shared position of a job means and what a run does with it, as sentences of inline Markdown. Empty without a position. */
export function sharedTexts(job: JobState, source: SourceId | undefined): string[] {
  const { shared } = job
  if (!shared) return []
  if (source === 'postgres' && shared.lsn)
    return [
      `All CDC streams have been read up to LSN ${code(shared.lsn)}, which OLake has confirmed to the replication slot.`,
      'The next run compares it with `confirmed_flush_lsn` of the slot. If they differ, it stops with `lsn mismatch` before it reads anything.',
      'Otherwise it loads the chunks that are left, and then reads all changes up to the position that the server has after these loads. They become visible in one commit for each stream, at the end of the run.',
    ]
  const binlog = binlogPosition(job)
  if (source === 'mysql' && binlog)
    return [
      `All CDC streams have been read up to offset ${code(binlog.offset)} of the binlog file ${code(binlog.name)}.`,
      'The next run loads the chunks that are left, and then reads from there to the position that the server has when the reading begins. Changes become visible in one commit for each stream, at the end of the run.',
      'If the server has purged the file, the run fails after the loads, with `ERROR 1236`.',
      `OLake registers with the server as replica ${code(shared.server_id)}.`,
    ]
  if (source === 'kafka' && shared.consumer_group_id)
    return [
      `The job reads as the consumer group ${code(shared.consumer_group_id)}. The broker stores its offsets, not this file.`,
      'The next run continues at the committed offset of each partition, and at the oldest message of a partition without one. It ends at the last message that existed when it started, or after 10 seconds without a message.',
      'The group in the state takes precedence over `consumer_group_id` in `source.json`.',
    ]
  return []
}

/** How far the initial load of a stream is. */
export function loadText({ chunks, shared }: StreamState, source: SourceId | undefined): string {
  if (source === 'kafka') return 'Kafka has no initial load.'
  if (!chunks) return shared ? 'No initial load is recorded, as with `strict_cdc`.' : 'The initial load has not started.'
  if (chunks.length === 0) return 'The initial load is complete.'
  const ranges = chunks.slice(0, 3).map(({ min, max }) => `${code(min ?? 'the start')} to ${code(max ?? 'the end')}`)
  const more = chunks.length > 3 ? `, and ${chunks.length - 3} more` : ''
  return `${chunks.length} ${chunks.length === 1 ? 'chunk is' : 'chunks are'} left: ${ranges.join('; ')}${more}.`
}

/** The position of a stream. */
export function positionText(stream: StreamState, source: SourceId | undefined): string {
  const { token, lsn, cursors, shared } = stream
  if (token !== undefined) return `Change stream read up to the resume token ${code(token)}.`
  if (lsn !== undefined) return `Changes read up to LSN ${code(lsn)}.`
  if (shared && source === 'kafka') return 'The offsets of the consumer group, in the broker.'
  if (shared)
    return stream.chunks?.length ? 'The shared position of the job, once the load is complete.' : 'The shared position of the job.'
  if (cursors.length > 0) return `Cursor: ${both.format(cursors.map(([column, value]) => `${code(column)} up to ${code(value)}`))}.`
  return 'No position is saved.'
}

/** What the next run does with a stream. */
export function nextText(stream: StreamState, source: SourceId | undefined): string {
  const { chunks, token, lsn, cursors, shared } = stream
  if (source === 'kafka') return 'Reads the messages after the committed offsets.'
  const left =
    chunks && chunks.length > 0 ? `Loads the remaining ${chunks.length === 1 ? 'chunk' : `${chunks.length} chunks`}, then reads` : 'Reads'
  if (token !== undefined)
    return `${left} the change stream after the token, up to the time of the server when that begins. The oplog must still contain the position.`
  if (lsn !== undefined)
    return `${left} all changes after the LSN, up to the newest one when that begins. A capture instance must start at or before the LSN.`
  if (shared) return `${left} the changes after the shared position.`
  if (cursors.length > 0) {
    const [[column] = [''], fallback] = cursors
    const rows = source === 's3' ? 'files' : 'rows'
    return `${left} ${rows} with a greater \`${column}\`${fallback ? `, or with a greater \`${fallback[0]}\` if \`${column}\` is null` : ''}. Equal values are not read again.`
  }
  if (!chunks) return 'Starts the initial load.'
  return chunks.length > 0
    ? 'Loads the remaining chunks.'
    : 'Depends on the sync mode in `streams.json`: a CDC stream continues at a position that is not in this entry, and an incremental stream without a cursor value loads everything again.'
}
