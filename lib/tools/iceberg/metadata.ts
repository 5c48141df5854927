import { gunzip } from './compression'
import { type Reading, readWhole, type TableFile } from './files'
import { type Json, type JsonObject, parseJson } from './json'
import { Fields } from './json-fields'
import { COPY_AGAIN, FileProblem } from './problem'
import type { Field, Schema } from './schema'

export type PartitionField = { id: number; sourceId: number; name: string; transform: string }
export type PartitionSpec = { id: number; fields: PartitionField[] }
type SortField = { sourceId: number; transform: string; direction: string; nullOrder: string }
export type SortOrder = { id: number; fields: SortField[] }

/** A snapshot as the metadata file describes it. Ids are texts, because they have 64 bits. */
export type Snapshot = {
  id: string
  parentId?: string
  /** Place in the order of all snapshots of the file, from 1. */
  number: number
  sequenceNumber: number
  /** Milliseconds since 1970. */
  timestamp: number
  operation: string
  summary: Record<string, string>
  manifestList?: string
  /** Manifests of tables in format version 1 that have no manifest list. */
  manifests: string[]
  schemaId?: number
}

export type Ref = { name: string; type: string; snapshotId: string }

/** A table metadata file of format version 1, 2 or 3. */
export type TableMetadata = {
  file: string
  formatVersion: number
  uuid?: string
  location: string
  lastUpdated: number
  currentSchemaId: number
  schemas: Schema[]
  defaultSpecId: number
  specs: PartitionSpec[]
  defaultSortOrderId: number
  sortOrders: SortOrder[]
  properties: Record<string, string>
  currentSnapshotId?: string
  snapshots: Snapshot[]
  refs: Ref[]
  /** Earlier metadata files. */
  log: Array<{ timestamp: number; file: string }>
  statistics: Array<{ snapshotId: string; path: string }>
}

/** Format versions that are read. */
const VERSIONS = [1, 2, 3]

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: Json | undefined) => (typeof value === 'string' ? value : undefined)

/** Adds a field and those inside its type to a list. */
function addField(list: Field[], field: Field, type: Json | undefined) {
  list.push(field)
  const depth = field.depth + 1
  const element = (name: string, id: Json | undefined, inner: Json | undefined, required: boolean) => {
    if (typeof id === 'number') addField(list, { id, path: `${field.path}.${name}`, depth, type: typeName(inner), required }, inner)
  }
  if (!isObject(type)) return
  if (type.type === 'struct' && Array.isArray(type.fields)) {
    for (const one of type.fields) if (isObject(one)) element(text(one.name) ?? '', one.id, one.type, one.required === true)
  } else if (type.type === 'list') {
    element('element', type['element-id'], type.element, type['element-required'] === true)
  } else if (type.type === 'map') {
    element('key', type['key-id'], type.key, true)
    element('value', type['value-id'], type.value, type['value-required'] === true)
  }
}

const typeName = (type: Json | undefined): string =>
  typeof type === 'string' ? type : isObject(type) ? (text(type.type) ?? 'unknown') : 'unknown'

function schemaOf(schema: Fields): Schema {
  const fields: Field[] = []
  for (const field of schema.children('fields')) {
    const type = field.raw('type')
    if (typeof type !== 'string' && !isObject(type)) field.fail('type', 'a type')
    const initial = field.raw('initial-default')
    addField(
      fields,
      {
        id: field.number('id'),
        path: field.text('name'),
        depth: 0,
        type: typeName(type),
        required: field.flag('required'),
        ...(field.has('doc') && { doc: field.text('doc') }),
        ...(initial !== undefined && initial !== null && { initialDefault: typeof initial === 'string' ? initial : String(initial) }),
      },
      type,
    )
  }
  return {
    id: schema.has('schema-id') ? schema.number('schema-id') : 0,
    fields,
    identifierIds: schema.has('identifier-field-ids') ? schema.numbers('identifier-field-ids') : [],
  }
}

/** @param fields of a partition spec @param first id of a field without one, as version 1 allows */
const partitionFields = (fields: Fields[], first = 1000): PartitionField[] =>
  fields.map((field, index) => ({
    id: field.has('field-id') ? field.number('field-id') : first + index,
    sourceId: field.has('source-ids') ? (field.numbers('source-ids')[0] ?? 0) : field.number('source-id'),
    name: field.text('name'),
    transform: field.text('transform'),
  }))

function specsOf(table: Fields): PartitionSpec[] {
  if (table.has('partition-specs'))
    return table
      .children('partition-specs')
      .map((spec) => ({ id: spec.number('spec-id'), fields: partitionFields(spec.children('fields')) }))
  return [{ id: 0, fields: partitionFields(table.children('partition-spec')) }]
}

const sortOrdersOf = (table: Fields): SortOrder[] =>
  table.has('sort-orders')
    ? table.children('sort-orders').map((order) => ({
        id: order.number('order-id'),
        fields: order.children('fields').map((field) => ({
          sourceId: field.has('source-ids') ? (field.numbers('source-ids')[0] ?? 0) : field.number('source-id'),
          transform: field.text('transform'),
          direction: field.text('direction'),
          nullOrder: field.text('null-order'),
        })),
      }))
    : []

function snapshotOf(snapshot: Fields): Omit<Snapshot, 'number'> {
  const summary = snapshot.has('summary') ? snapshot.map('summary') : {}
  if (!snapshot.has('manifest-list') && !snapshot.has('manifests')) snapshot.fail('manifest-list', 'the address of a manifest list')
  return {
    id: snapshot.id('snapshot-id'),
    ...(snapshot.has('parent-snapshot-id') && { parentId: snapshot.id('parent-snapshot-id') }),
    sequenceNumber: snapshot.has('sequence-number') ? snapshot.number('sequence-number') : 0,
    timestamp: snapshot.number('timestamp-ms'),
    operation: summary.operation ?? 'unknown',
    summary,
    ...(snapshot.has('manifest-list') && { manifestList: snapshot.text('manifest-list') }),
    manifests: snapshot.has('manifests') ? snapshot.texts('manifests') : [],
    ...(snapshot.has('schema-id') && { schemaId: snapshot.number('schema-id') }),
  }
}

/** In version 1, -1 stands for a table without snapshots. */
const currentSnapshot = (table: Fields): string | undefined => {
  const id = table.has('current-snapshot-id') ? table.id('current-snapshot-id') : '-1'
  return id === '-1' ? undefined : id
}

/** Whether a JSON document says that it is table metadata. */
const isMetadata = (table: Fields) => table.has('format-version') && table.has('location')

/**
 * Reads a table metadata file. Names that end in `.gz.metadata.json` or `.metadata.json.gz` are compressed.
 * @throws FileProblem at the value that is missing or has another type than the specification requires
 */
export async function readMetadata(file: TableFile, reading?: Reading): Promise<TableMetadata> {
  const bytes = await readWhole(file, reading)
  const compressed = bytes[0] === 0x1f && bytes[1] === 0x8b
  const content = compressed ? await gunzip(bytes).catch(() => undefined) : bytes
  if (!content) throw new FileProblem({ file: file.path, offset: 0, found: 'The gzip data cannot be decompressed.', advice: COPY_AGAIN })
  const table = Fields.of(parseJson(content, file.path), file.path)
  if (!isMetadata(table)) {
    throw new FileProblem({
      file: file.path,
      offset: 0,
      found: 'The document has no "format-version" and "location", so it is not table metadata.',
      advice: 'Table metadata is in the folder "metadata" of a table, in files that end in ".metadata.json".',
    })
  }
  const formatVersion = table.number('format-version')
  if (!VERSIONS.includes(formatVersion)) table.fail('format-version', 'a version that the explorer reads: 1, 2 or 3')
  const schemas = table.has('schemas') ? table.children('schemas').map(schemaOf) : [schemaOf(table.child('schema'))]
  const currentSchemaId = table.has('current-schema-id') ? table.number('current-schema-id') : (schemas.at(-1)?.id ?? 0)
  if (!schemas.some(({ id }) => id === currentSchemaId)) table.fail('current-schema-id', 'the id of one of the schemas')
  const snapshots = (table.has('snapshots') ? table.children('snapshots').map(snapshotOf) : [])
    .sort((a, b) => a.sequenceNumber - b.sequenceNumber || a.timestamp - b.timestamp)
    .map((snapshot, index) => ({ ...snapshot, number: index + 1 }))
  const currentSnapshotId = currentSnapshot(table)
  if (currentSnapshotId !== undefined && !snapshots.some(({ id }) => id === currentSnapshotId))
    table.fail('current-snapshot-id', 'the id of one of the snapshots')
  return {
    file: file.path,
    formatVersion,
    ...(table.has('table-uuid') && { uuid: table.text('table-uuid') }),
    location: table.text('location'),
    lastUpdated: table.number('last-updated-ms'),
    currentSchemaId,
    schemas,
    defaultSpecId: table.has('default-spec-id') ? table.number('default-spec-id') : 0,
    specs: specsOf(table),
    defaultSortOrderId: table.has('default-sort-order-id') ? table.number('default-sort-order-id') : 0,
    sortOrders: sortOrdersOf(table),
    properties: table.has('properties') ? table.map('properties') : {},
    ...(currentSnapshotId !== undefined && { currentSnapshotId }),
    snapshots,
    refs: table.has('refs')
      ? table.entries('refs').map(([name, ref]) => ({ name, type: ref.text('type'), snapshotId: ref.id('snapshot-id') }))
      : [],
    log: table.has('metadata-log')
      ? table.children('metadata-log').map((entry) => ({ timestamp: entry.number('timestamp-ms'), file: entry.text('metadata-file') }))
      : [],
    statistics: table.has('statistics')
      ? table.children('statistics').map((entry) => ({ snapshotId: entry.id('snapshot-id'), path: entry.text('statistics-path') }))
      : [],
  }
}
