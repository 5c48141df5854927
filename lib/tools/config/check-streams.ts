import { nearest } from '../../nearest'
import type { DestinationId, SourceId } from '../../systems'
import { checkObjects } from './check'
import { type ConfigReference, holds, isObject } from './condition'
import type { Finding, JsonDocument, JsonPath, Level } from './document'
import { both } from './lists'

/** What the job is, as far as it is known. `arrowWrites` is the setting in `destination.json`. */
export type JobContext = { source: SourceId; destination: DestinationId; arrowWrites?: boolean }

type Keyed = Record<string, unknown>
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

/** A part of a stream in the file, with its place. */
type Part = { value: Keyed; path: JsonPath }
/** A stream: its entry under `streams`, and that under `selected_streams`. */
type Stream = { namespace: string; name: string; found?: Part; selected?: Part }

/** Joins the two parts of each stream. A stream of which only one part exists is in the list, too. */
function streamsIn(file: unknown): Stream[] {
  if (!isObject(file)) return []
  const streams = new Map<string, Stream>()
  const at = (namespace: string, name: string) => {
    const key = JSON.stringify([namespace, name])
    const stream = streams.get(key) ?? { namespace, name }
    streams.set(key, stream)
    return stream
  }
  for (const [index, entry] of (Array.isArray(file.streams) ? file.streams : []).entries()) {
    const value: unknown = isObject(entry) ? entry.stream : undefined
    if (isObject(value)) at(String(value.namespace ?? ''), String(value.name ?? '')).found = { value, path: ['streams', index, 'stream'] }
  }
  for (const [namespace, list] of Object.entries(isObject(file.selected_streams) ? file.selected_streams : {}))
    for (const [index, value] of (Array.isArray(list) ? list : []).entries())
      if (isObject(value)) at(namespace, String(value.stream_name ?? '')).selected = { value, path: ['selected_streams', namespace, index] }
  return [...streams.values()]
}

/** Checks `streams.json`: each object by itself, and what its parts and the job say together. */
export function checkStreams(document: JsonDocument, reference: ConfigReference, version: string, job: JobContext): Finding[] {
  const findings = checkObjects(document, reference, version)
  const report = (level: Level, path: JsonPath, text: string) => findings.push({ ...document.placeOf(path, true), level, path, text })
  const streams = streamsIn(document.value)
  const hasSelection = isObject(document.value) && 'selected_streams' in document.value
  if (!hasSelection) report('advice', [], 'Without `selected_streams`, OLake syncs all streams.')
  for (const { namespace, name, found, selected } of streams) {
    if (selected && !found && streams.some((stream) => stream.found)) {
      const near = nearest(
        name,
        streams.flatMap((stream) => (stream.found && stream.namespace === namespace ? stream.name : [])),
      )
      const hint = near ? ` Did you mean \`${near}\`?` : ''
      report('error', [...selected.path, 'stream_name'], `There is no stream \`${name}\` in \`${namespace}\` under \`streams\`.${hint}`)
    }
    // Only selected streams are read.
    if (hasSelection && !selected) continue
    const part = (key: string) => (selected && key in selected.value ? selected : found && key in found.value ? found : (selected ?? found))
    const pathOf = (key: string): JsonPath => [...(part(key)?.path ?? []), key]
    const context: Keyed = {
      ...found?.value,
      ...selected?.value,
      source: job.source,
      destination: job.destination,
      arrow_writes: job.arrowWrites,
    }
    const modes = texts(context.supported_sync_modes)
    if (typeof context.sync_mode === 'string' && modes.length > 0 && !modes.includes(context.sync_mode))
      report('error', pathOf('sync_mode'), `The source offers only ${both.format(modes.map((mode) => `\`${mode}\``))} for this stream.`)
    const cursors = texts(context.available_cursor_fields)
    for (const cursor of typeof context.cursor_field === 'string' && context.sync_mode === 'incremental'
      ? context.cursor_field.split(':')
      : [])
      if (cursors.length > 0 && !cursors.includes(cursor))
        report('error', pathOf('cursor_field'), `\`${cursor}\` is not one of \`available_cursor_fields\` of this stream.`)
    const conditions: unknown = isObject(context.filter_config) ? context.filter_config.conditions : undefined
    if (Array.isArray(conditions) && conditions.length > 2)
      report(
        'error',
        pathOf('filter_config'),
        'A filter has at most two conditions. With more, OLake skips the stream, and the run succeeds.',
      )
    for (const { if: condition, at, level, text } of reference.combinations)
      if (holds(condition, (key) => context[key])) report(level, pathOf(at), text)
  }
  return findings
}
