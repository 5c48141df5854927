import type { ContentFile } from './manifest'
import type { PartitionSpec } from './metadata'
import { columnRange } from './prune'
import type { Field } from './schema'
import { compareValues } from './values'

/** Field ids of position delete files (specification, "Reserved Field IDs"). */
export const DELETED_FILE_PATH = 2147483546
export const DELETED_POSITION = 2147483545

/** Partition of a file as a key. Files with equal keys are in the same partition. */
export const partitionKey = ({ specId, partition }: ContentFile): string =>
  `${specId}/${[...partition].sort(([a], [b]) => a - b).map(([id, value]) => `${id}=${value instanceof Uint8Array ? [...value].join('.') : value}`)}`

/** Whether bounds exclude that a position delete file names a data file. Bounds of texts can be shortened. */
function pathExcluded(file: ContentFile, deletes: ContentFile): boolean {
  if (deletes.referencedFile !== undefined) return deletes.referencedFile !== file.path
  const field: Field = { id: DELETED_FILE_PATH, path: 'file_path', depth: 0, type: 'string', required: true }
  const { lower, upper } = columnRange(deletes, field)
  return (lower !== undefined && compareValues(file.path, lower) < 0) || (upper !== undefined && compareValues(file.path, upper) > 0)
}

/** Whether bounds exclude that an equality delete file contains a key of a data file. */
const keyExcluded = (file: ContentFile, deletes: ContentFile, fields: ReadonlyMap<number, Field>): boolean =>
  deletes.equalityIds.some((id) => {
    const field = fields.get(id)
    if (!field) return false
    const [a, b] = [columnRange(file, field), columnRange(deletes, field)]
    if (a.nulls !== 'none' && b.nulls !== 'none') return false
    return (
      (a.upper !== undefined && b.lower !== undefined && compareValues(a.upper, b.lower) < 0) ||
      (a.lower !== undefined && b.upper !== undefined && compareValues(a.lower, b.upper) > 0)
    )
  })

/**
 * Finds the delete files that a reader of a data file must apply (specification, "Scan Planning"). Position deletes and deletion vectors
 * concern data files of the same or an older sequence number, equality deletes only older ones.
 */
export function deleteFinder(
  deletes: readonly ContentFile[],
  specs: readonly PartitionSpec[],
  fields: ReadonlyMap<number, Field>,
): (file: ContentFile) => ContentFile[] {
  const unpartitioned = new Set(specs.filter((spec) => spec.fields.every(({ transform }) => transform === 'void')).map(({ id }) => id))
  const global: ContentFile[] = []
  const byPartition = new Map<string, ContentFile[]>()
  const vectors = new Map<string, ContentFile>()
  for (const file of deletes) {
    const key = partitionKey(file)
    if (file.content === 'deletion vector') vectors.set(file.referencedFile ?? '', file)
    else if (file.content === 'equality deletes' && unpartitioned.has(file.specId)) global.push(file)
    else byPartition.set(key, [...(byPartition.get(key) ?? []), file])
  }
  return (file) => {
    const vector = vectors.get(file.path)
    const applies = (one: ContentFile) =>
      one.content === 'equality deletes'
        ? file.sequenceNumber < one.sequenceNumber && !keyExcluded(file, one, fields)
        : // A deletion vector replaces all position deletes of its file.
          !vector && file.sequenceNumber <= one.sequenceNumber && !pathExcluded(file, one)
    const found = [...(byPartition.get(partitionKey(file)) ?? []), ...global].filter(applies)
    return vector && file.sequenceNumber <= vector.sequenceNumber ? [...found, vector] : found
  }
}
