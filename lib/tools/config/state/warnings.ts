import type { DestinationId, SourceId } from '../../../systems'
import { isObject } from '../condition'
import type { JsonPath, Level } from '../document'
import { binlogPosition, isMissing } from './positions'
import type { JobState, StreamState } from './read-state'

/** A remark on a state, before it has a place in the text. */
export type StateWarning = { level: Level; path: JsonPath; text: string }

const ISSUES = '/docs/release/known-issues/'
const STATE = '/docs/core/configs/state/'
const CONTROLLER = '/docs/core/state-controller/'

/** The version that a first run without a state file writes. */
const NEWEST_VERSION = 7

/** What a state version lacks, by the first version that has it. The sources are those that it matters to. */
const rules: ReadonlyArray<{ version: number; sources?: readonly SourceId[]; lacks: string }> = [
  { version: 1, lacks: 'Text that looks like a time but cannot be parsed becomes `1970-01-01`.' },
  { version: 2, sources: ['mysql'], lacks: '`TIMESTAMP` values in changes are not read in the time zone of the connection.' },
  { version: 3, sources: ['mysql'], lacks: 'Time zones such as `+05:30` are treated as UTC.' },
  { version: 4, sources: ['mysql'], lacks: '`INT UNSIGNED` values of 2,147,483,648 or more overflow.' },
  { version: 5, sources: ['mongodb'], lacks: 'Dates inside nested objects are in the time zone of the machine.' },
  { version: 6, sources: ['mysql'], lacks: 'Numbers that arrive as bytes are not accepted.' },
  { version: 7, sources: ['s3'], lacks: '`INT96` and `uint32` values of Parquet files are converted to other types.' },
]

function versionWarnings({ version }: JobState, source: SourceId | undefined): StateWarning[] {
  if (version !== undefined && version > NEWEST_VERSION)
    return [
      {
        level: 'warning',
        path: ['version'],
        text: `State version ${version} is newer than the one that this page knows, ${NEWEST_VERSION}.`,
      },
    ]
  const lacking = rules.filter((rule) => rule.version > (version ?? 0) && (!rule.sources || !source || rule.sources.includes(source)))
  if (lacking.length === 0) return []
  const which =
    version === undefined
      ? 'The state has no version, so the job uses the rules of version 0'
      : `The job uses the rules of version ${version}`
  return [
    {
      level: version ? 'advice' : 'warning',
      path: ['version'],
      text: `${which}, permanently. ${lacking.map(({ lacks }) => lacks).join(' ')} A higher number does not repair it: see [state versions](${STATE}#versions).`,
    },
  ]
}

function sharedWarnings(job: JobState, source: SourceId | undefined): StateWarning[] {
  const { shared, streams } = job
  const at: JsonPath = ['global', 'state']
  if (source === 'postgres' && shared) {
    if (isMissing(shared.lsn))
      return [
        {
          level: 'error',
          path: at,
          text: `The LSN is empty, so the next run stops with \`lsn is empty\`. [Reset the job](${CONTROLLER}#reset-a-job).`,
        },
      ]
    if (typeof shared.lsn !== 'string' || !/^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i.test(shared.lsn))
      return [
        {
          level: 'error',
          path: [...at, 'lsn'],
          text: 'This is not an LSN, so the next run stops with `failed to parse stored lsn`. Restore a copy of the file.',
        },
      ]
  }
  if (source === 'mysql' && shared && binlogPosition(job) && !shared.server_id)
    return [
      {
        level: 'error',
        path: at,
        text: `The next run stops with \`invalid global state; server_id is missing\`. [Reset the job](${CONTROLLER}#reset-a-job).`,
      },
    ]
  if (source === 'mysql' && shared?.server_id)
    return [
      {
        level: 'advice',
        path: [...at, 'server_id'],
        text: 'Do not copy this file to another job: both would register with the same ID, and the server would disconnect them in turn.',
      },
      {
        level: 'advice',
        path: [...at, 'state'],
        text: `If the server was restored, failed over or had its binlog reset, and its position is now behind this one, every run [succeeds without rows](${ISSUES}#empty-runs-after-a-failover-or-restore). OLake does not compare \`server_uuid\`.`,
      },
    ]
  if ((source === 'postgres' || source === 'mysql') && !shared && streams.some(({ cursors }) => cursors.length > 0))
    return [
      {
        level: 'advice',
        path: ['streams'],
        text: `All streams are incremental. The first CDC stream in this job [resets their cursors](${ISSUES}#a-first-cdc-stream-in-a-job-of-incremental-streams), and rows can be missed. Use another job for it.`,
      },
    ]
  if (source === 'kafka' && shared)
    return [
      {
        level: 'advice',
        path: at,
        text: `Clearing the destination does not remove the group, and offsets that you reset are [moved forward again](${ISSUES}#moved-offsets-are-set-back) from an Iceberg table. To load a topic again, see [reload a topic](/docs/connectors/kafka/overview/#reload-a-topic).`,
      },
    ]
  return []
}

/** Whether a stream has a saved value that `JSON.parse` and OLake read as a rounded floating-point number. */
const isRounded = ({ cursors }: StreamState) =>
  cursors.some(([, value]) => typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))

function streamWarnings(stream: StreamState, source: SourceId | undefined, destination: DestinationId): StateWarning[] {
  const { name, path, chunks, token, lsn, cursors, shared } = stream
  const at: JsonPath = [...path, 'state']
  const found: StateWarning[] = []
  const add = (level: Level, text: string, key?: string) =>
    found.push({ level, path: key ? [...at, key] : at, text: `\`${name}\`: ${text}` })
  if (typeof lsn === 'string' && lsn.startsWith('{'))
    add(
      'error',
      `the LSN is the cursor of an earlier incremental mode. Every run [succeeds and delivers nothing](${ISSUES}#sql-server-streams-that-switch-from-incremental-to-cdc). Clear the destination of the stream and load it again.`,
      'lsn',
    )
  else if (source === 'mssql' && typeof lsn === 'string' && !/^[0-9a-f]{20}$/i.test(lsn))
    add('error', 'an LSN has 20 hexadecimal digits. Restore a copy of the file.', 'lsn')
  if (isMissing(token) && token !== undefined) add('warning', 'the resume token is empty.', '_data')
  const loses = (source === 'mongodb' && token === undefined) || (source === 'mssql' && lsn === undefined)
  if (loses && chunks?.length === 0 && cursors.length === 0)
    add(
      'warning',
      `the load is complete, but there is no position. A CDC run starts at the current position, and the changes in between are [lost without an error](${ISSUES}#gaps-after-a-position-was-removed). Clear the destination of the stream.`,
    )
  if (isRounded(stream))
    add(
      'warning',
      `OLake reads whole numbers above 2^53 from the state as rounded numbers, so [rows can be skipped](${ISSUES}#large-integer-cursors-are-rounded). Use another cursor.`,
    )
  if (cursors.some(([, value]) => isMissing(value)))
    add(
      'warning',
      `a cursor without a value makes each run [repeat the initial load](${ISSUES}#empty-cursor-columns-repeat-the-initial-load).`,
    )
  if (chunks && chunks.length > 0) {
    if (destination === 'parquet')
      add(
        'advice',
        `a chunk that was written just before an interruption is loaded again, and its rows [appear twice](${ISSUES}#duplicate-rows-after-a-failed-run).`,
        'chunks',
      )
    if (source === 'postgres')
      add(
        'advice',
        `do not run \`VACUUM FULL\`, \`CLUSTER\` or pg_repack before the load is complete: the ranges are page addresses, and [rows can be lost](${ISSUES}#table-rewrites-during-the-initial-load).`,
        'chunks',
      )
  }
  if (cursors.length > 0 && !shared && source !== 's3')
    add(
      'advice',
      `rows that are committed late with a value up to the saved one are [never read](${ISSUES}#incremental-mode-misses-rows-that-are-committed-late), and deletes are never seen.`,
    )
  if (source === 's3' && cursors.length > 0)
    add(
      'advice',
      `files of the same second and multipart uploads can be [missed](${ISSUES}#s3-missed-repeated-and-malformed-files), and overwritten files are read again.`,
    )
  return found
}

/** Warnings about a state: what the next run will do wrong, and the known issues that apply to it. */
export function stateWarnings(job: JobState, file: unknown, source: SourceId | undefined, destination: DestinationId): StateWarning[] {
  const early =
    isObject(file) &&
    Array.isArray(file.streams) &&
    file.streams.some((entry) => isObject(entry) && isObject(entry.state) && 'binlog_file' in entry.state)
  return [
    ...versionWarnings(job, source),
    ...(early
      ? [
          {
            level: 'warning',
            path: ['streams'],
            text: `An early release wrote this file, with a binlog position for each stream. [Reset the job](${CONTROLLER}#reset-a-job).`,
          } as const,
        ]
      : []),
    ...sharedWarnings(job, source),
    ...job.streams.flatMap((stream) => streamWarnings(stream, source, destination)),
  ]
}
