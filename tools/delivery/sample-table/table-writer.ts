import { createHash } from 'node:crypto'
import { avroFile } from './avro-file'
import { manifestListSchema, manifestSchema } from './manifest-schemas'

/** A file to commit. Keys of the maps are field ids, and bounds are as stored. */
export type NewFile = {
  content: 'data' | 'position deletes' | 'equality deletes'
  path: string
  specId: number
  /** Values of the partition fields in the order of the spec, as integers. */
  partition: number[]
  rows: number
  size: number
  columnSizes: Map<number, number>
  valueCounts: Map<number, number>
  nullCounts: Map<number, number>
  lower: Map<number, Buffer>
  upper: Map<number, Buffer>
  equalityIds?: number[]
}

type Status = 0 | 1 | 2
type Entry = { status: Status; snapshotId: bigint; sequenceNumber: number; fileSequenceNumber: number; file: NewFile }
type Manifest = {
  path: string
  length: number
  specId: number
  deletes: boolean
  sequenceNumber: number
  snapshotId: bigint
  entries: Entry[]
}
/** A partition spec with the Avro types of its values. */
export type Spec = { id: number; fields: Array<{ id: number; sourceId: number; name: string; transform: string; type: unknown }> }

const CONTENT = { data: 0, 'position deletes': 1, 'equality deletes': 2 }
const EXISTING = 0
const ADDED = 1
const DELETED = 2

/** A text in the form of a UUID that depends on its seed alone. */
export function seededUuid(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** An id of 63 bits that depends on its seed alone. */
const seededId = (seed: string): bigint => createHash('sha256').update(seed).digest().readBigUInt64BE() >> 1n

const pairs = <T>(map: ReadonlyMap<number, T>) => [...map].map(([key, value]) => ({ key, value }))

const int = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}

const sum = (entries: readonly Entry[], status: Status) =>
  entries.filter((entry) => entry.status === status).reduce((total, { file }) => total + file.rows, 0)
const count = (entries: readonly Entry[], status: Status) => entries.filter((entry) => entry.status === status).length

/** Commits to an Iceberg table of format version 2, without a catalog. All files that it writes are in `files`, by their path in the table. */
export class TableWriter {
  readonly files = new Map<string, Buffer>()
  private manifests: Manifest[] = []
  private readonly snapshots: Array<Record<string, unknown>> = []
  private readonly snapshotLog: unknown[] = []
  private readonly metadataLog: unknown[] = []
  private readonly schemas: object[] = []
  private readonly specs: Spec[] = []
  private sequenceNumber = 0
  private version = 0
  private snapshotId: bigint | undefined
  private totals = { records: 0, size: 0, data: 0, deletes: 0, position: 0, equality: 0 }

  constructor(
    private readonly table: {
      location: string
      lastColumnId: number
      sortOrder: object
      properties: Record<string, string>
    },
  ) {}

  /** Adds a schema or a partition spec and writes a metadata file. @param time in milliseconds since 1970 */
  evolve({ schema, spec }: { schema?: object; spec?: Spec }, time: number) {
    if (schema) this.schemas.push(schema)
    if (spec) this.specs.push(spec)
    this.writeMetadata(time)
  }

  /** Commits a snapshot. @param removed paths of files that it takes out of the table */
  commit(operation: string, time: number, added: readonly NewFile[], removed: readonly string[] = []) {
    const parent = this.snapshotId
    const id = seededId(`${this.table.location} snapshot ${this.snapshots.length}`)
    const sequenceNumber = ++this.sequenceNumber
    const kept = this.manifests
      // A manifest without live files is needed in the snapshot that removed them only.
      .filter(({ entries }) => entries.some(({ status }) => status !== DELETED))
      .map((manifest) => this.without(manifest, new Set(removed), id, sequenceNumber))
    const groups = new Map<string, NewFile[]>()
    for (const file of added) {
      const key = `${file.specId} ${file.content === 'data'}`
      groups.set(key, [...(groups.get(key) ?? []), file])
    }
    const fresh = [...groups.values()].map((files) =>
      this.writeManifest(
        files.map((file) => ({ status: ADDED, snapshotId: id, sequenceNumber, fileSequenceNumber: sequenceNumber, file })),
        id,
        sequenceNumber,
      ),
    )
    const before = this.manifests.flatMap(({ entries }) => entries).filter(({ status }) => status !== DELETED)
    const gone = before.map(({ file }) => file).filter(({ path }) => removed.includes(path))
    this.manifests = [...fresh, ...kept]
    this.snapshotId = id
    const list = `metadata/snap-${id}-1-${seededUuid(`list ${id}`)}.avro`
    this.files.set(list, this.manifestList(id, sequenceNumber, parent))
    this.snapshots.push({
      'sequence-number': sequenceNumber,
      'snapshot-id': id,
      ...(parent !== undefined && { 'parent-snapshot-id': parent }),
      'timestamp-ms': time,
      summary: this.summary(operation, added, gone),
      'manifest-list': `${this.table.location}/${list}`,
      'schema-id': this.schemas.length - 1,
    })
    this.snapshotLog.push({ 'timestamp-ms': time, 'snapshot-id': id })
    this.writeMetadata(time)
  }

  /** A manifest after files were removed: the same one, or a new one in which their entries are marked as deleted. */
  private without(manifest: Manifest, removed: ReadonlySet<string>, id: bigint, sequenceNumber: number): Manifest {
    const live = manifest.entries.filter(({ status }) => status !== DELETED)
    if (!live.some(({ file }) => removed.has(file.path))) return manifest
    const entries = live.map(
      (entry): Entry => (removed.has(entry.file.path) ? { ...entry, status: DELETED, snapshotId: id } : { ...entry, status: EXISTING }),
    )
    return this.writeManifest(entries, id, sequenceNumber)
  }

  private writeManifest(entries: Entry[], id: bigint, sequenceNumber: number): Manifest {
    const [first] = entries
    const spec = this.specs.find((one) => one.id === first?.file.specId)
    if (!first || !spec) throw new Error('A manifest needs entries of a known partition spec.')
    const deletes = first.file.content !== 'data'
    const path = `metadata/${seededUuid(`manifests ${id}`)}-m${[...this.files.keys()].filter((one) => one.includes(seededUuid(`manifests ${id}`))).length}.avro`
    const bytes = avroFile(
      manifestSchema(spec.fields),
      entries.map((entry) => this.record(entry, spec)),
      {
        schema: JSON.stringify(this.schemas.at(-1)),
        'schema-id': String(this.schemas.length - 1),
        'partition-spec': JSON.stringify(specJson(spec).fields),
        'partition-spec-id': String(spec.id),
        'format-version': '2',
        content: deletes ? 'deletes' : 'data',
      },
    )
    this.files.set(path, bytes)
    return { path, length: bytes.length, specId: spec.id, deletes, sequenceNumber, snapshotId: id, entries }
  }

  private record({ status, snapshotId, sequenceNumber, fileSequenceNumber, file }: Entry, spec: Spec) {
    return {
      status,
      snapshot_id: snapshotId,
      // Added files inherit the numbers of their snapshot, so that a commit can be repeated without writing manifests again.
      sequence_number: status === ADDED ? null : sequenceNumber,
      file_sequence_number: status === ADDED ? null : fileSequenceNumber,
      data_file: {
        content: CONTENT[file.content],
        file_path: file.path,
        file_format: 'PARQUET',
        partition: Object.fromEntries(spec.fields.map(({ name }, index) => [name, file.partition[index] ?? null])),
        record_count: file.rows,
        file_size_in_bytes: file.size,
        column_sizes: pairs(file.columnSizes),
        value_counts: pairs(file.valueCounts),
        null_value_counts: pairs(file.nullCounts),
        nan_value_counts: [],
        lower_bounds: pairs(file.lower),
        upper_bounds: pairs(file.upper),
        key_metadata: null,
        split_offsets: [4],
        equality_ids: file.equalityIds ?? null,
        sort_order_id: file.content === 'position deletes' ? null : 1,
        referenced_data_file: null,
      },
    }
  }

  private manifestList(id: bigint, sequenceNumber: number, parent: bigint | undefined): Buffer {
    const records = this.manifests.map(({ path, length, specId, deletes, entries, ...manifest }) => {
      const live = entries.filter(({ status }) => status !== DELETED)
      const values = (index: number) => entries.map(({ file }) => file.partition[index] ?? 0)
      return {
        manifest_path: `${this.table.location}/${path}`,
        manifest_length: length,
        partition_spec_id: specId,
        content: deletes ? 1 : 0,
        sequence_number: manifest.sequenceNumber,
        min_sequence_number: Math.min(...(live.length > 0 ? live : entries).map((entry) => entry.sequenceNumber)),
        added_snapshot_id: manifest.snapshotId,
        added_files_count: count(entries, ADDED),
        existing_files_count: count(entries, EXISTING),
        deleted_files_count: count(entries, DELETED),
        added_rows_count: sum(entries, ADDED),
        existing_rows_count: sum(entries, EXISTING),
        deleted_rows_count: sum(entries, DELETED),
        partitions: (entries[0]?.file.partition ?? []).map((_, index) => ({
          contains_null: false,
          contains_nan: false,
          lower_bound: int(Math.min(...values(index))),
          upper_bound: int(Math.max(...values(index))),
        })),
      }
    })
    return avroFile(manifestListSchema, records, {
      'snapshot-id': String(id),
      'parent-snapshot-id': String(parent ?? 'null'),
      'sequence-number': String(sequenceNumber),
      'format-version': '2',
    })
  }

  private summary(operation: string, added: readonly NewFile[], gone: readonly NewFile[]): Record<string, string> {
    const totals = { ...this.totals }
    const sums: Record<string, number> = {}
    const add = (key: string, value: number) => {
      sums[key] = (sums[key] ?? 0) + value
    }
    for (const [files, sign, verb] of [
      [added, 1, 'added'],
      [gone, -1, 'removed'],
    ] as const) {
      for (const { content, rows, size } of files) {
        add(`${verb}-files-size`, size)
        totals.size += sign * size
        if (content === 'data') {
          add(sign > 0 ? 'added-data-files' : 'deleted-data-files', 1)
          add(sign > 0 ? 'added-records' : 'deleted-records', rows)
          totals.data += sign
          totals.records += sign * rows
        } else {
          const kind = content === 'position deletes' ? 'position' : 'equality'
          add(`${verb}-delete-files`, 1)
          add(`${verb}-${kind}-delete-files`, 1)
          add(`${verb}-${kind}-deletes`, rows)
          totals.deletes += sign
          totals[kind] += sign * rows
        }
      }
    }
    this.totals = totals
    const partitions = new Set([...added, ...gone].map(({ specId, partition }) => `${specId}/${partition}`))
    return {
      operation,
      ...Object.fromEntries(Object.entries(sums).map(([key, value]) => [key, String(value)])),
      'changed-partition-count': String(partitions.size),
      'total-records': String(totals.records),
      'total-files-size': String(totals.size),
      'total-data-files': String(totals.data),
      'total-delete-files': String(totals.deletes),
      'total-position-deletes': String(totals.position),
      'total-equality-deletes': String(totals.equality),
    }
  }

  private writeMetadata(time: number) {
    const { location, lastColumnId, sortOrder, properties } = this.table
    const path = `metadata/${String(this.version).padStart(5, '0')}-${seededUuid(`metadata ${this.version}`)}.metadata.json`
    const last = [...this.files.keys()].filter((one) => one.endsWith('.metadata.json')).at(-1)
    if (last) this.metadataLog.push({ 'timestamp-ms': this.lastTime, 'metadata-file': `${location}/${last}` })
    this.lastTime = time
    this.version++
    const partitionIds = this.specs.flatMap(({ fields }) => fields.map(({ id }) => id))
    const metadata = {
      'format-version': 2,
      'table-uuid': seededUuid(location),
      location,
      'last-sequence-number': this.sequenceNumber,
      'last-updated-ms': time,
      'last-column-id': lastColumnId,
      'current-schema-id': this.schemas.length - 1,
      schemas: this.schemas,
      'default-spec-id': this.specs.at(-1)?.id ?? 0,
      'partition-specs': this.specs.map(specJson),
      'last-partition-id': Math.max(999, ...partitionIds),
      'default-sort-order-id': 1,
      'sort-orders': [sortOrder],
      properties,
      ...(this.snapshotId !== undefined && { 'current-snapshot-id': this.snapshotId }),
      refs: this.snapshotId === undefined ? {} : { main: { 'snapshot-id': this.snapshotId, type: 'branch' } },
      snapshots: this.snapshots,
      'snapshot-log': this.snapshotLog,
      'metadata-log': this.metadataLog,
    }
    this.files.set(path, Buffer.from(`${jsonText(metadata)}\n`))
  }

  private lastTime = 0
}

const specJson = ({ id, fields }: Spec) => ({
  'spec-id': id,
  fields: fields.map((field) => ({ 'source-id': field.sourceId, 'field-id': field.id, name: field.name, transform: field.transform })),
})

/** JSON in which a `bigint` is a number. */
const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? `bigint:${inner}` : inner), 2).replace(
    /"bigint:(-?\d+)"/g,
    '$1',
  )
