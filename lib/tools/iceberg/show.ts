import { DELETED_FILE_PATH, DELETED_POSITION } from './deletes'
import { baseName } from './files'
import type { ContentFile, Manifest } from './manifest'
import type { PartitionField, SortOrder, TableMetadata } from './metadata'
import { columnRange, partitionValue } from './prune'
import { type Field, schemaChanges } from './schema'
import type { OpenedManifest, SnapshotFiles, Table } from './table'
import { partitionText, resultType } from './transforms'
import { boundValue, valueText } from './values'
import type { ColumnView, FileRow, FileView, ManifestView, SchemaView, SnapshotCounts, SnapshotView, SpecView, TableView } from './views'

/** Turns what was read into what the page shows. */

const COUNTS: ReadonlyArray<readonly [keyof SnapshotCounts, string]> = [
  ['dataFiles', 'total-data-files'],
  ['deleteFiles', 'total-delete-files'],
  ['rows', 'total-records'],
  ['addedDataFiles', 'added-data-files'],
  ['removedDataFiles', 'deleted-data-files'],
  ['addedDeleteFiles', 'added-delete-files'],
  ['removedDeleteFiles', 'removed-delete-files'],
]

const isCount = (text: string | undefined): text is string => text !== undefined && /^\d+$/.test(text)

/** Writers leave out counts of 0, except totals, which are missing only if they are unknown. */
const countsOf = (summary: Record<string, string>): SnapshotCounts =>
  Object.fromEntries(
    COUNTS.flatMap(([name, key]) => {
      const text = summary[key]
      if (isCount(text)) return [[name, Number(text)]]
      return key.startsWith('total') || summary['total-data-files'] === undefined ? [] : [[name, 0]]
    }),
  )

const snapshotViews = ({ snapshots, refs, currentSnapshotId }: TableMetadata): SnapshotView[] =>
  snapshots.map((snapshot) => ({
    ...snapshot,
    refs: refs.filter(({ snapshotId }) => snapshotId === snapshot.id),
    isCurrent: snapshot.id === currentSnapshotId,
    counts: countsOf(snapshot.summary),
  }))

function schemaViews({ schemas, snapshots, currentSchemaId }: TableMetadata): SchemaView[] {
  const ordered = [...schemas].sort((a, b) => a.id - b.id)
  return ordered.map((schema, index) => {
    const before = ordered[index - 1]
    const first = snapshots.find(({ schemaId }) => schemaId === schema.id)
    return {
      ...schema,
      changes: before ? schemaChanges(before, schema) : [],
      ...(first && { since: first.number }),
      isCurrent: schema.id === currentSchemaId,
    }
  })
}

const specViews = ({ specs, defaultSpecId }: TableMetadata, fields: ReadonlyMap<number, Field>): SpecView[] =>
  specs.map((spec) => ({
    id: spec.id,
    isDefault: spec.id === defaultSpecId,
    fields: spec.fields.map((field) => {
      const source = fields.get(field.sourceId)
      return {
        id: field.id,
        name: field.name,
        transform: field.transform,
        source: source?.path ?? `field ${field.sourceId}`,
        type: resultType(field.transform, source?.type ?? 'unknown'),
      }
    }),
  }))

const orderTexts = ({ fields: sorted }: SortOrder, fields: ReadonlyMap<number, Field>) =>
  sorted.map(({ sourceId, transform, direction, nullOrder }) => {
    const column = fields.get(sourceId)?.path ?? `field ${sourceId}`
    return `${transform === 'identity' ? column : `${transform}(${column})`} ${direction} ${nullOrder}`
  })

/** Last part of a location, which is the name of the table for most catalogs. */
const tableName = ({ location }: TableMetadata) => baseName(location.replace(/\/+$/, '')) || location

export function tableView({ metadata, fields }: Table, versions: readonly string[]): TableView {
  return {
    key: metadata.file,
    name: tableName(metadata),
    metadataFile: metadata.file,
    versions: [...versions],
    formatVersion: metadata.formatVersion,
    ...(metadata.uuid && { uuid: metadata.uuid }),
    location: metadata.location,
    lastUpdated: metadata.lastUpdated,
    schemas: schemaViews(metadata),
    specs: specViews(metadata, fields),
    sortOrders: metadata.sortOrders.map((order) => ({
      id: order.id,
      isDefault: order.id === metadata.defaultSortOrderId,
      fields: orderTexts(order, fields),
    })),
    properties: Object.entries(metadata.properties).map(([key, value]) => ({ key, value })),
    snapshots: snapshotViews(metadata),
    ...(metadata.currentSnapshotId && { currentSnapshotId: metadata.currentSnapshotId }),
    refs: metadata.refs,
    log: metadata.log,
  }
}

const numberOfSnapshot = ({ metadata }: Table, id: string) => metadata.snapshots.find((snapshot) => snapshot.id === id)?.number

/** A partition in words, such as `created_at_month=2026-11`. */
export function partitionName(table: Table, file: ContentFile): string {
  const spec = table.specs.get(file.specId)
  if (!spec) return file.partition.size > 0 ? `spec ${file.specId}` : ''
  return spec.fields
    .filter(({ transform }) => transform !== 'void')
    .map((field) => `${field.name}=${partitionPart(table, field, file)}`)
    .join(', ')
}

function partitionPart({ fields }: Table, field: PartitionField, file: ContentFile): string {
  const source = fields.get(field.sourceId)
  return partitionText(field.transform, source?.type ?? 'string', partitionValue(file, field, source))
}

/** @param applies number of files on the other side: deletes of a data file, or data files of a delete file */
export function fileRow(table: Table, file: ContentFile, applies: number): FileRow {
  const addedBy = numberOfSnapshot(table, file.snapshotId)
  return {
    path: file.path,
    name: baseName(file.path),
    content: file.content,
    status: file.status,
    format: file.format,
    partition: partitionName(table, file),
    rows: file.rows,
    size: file.vector?.length ?? file.size,
    sequenceNumber: file.sequenceNumber,
    ...(addedBy !== undefined && { addedBy }),
    applies,
    opened: table.find(file.path) !== undefined,
  }
}

/** Columns of position delete files, which are in no schema. */
const RESERVED: readonly Field[] = [
  { id: DELETED_FILE_PATH, path: 'file_path', depth: 0, type: 'string', required: true },
  { id: DELETED_POSITION, path: 'pos', depth: 0, type: 'long', required: true },
]

function columnViews({ fields }: Table, file: ContentFile): ColumnView[] {
  const ids = new Set([
    ...file.valueCounts.keys(),
    ...file.nullCounts.keys(),
    ...file.lower.keys(),
    ...file.upper.keys(),
    ...file.columnSizes.keys(),
  ])
  return [...ids].map((id) => {
    const field = fields.get(id) ??
      RESERVED.find((one) => one.id === id) ?? { id, path: `field ${id}`, depth: 0, type: 'binary', required: false }
    const { lower, upper } = columnRange(file, field)
    const counts = {
      nulls: file.nullCounts.get(id),
      nans: file.nanCounts.get(id),
      values: file.valueCounts.get(id),
      size: file.columnSizes.get(id),
    }
    return {
      id,
      name: field.path,
      type: field.type,
      ...(lower !== undefined && { lower: valueText(field.type, lower) }),
      ...(upper !== undefined && { upper: valueText(field.type, upper) }),
      ...Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== undefined)),
    }
  })
}

/** Most related files that are listed. */
const MOST_RELATED = 100

/** Files on the other side of a file: its delete files, or the data files that it deletes rows of. */
export const relatedFiles = ({ data, deletesOf }: SnapshotFiles, file: ContentFile): ContentFile[] =>
  file.content === 'data' ? deletesOf(file) : data.filter((one) => deletesOf(one).includes(file))

export function fileView(table: Table, files: SnapshotFiles, file: ContentFile): FileView {
  const related = relatedFiles(files, file)
  const order = table.metadata.sortOrders.find(({ id }) => id === file.sortOrderId)
  const sorted = order && orderTexts(order, table.fields).join(', ')
  return {
    ...fileRow(table, file, related.length),
    manifest: baseName(file.manifest),
    specId: file.specId,
    ...(sorted && { sortOrder: sorted }),
    columns: columnViews(table, file),
    equalityColumns: file.equalityIds.map((id) => table.fields.get(id)?.path ?? `field ${id}`),
    related: related.slice(0, MOST_RELATED).map(({ path, content, rows }) => ({ path, name: baseName(path), content, rows })),
    ...(file.vector && { vector: file.vector }),
  }
}

/** Ranges of the partition fields of a manifest in words. */
function partitionRanges(table: Table, { specId, partitions }: Manifest): Array<{ name: string; range: string }> {
  const spec = table.specs.get(specId)
  return (spec?.fields ?? []).flatMap((field, index) => {
    const summary = partitions[index]
    if (!summary) return []
    const source = table.fields.get(field.sourceId)?.type ?? 'string'
    const type = resultType(field.transform, source)
    const text = (bytes: Uint8Array | undefined) => bytes && partitionText(field.transform, source, boundValue(type, bytes))
    const [lower, upper] = [text(summary.lower), text(summary.upper)]
    const values = lower === undefined || upper === undefined ? '' : lower === upper ? lower : `${lower} to ${upper}`
    return [{ name: field.name, range: [values, summary.containsNull && 'null'].filter(Boolean).join(', ') || 'no values' }]
  })
}

export function manifestView(table: Table, manifest: OpenedManifest): ManifestView {
  const { path, content, specId, length, sequenceNumber, minSequenceNumber, addedFiles, existingFiles, deletedFiles, missing, problem } =
    manifest
  const addedBy = numberOfSnapshot(table, manifest.addedSnapshotId)
  const counts = { addedFiles, existingFiles, deletedFiles, addedBy }
  return {
    path,
    name: baseName(path),
    content: manifest.entries.some((entry) => entry.content !== 'data') ? 'deletes' : content,
    specId,
    length,
    sequenceNumber,
    minSequenceNumber,
    ...Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== undefined)),
    partitions: partitionRanges(table, manifest),
    state: missing ? 'missing' : problem ? 'damaged' : 'read',
    ...(problem && { problem }),
  }
}
