import type { SourceId } from '../../systems'
import { type ConfigReference, isObject } from './condition'
import type { ToolData } from './tool-data'

/** Kinds of files of a job. */
export type FileKind = 'source' | 'destination' | 'streams' | 'state'

/** The kind of a parsed file, by its keys. A file of no known kind counts as a source. */
export function kindOf(file: unknown): FileKind {
  if (!isObject(file)) return 'source'
  const first: unknown = Array.isArray(file.streams) ? file.streams[0] : undefined
  if ('selected_streams' in file || (isObject(first) && isObject(first.stream))) return 'streams'
  if ('global' in file || 'version' in file || isObject(first) || file.type === 'STREAM' || file.type === 'GLOBAL') return 'state'
  return 'writer' in file || /^(?:iceberg|parquet)$/i.test(String(file.type)) ? 'destination' : 'source'
}

/** How many keys of the top level of a file a reference has, less those that it does not have. */
const likeness = (file: Record<string, unknown>, { objects }: Pick<ConfigReference, 'objects'>) => {
  const known = new Set(objects.find(({ path }) => path === '')?.keys.map(({ key }) => key))
  return Object.keys(file).reduce((sum, key) => sum + (known.has(key) ? 1 : -1), 0)
}

/** The source whose keys fit a `source.json` best. With equal keys, `chosen` counts. */
export function sourceOf(file: unknown, sources: ToolData['sources'], chosen: SourceId): SourceId {
  if (!isObject(file)) return chosen
  return (Object.keys(sources) as SourceId[]).reduce(
    (best, id) => (likeness(file, sources[id]) > likeness(file, sources[best]) ? id : best),
    chosen,
  )
}
