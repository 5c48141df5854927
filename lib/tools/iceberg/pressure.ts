import { partitionKey } from './deletes'
import type { ContentFile } from './manifest'
import { counted } from './units'

/** Limits of OLake Fusion, as shares of the target file size: `self-optimizing.fragment-ratio` and `min-target-size-ratio`. */
const FRAGMENT = 1 / 8
const LARGE_ENOUGH = 0.75
/** Share of deleted rows from which Medium compaction rewrites a large file: `self-optimizing.major.trigger.duplicate-ratio`. */
const DELETED_SHARE = 0.1

const MEGABYTE = 1 << 20

export type SizeClass = 'fragment' | 'undersized' | 'large enough'

/** Class of a data file by its size. @param target file size in bytes */
export const sizeClass = (size: number, target: number): SizeClass =>
  size <= target * FRAGMENT ? 'fragment' : size <= target * LARGE_ENOUGH ? 'undersized' : 'large enough'

/** Files of one partition that compaction would look at together. */
type PartitionPressure = {
  key: string
  example: ContentFile
  files: number
  rows: number
  bytes: number
  deleteFiles: number
  fragments: number
}

/** How much work compaction has with a snapshot. */
export type Pressure = {
  classes: Array<{ name: SizeClass; files: number; bytes: number }>
  deletes: Record<'equality deletes' | 'position deletes' | 'deletion vector', { files: number; rows: number; bytes: number }>
  /** Data files that a query reads together with at least one delete file. */
  filesWithDeletes: number
  /** Pairs of a data file and a delete file that applies to it. */
  deleteReads: number
  /** Large data files in which position deletes remove more than a tenth of the rows. */
  mostlyDeleted: number
  /** Partitions, those with the most files first. */
  partitions: PartitionPressure[]
  advice: Advice[]
}

/** A recommendation, its reason, and the page that explains it. */
export type Advice = { kind: 'act' | 'watch' | 'good'; text: string; href: string; link: string }

const PAGES = {
  types: { href: '/docs/fusion/compaction/types-of-compaction/', link: 'Types of compaction' },
  schedules: { href: '/docs/fusion/compaction/types-of-compaction/#choose-schedules', link: 'Choose the schedules' },
  engines: { href: '/docs/fusion/core/compatibility/query-engines/', link: 'Query engines' },
  partitioning: { href: '/docs/writers/iceberg/partitioning/', link: 'Partitioning' },
  metrics: { href: '/docs/fusion/maintenance/metrics/', link: 'Metrics' },
}

type Facts = Omit<Pressure, 'advice'> & { target: number; bytes: number; files: number }

function adviceFor({ classes, deletes, mostlyDeleted, partitions, deleteReads, target, files, bytes }: Facts): Advice[] {
  const number = (name: SizeClass) => classes.find((one) => one.name === name)?.files ?? 0
  const [equality, position] = [deletes['equality deletes'], deletes['position deletes']]
  const vectors = deletes['deletion vector']
  const mergeable = partitions.filter(({ fragments }) => fragments > 1).reduce((sum, { fragments }) => sum + fragments, 0)
  const advice: Advice[] = []
  if (equality.files > 0)
    advice.push({
      kind: 'act',
      ...PAGES.types,
      text: `Schedule Lite compaction. It converts ${counted(equality.files, 'equality delete file')} to position deletes, which a query engine applies without comparing values of rows.`,
    })
  if (mergeable > 0)
    advice.push({
      kind: 'act',
      ...PAGES.types,
      text: `Lite merges fragments, which are files of up to ${Math.round((target * FRAGMENT) / MEGABYTE)} MB: ${counted(mergeable, 'file')} of this snapshot share a partition with another fragment.`,
    })
  if (number('undersized') > 1)
    advice.push({
      kind: 'act',
      ...PAGES.types,
      text: `Medium compaction merges ${counted(number('undersized'), 'undersized file')} of up to ${Math.round((target * LARGE_ENOUGH) / MEGABYTE)} MB.`,
    })
  if (mostlyDeleted > 0)
    advice.push({
      kind: 'act',
      ...PAGES.types,
      text: `Position deletes remove more than 10 percent of the rows of ${counted(mostlyDeleted, 'large file')}. Medium compaction rewrites them.`,
    })
  if (equality.files + position.files + vectors.files > 0)
    advice.push({
      kind: 'watch',
      ...PAGES.engines,
      text: 'If an engine that cannot apply delete files reads the table, run Full compaction first. It leaves no delete files.',
    })
  if (files > 0 && deleteReads > files)
    advice.push({
      kind: 'watch',
      ...PAGES.schedules,
      text: `A full scan reads ${(deleteReads / files).toFixed(1)} delete files with each data file. If the number grows between runs, run Lite more often.`,
    })
  if (partitions.length > 10 && bytes / partitions.length < target * FRAGMENT)
    advice.push({
      kind: 'watch',
      ...PAGES.partitioning,
      text: `${counted(partitions.length, 'partition')} with an average of ${(bytes / partitions.length / MEGABYTE).toFixed(1)} MB cannot have large files. Consider coarser partitioning.`,
    })
  if (advice.length === 0)
    advice.push({ kind: 'good', ...PAGES.metrics, text: 'Compaction has nothing to do: there are no delete files and no files to merge.' })
  return advice
}

/**
 * Small-file and delete-file pressure of a snapshot, by the limits of OLake Fusion.
 * @param deletesOf delete files that apply to a data file @param target file size in bytes
 */
export function pressureOf(
  data: readonly ContentFile[],
  deletes: readonly ContentFile[],
  deletesOf: (file: ContentFile) => readonly ContentFile[],
  target: number,
): Pressure {
  const classes = (['fragment', 'undersized', 'large enough'] as const).map((name) => {
    const members = data.filter(({ size }) => sizeClass(size, target) === name)
    return { name, files: members.length, bytes: members.reduce((sum, { size }) => sum + size, 0) }
  })
  const total = (content: ContentFile['content']) => {
    const members = deletes.filter((file) => file.content === content)
    return {
      files: members.length,
      rows: members.reduce((sum, { rows }) => sum + rows, 0),
      bytes: members.reduce((sum, { size, vector }) => sum + (vector?.length ?? size), 0),
    }
  }
  const partitions = new Map<string, PartitionPressure>()
  const inPartition = (file: ContentFile) => {
    const key = partitionKey(file)
    const known = partitions.get(key) ?? { key, example: file, files: 0, rows: 0, bytes: 0, deleteFiles: 0, fragments: 0 }
    partitions.set(key, known)
    return known
  }
  /** Data files per delete file, to spread its rows over them. */
  const applied = new Map<ContentFile, number>()
  const found = data.map((file) => ({ file, deletes: deletesOf(file) }))
  for (const { deletes: some } of found) for (const one of some) applied.set(one, (applied.get(one) ?? 0) + 1)
  let [filesWithDeletes, deleteReads, mostlyDeleted] = [0, 0, 0]
  for (const { file, deletes: some } of found) {
    const partition = inPartition(file)
    partition.files++
    partition.rows += file.rows
    partition.bytes += file.size
    if (sizeClass(file.size, target) === 'fragment') partition.fragments++
    if (some.length > 0) filesWithDeletes++
    deleteReads += some.length
    const gone = some
      .filter(({ content }) => content !== 'equality deletes')
      .reduce((sum, one) => sum + one.rows / (applied.get(one) ?? 1), 0)
    if (sizeClass(file.size, target) === 'large enough' && gone > file.rows * DELETED_SHARE) mostlyDeleted++
  }
  for (const file of deletes) inPartition(file).deleteFiles++
  const facts = {
    classes,
    deletes: {
      'equality deletes': total('equality deletes'),
      'position deletes': total('position deletes'),
      'deletion vector': total('deletion vector'),
    },
    filesWithDeletes,
    deleteReads,
    mostlyDeleted,
    partitions: [...partitions.values()].sort((a, b) => b.files + b.deleteFiles - a.files - a.deleteFiles),
  }
  return { ...facts, advice: adviceFor({ ...facts, target, files: data.length, bytes: data.reduce((sum, { size }) => sum + size, 0) }) }
}
