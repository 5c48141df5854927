import type { SourceId } from '../../systems'

/** Sync modes of `streams.json`, with the names that OLake UI shows. */
export const modeLabels = {
  full_refresh: 'Full Refresh',
  incremental: 'Full Refresh + Incremental',
  cdc: 'Full Refresh + CDC',
  strict_cdc: 'CDC Only (Strict CDC)',
} as const
export type SyncMode = keyof typeof modeLabels

/** Sync modes that a source supports. The first one is what discovery selects if the server allows it. */
export const modesOf = (source: SourceId): readonly SyncMode[] => {
  if (source === 'kafka') return ['strict_cdc']
  return source === 'oracle' || source === 'db2' || source === 's3'
    ? ['incremental', 'full_refresh']
    : ['cdc', 'incremental', 'strict_cdc', 'full_refresh']
}

/** Namespaces that do not depend on the database. */
const namespaces: Partial<Record<SourceId, string>> = { postgres: 'public', mssql: 'dbo', kafka: 'topics', s3: 's3' }

/** What a visitor chooses for a stream. */
export type StreamChoice = { namespace: string; name: string; mode: SyncMode; cursor: string; append: boolean; partition: string }

/** The choices for a stream at the start. */
export const startStream = (source: SourceId): StreamChoice => ({
  namespace: namespaces[source] ?? '',
  name: '',
  mode: modesOf(source)[0] ?? 'full_refresh',
  cursor: '',
  append: source === 'kafka',
  partition: '',
})

/**
 * The part of `streams.json` that the choices determine. Discovery adds what only the source knows: columns, keys and supported modes.
 * Streams without a name are left out.
 */
export function streamsStub(choices: readonly StreamChoice[], source: SourceId): Record<string, unknown> {
  const named = choices.filter(({ name }) => name)
  const normalization = source !== 'mongodb' && source !== 'kafka' && source !== 's3'
  const selected: Record<string, unknown[]> = {}
  for (const { namespace, name, append, partition } of named) {
    const entries = selected[namespace] ?? []
    selected[namespace] = entries
    entries.push({ stream_name: name, partition_regex: partition, normalization, append_mode: append })
  }
  return {
    selected_streams: selected,
    streams: named.map(({ namespace, name, mode, cursor }) => ({
      stream: { name, namespace, sync_mode: mode, ...(mode === 'incremental' && cursor && { cursor_field: cursor }) },
    })),
  }
}
