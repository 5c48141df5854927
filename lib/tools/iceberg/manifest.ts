import { type AvroRecord, type AvroValue, type NameOf, openAvro } from './avro'
import { decompressBlock } from './compression'
import type { Reading, TableFile } from './files'
import { COPY_AGAIN, FileProblem } from './problem'

/** Summary of one field of the partitions in a manifest. Bounds are as stored. */
type PartitionSummary = { containsNull: boolean; containsNan?: boolean; lower?: Uint8Array; upper?: Uint8Array }

export type ManifestContent = 'data' | 'deletes'

/** An entry of a manifest list. Counts are undefined if the writer left them out, as version 1 allows. */
export type Manifest = {
  path: string
  length: number
  specId: number
  content: ManifestContent
  sequenceNumber: number
  minSequenceNumber: number
  addedSnapshotId: string
  addedFiles?: number
  existingFiles?: number
  deletedFiles?: number
  addedRows?: number
  existingRows?: number
  deletedRows?: number
  partitions: PartitionSummary[]
}

export type FileContent = 'data' | 'position deletes' | 'equality deletes' | 'deletion vector'
export type EntryStatus = 'existing' | 'added' | 'deleted'

/** A file as a manifest describes it. Keys of the maps are field ids. */
export type ContentFile = {
  status: EntryStatus
  content: FileContent
  path: string
  format: string
  /** Manifest that lists the file. */
  manifest: string
  specId: number
  /** Stored partition values by partition field id. Null values are absent. */
  partition: ReadonlyMap<number, AvroValue>
  rows: number
  size: number
  snapshotId: string
  sequenceNumber: number
  columnSizes: ReadonlyMap<number, number>
  valueCounts: ReadonlyMap<number, number>
  nullCounts: ReadonlyMap<number, number>
  nanCounts: ReadonlyMap<number, number>
  lower: ReadonlyMap<number, Uint8Array>
  upper: ReadonlyMap<number, Uint8Array>
  equalityIds: number[]
  sortOrderId?: number
  /** Data file whose rows a delete file deletes, if it is one. */
  referencedFile?: string
  /** Place of a deletion vector in its Puffin file. */
  vector?: { offset: number; length: number }
}

/** Names of the fields of manifests and manifest lists in the specification. Some writers use older names with the same ids. */
const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries({
    manifest_path: 500,
    manifest_length: 501,
    partition_spec_id: 502,
    added_snapshot_id: 503,
    added_files_count: 504,
    existing_files_count: 505,
    deleted_files_count: 506,
    partitions: 507,
    contains_null: 509,
    lower_bound: 510,
    upper_bound: 511,
    added_rows_count: 512,
    existing_rows_count: 513,
    deleted_rows_count: 514,
    sequence_number: 515,
    min_sequence_number: 516,
    list_content: 517,
    contains_nan: 518,
    status: 0,
    snapshot_id: 1,
    data_file: 2,
    data_sequence_number: 3,
    file_path: 100,
    file_format: 101,
    partition: 102,
    record_count: 103,
    file_size_in_bytes: 104,
    column_sizes: 108,
    value_counts: 109,
    null_value_counts: 110,
    lower_bounds: 125,
    upper_bounds: 128,
    file_content: 134,
    equality_ids: 135,
    nan_value_counts: 137,
    sort_order_id: 140,
    referenced_data_file: 143,
    content_offset: 144,
    content_size_in_bytes: 145,
  }).map(([name, id]) => [id, name]),
)

/** First id of partition fields. Their records are keyed by id, because the names of partition fields are free. */
const FIRST_PARTITION_ID = 1000

const nameOf: NameOf = (name, id) => (id === undefined ? name : id >= FIRST_PARTITION_ID ? String(id) : (NAMES.get(id) ?? name))

const isRecord = (value: AvroValue | undefined): value is AvroRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)

/** Reads the fields of one record with their types. */
function reader(record: AvroRecord, file: string, what: string) {
  const fail = (key: string): never => {
    throw new FileProblem({ file, offset: 0, found: `${what} has no valid "${key}".`, advice: COPY_AGAIN })
  }
  return {
    text: (key: string): string => {
      const value = record[key]
      return typeof value === 'string' ? value : fail(key)
    },
    number: (key: string): number => {
      const value = record[key]
      return typeof value === 'number' ? value : typeof value === 'bigint' ? Number(value) : fail(key)
    },
    optional: (key: string): number | undefined => {
      const value = record[key]
      return typeof value === 'number' ? value : typeof value === 'bigint' ? Number(value) : undefined
    },
    /** An id of 64 bits as text. */
    id: (key: string): string | undefined => {
      const value = record[key]
      return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined
    },
    fail,
  }
}

const bytesOf = (value: AvroValue | undefined) => (value instanceof Uint8Array ? value : undefined)

const counts = (record: AvroRecord) => {
  const { optional } = reader(record, '', '')
  const found = {
    addedFiles: optional('added_files_count') ?? optional('added_data_files_count'),
    existingFiles: optional('existing_files_count') ?? optional('existing_data_files_count'),
    deletedFiles: optional('deleted_files_count') ?? optional('deleted_data_files_count'),
    addedRows: optional('added_rows_count'),
    existingRows: optional('existing_rows_count'),
    deletedRows: optional('deleted_rows_count'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

function manifestOf(record: AvroRecord, file: string, index: number): Manifest {
  const { text, number, optional, id } = reader(record, file, `Entry ${index + 1} of the manifest list`)
  const partitions = Array.isArray(record.partitions) ? record.partitions.filter(isRecord) : []
  return {
    path: text('manifest_path'),
    length: number('manifest_length'),
    specId: number('partition_spec_id'),
    content: optional('list_content') === 1 ? 'deletes' : 'data',
    sequenceNumber: optional('sequence_number') ?? 0,
    minSequenceNumber: optional('min_sequence_number') ?? 0,
    addedSnapshotId: id('added_snapshot_id') ?? '',
    ...counts(record),
    partitions: partitions.map((field) => {
      const [lower, upper] = [bytesOf(field.lower_bound), bytesOf(field.upper_bound)]
      return {
        containsNull: field.contains_null === true,
        ...(typeof field.contains_nan === 'boolean' && { containsNan: field.contains_nan }),
        ...(lower && { lower }),
        ...(upper && { upper }),
      }
    }),
  }
}

const hasField = (fields: unknown, name: string): boolean =>
  Array.isArray(fields) && fields.some((field) => typeof field === 'object' && field !== null && 'name' in field && field.name === name)

/** What an Avro file of a table is, by the fields of its schema. */
export async function avroKind(file: TableFile): Promise<'manifest list' | 'manifest' | 'other'> {
  const { schema } = await openAvro(file)
  if (hasField(schema.fields, 'manifest_path')) return 'manifest list'
  return hasField(schema.fields, 'data_file') ? 'manifest' : 'other'
}

/** Entries of a manifest list. @throws FileProblem if the file is damaged or is another Avro file */
export async function readManifestList(file: TableFile, reading?: Reading): Promise<Manifest[]> {
  const { schema, records } = await openAvro(file, { ...(reading && { reading }), nameOf, decompress: decompressBlock })
  if (!hasField(schema.fields, 'manifest_path')) {
    throw new FileProblem({
      file: file.path,
      offset: 4,
      found: 'The records have no "manifest_path", so this is not a manifest list.',
      advice: 'Manifest lists are the files "snap-*.avro" in the folder "metadata".',
    })
  }
  const manifests: Manifest[] = []
  for await (const record of records()) manifests.push(manifestOf(record, file.path, manifests.length))
  return manifests
}

const STATUSES: readonly EntryStatus[] = ['existing', 'added', 'deleted']
const CONTENTS: readonly FileContent[] = ['data', 'position deletes', 'equality deletes']

/** A map with integer keys: pairs of a key and a value, because maps of Avro have texts as keys. */
function pairs<T>(value: AvroValue | undefined, read: (value: AvroValue | undefined) => T | undefined): Map<number, T> {
  const map = new Map<number, T>()
  for (const pair of Array.isArray(value) ? value : []) {
    if (!isRecord(pair)) continue
    const one = read(pair.value)
    if (typeof pair.key === 'number' && one !== undefined) map.set(pair.key, one)
  }
  return map
}

const numberOf = (value: AvroValue | undefined) =>
  typeof value === 'number' ? value : typeof value === 'bigint' ? Number(value) : undefined

/** What entries inherit from the entry of their manifest in the manifest list (specification, "Sequence Number Inheritance"). */
export type Inherited = Pick<Manifest, 'path' | 'specId' | 'sequenceNumber' | 'addedSnapshotId'>

function fileOf(record: AvroRecord, file: string, index: number, inherited: Inherited): ContentFile {
  const what = `Entry ${index + 1} of the manifest`
  const { optional, id, fail } = reader(record, file, what)
  const data = record.data_file
  if (!isRecord(data)) return fail('data_file')
  const { text, number, optional: optionalOf } = reader(data, file, what)
  const status = STATUSES[number0(optional('status'))] ?? fail('status')
  const listed = CONTENTS[number0(optionalOf('file_content') ?? 0)] ?? fail('content')
  const format = text('file_format').toUpperCase()
  const referenced = typeof data.referenced_data_file === 'string' ? data.referenced_data_file : undefined
  const [offset, length] = [optionalOf('content_offset'), optionalOf('content_size_in_bytes')]
  const sortOrderId = optionalOf('sort_order_id')
  const partition = isRecord(data.partition) ? data.partition : {}
  return {
    status,
    content: format === 'PUFFIN' ? 'deletion vector' : listed,
    path: text('file_path'),
    format,
    manifest: inherited.path,
    specId: inherited.specId,
    partition: new Map(
      Object.entries(partition).flatMap(([key, value]) => (value === null || !/^\d+$/.test(key) ? [] : [[Number(key), value] as const])),
    ),
    rows: number('record_count'),
    size: number('file_size_in_bytes'),
    snapshotId: id('snapshot_id') ?? inherited.addedSnapshotId,
    // Only added entries inherit; a rewritten manifest writes the numbers of the others.
    sequenceNumber: optional('data_sequence_number') ?? (status === 'added' ? inherited.sequenceNumber : 0),
    columnSizes: pairs(data.column_sizes, numberOf),
    valueCounts: pairs(data.value_counts, numberOf),
    nullCounts: pairs(data.null_value_counts, numberOf),
    nanCounts: pairs(data.nan_value_counts, numberOf),
    lower: pairs(data.lower_bounds, bytesOf),
    upper: pairs(data.upper_bounds, bytesOf),
    equalityIds: Array.isArray(data.equality_ids) ? data.equality_ids.filter((one) => typeof one === 'number') : [],
    ...(sortOrderId !== undefined && { sortOrderId }),
    ...(referenced !== undefined && { referencedFile: referenced }),
    ...(offset !== undefined && length !== undefined && { vector: { offset, length } }),
  }
}

const number0 = (value: number | undefined) => value ?? -1

/** Entries of a manifest. @throws FileProblem if the file is damaged or is another Avro file */
export async function readManifest(file: TableFile, inherited: Inherited, reading?: Reading): Promise<ContentFile[]> {
  const { schema, records } = await openAvro(file, { ...(reading && { reading }), nameOf, decompress: decompressBlock })
  if (!hasField(schema.fields, 'data_file')) {
    throw new FileProblem({
      file: file.path,
      offset: 4,
      found: 'The records have no "data_file", so this is not a manifest.',
      advice: 'Manifests are the files in the folder "metadata" that a manifest list names.',
    })
  }
  const files: ContentFile[] = []
  for await (const record of records()) files.push(fileOf(record, file.path, files.length, inherited))
  return files
}

/** What a manifest says about itself in its header, for a manifest that is opened without its list. */
export async function inheritedOf(file: TableFile): Promise<Inherited> {
  const { header } = await openAvro(file)
  return { path: file.path, specId: Number(header.get('partition-spec-id') ?? 0), sequenceNumber: 0, addedSnapshotId: '' }
}
