import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import avro from 'avsc'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleTable } from '../../../lib/tools/iceberg/sample-table'
import { avroType } from './avro-file'
import { ordersTable } from './orders-table'
import { sampleSummary } from './sample-summary'
import { tarArchive } from './tar-archive'

/**
 * Checks the files of the sample table against the Iceberg specification, format version 2. The files are read with `avsc`, `hyparquet` and
 * `JSON.parse`, not with the readers of the explorer, so that an error in those cannot hide one in the table.
 */

const LOCATION = 's3://lake/shop/orders/'

type Json = Record<string, never>
type Entry = {
  status: number
  snapshot_id: bigint
  sequence_number: number | null
  file_sequence_number: number | null
  data_file: DataFile
}
type Pairs<T> = Array<{ key: number; value: T }>
type DataFile = {
  content: number
  file_path: string
  file_format: string
  partition: Record<string, number>
  record_count: number
  file_size_in_bytes: number
  column_sizes: Pairs<number>
  value_counts: Pairs<number>
  null_value_counts: Pairs<number>
  lower_bounds: Pairs<Buffer>
  upper_bounds: Pairs<Buffer>
  equality_ids: number[] | null
}
type ManifestFile = {
  manifest_path: string
  manifest_length: number
  partition_spec_id: number
  content: number
  sequence_number: number
  min_sequence_number: number
  added_snapshot_id: bigint
  added_files_count: number
  existing_files_count: number
  deleted_files_count: number
  added_rows_count: number
  existing_rows_count: number
  deleted_rows_count: number
  partitions: Array<{ contains_null: boolean; lower_bound: Buffer; upper_bound: Buffer }>
}

let files: ReadonlyMap<string, Buffer>
let archive: Buffer

beforeAll(async () => {
  files = await ordersTable()
  archive = tarArchive(new Map([...files].map(([name, content]) => [`orders/${name}`, content])))
})

const fileAt = (address: string): Buffer => {
  const file = files.get(address.slice(LOCATION.length))
  if (!address.startsWith(LOCATION) || !file) throw new Error(`The table has no file ${address}.`)
  return file
}

/** Header, schema and records of an Avro file, by the layout of the Avro specification. */
function readAvro<T>(file: Buffer): { header: Record<string, string>; schema: { fields: never[] }; records: T[] } {
  expect(file.subarray(0, 4).toString('latin1')).toBe('Obj\x01')
  const map = avro.Type.forSchema({ type: 'map', values: 'bytes' })
  const { value, offset } = map.decode(file, 4) as unknown as { value: Record<string, Buffer>; offset: number }
  const header = Object.fromEntries(Object.entries(value).map(([key, bytes]) => [key, bytes.toString()]))
  const schema = JSON.parse(header['avro.schema'] ?? '')
  const marker = file.subarray(offset, offset + 16)
  const long = avro.Type.forSchema('long')
  const count = long.decode(file, offset + 16) as unknown as { value: number; offset: number }
  const size = long.decode(file, count.offset) as unknown as { value: number; offset: number }
  const end = size.offset + size.value
  expect(file.subarray(end, end + 16)).toEqual(marker)
  expect(end + 16).toBe(file.length)
  expect(header['avro.codec']).toBe('deflate')
  const block = inflateRawSync(file.subarray(size.offset, end))
  const type = avroType(schema)
  const records: T[] = []
  for (let at = 0; at < block.length; ) {
    const record = type.decode(block, at) as unknown as { value: T; offset: number }
    records.push(record.value)
    at = record.offset
  }
  expect(records).toHaveLength(count.value)
  return { header, schema, records }
}

const metadataFiles = () => [...files.keys()].filter((name) => name.endsWith('.metadata.json')).sort()
const metadataOf = (name: string): Json =>
  JSON.parse(
    files
      .get(name)
      ?.toString()
      .replace(/("[^"]*snapshot-id": )(-?\d+)/g, '$1"$2"') ?? '',
  )
const newest = () =>
  metadataOf(metadataFiles().at(-1) ?? '') as unknown as {
    schemas: Array<{ 'schema-id': number; fields: Array<{ id: number; name: string; type: string; required: boolean }> }>
    'partition-specs': Array<{ 'spec-id': number; fields: Array<Record<string, string | number>> }>
    snapshots: Array<Record<string, string> & { summary: Record<string, string> }>
    [key: string]: unknown
  }

/** Ids of all fields of an Avro schema by name, also inside records, arrays and unions. */
function fieldIds(type: unknown, found = new Map<string, number>()): Map<string, number> {
  if (Array.isArray(type)) for (const branch of type) fieldIds(branch, found)
  if (typeof type !== 'object' || type === null) return found
  const { fields, items } = type as { fields?: Array<{ name: string; type: unknown; 'field-id': number }>; items?: unknown }
  for (const field of fields ?? []) {
    found.set(field.name, field['field-id'])
    fieldIds(field.type, found)
  }
  fieldIds(items, found)
  return found
}

const manifestsOf = (snapshot: Record<string, unknown>) => readAvro<ManifestFile>(fileAt(String(snapshot['manifest-list']))).records
const entriesOf = (manifest: ManifestFile) => readAvro<Entry>(fileAt(manifest.manifest_path)).records

const arrayBuffer = (file: Buffer) => new Uint8Array(file).buffer
const rowsOf = async (file: Buffer) => {
  const buffer = arrayBuffer(file)
  return parquetReadObjects({ file: { byteLength: buffer.byteLength, slice: (from, to) => buffer.slice(from, to) }, compressors })
}

test('the file of the site is what the script writes', () => {
  expect(archive.equals(readFileSync(`public${sampleTable.archive}`))).toBe(true)
})

test('the summary of its page is what the explorer reads', async () => {
  const { archive: _, ...summary } = sampleTable
  expect(await sampleSummary(archive)).toEqual(summary)
})

describe('metadata files', () => {
  test('have all required fields of version 2', () => {
    for (const name of metadataFiles()) {
      expect(Object.keys(metadataOf(name))).toEqual(
        expect.arrayContaining([
          'format-version',
          'table-uuid',
          'location',
          'last-sequence-number',
          'last-updated-ms',
          'last-column-id',
          'schemas',
          'current-schema-id',
          'partition-specs',
          'default-spec-id',
          'last-partition-id',
          'sort-orders',
          'default-sort-order-id',
        ]),
      )
      expect(metadataOf(name)).toMatchObject({ 'format-version': 2 })
    }
  })

  test('name each other in their log, with the time of the file', () => {
    const names = metadataFiles()
    names.forEach((name, index) => {
      const log = metadataOf(name)['metadata-log'] as unknown as Array<Record<string, unknown>>
      expect(log.map((entry) => entry['metadata-file'])).toEqual(names.slice(0, index).map((one) => LOCATION + one))
      for (const [place, entry] of log.entries()) expect(entry['timestamp-ms']).toBe(metadataOf(names[place] ?? '')['last-updated-ms'])
    })
  })

  test('have ids that fit together', () => {
    const table = newest()
    const ids = table.schemas.flatMap(({ fields }) => fields.map(({ id }) => id))
    expect(Math.max(...ids)).toBe(table['last-column-id'])
    const partitionIds = table['partition-specs'].flatMap(({ fields }) => fields.map((field) => Number(field['field-id'])))
    expect(new Set(partitionIds).size).toBe(partitionIds.length)
    expect(Math.max(...partitionIds)).toBe(table['last-partition-id'])
    for (const { fields } of table['partition-specs']) for (const field of fields) expect(ids).toContain(field['source-id'])
    expect(table.snapshots.at(-1)?.['snapshot-id']).toBe(table['current-snapshot-id'])
  })

  test('have snapshots whose parents, numbers and times are in order', () => {
    const { snapshots } = newest()
    snapshots.forEach((snapshot, index) => {
      expect(snapshot['sequence-number']).toBe(index + 1)
      expect(snapshot['parent-snapshot-id']).toBe(snapshots[index - 1]?.['snapshot-id'])
      expect(['append', 'replace', 'overwrite', 'delete']).toContain(snapshot.summary.operation)
    })
    expect(new Set(snapshots.map((snapshot) => snapshot['snapshot-id'])).size).toBe(snapshots.length)
  })
})

test('manifest lists and manifests have the field ids of the specification', () => {
  const [snapshot] = newest().snapshots
  const { schema, records, header } = readAvro<ManifestFile>(fileAt(String(snapshot?.['manifest-list'])))
  expect(header['format-version']).toBe('2')
  expect(Object.fromEntries(fieldIds(schema))).toEqual({
    manifest_path: 500,
    manifest_length: 501,
    partition_spec_id: 502,
    content: 517,
    sequence_number: 515,
    min_sequence_number: 516,
    added_snapshot_id: 503,
    added_files_count: 504,
    existing_files_count: 505,
    deleted_files_count: 506,
    added_rows_count: 512,
    existing_rows_count: 513,
    deleted_rows_count: 514,
    partitions: 507,
    contains_null: 509,
    contains_nan: 518,
    lower_bound: 510,
    upper_bound: 511,
  })
  const manifest = readAvro<Entry>(fileAt(records[0]?.manifest_path ?? ''))
  expect(Object.fromEntries(fieldIds(manifest.schema))).toMatchObject({
    status: 0,
    snapshot_id: 1,
    data_file: 2,
    sequence_number: 3,
    file_sequence_number: 4,
    content: 134,
    file_path: 100,
    file_format: 101,
    partition: 102,
    created_at_month: 1000,
    record_count: 103,
    file_size_in_bytes: 104,
    column_sizes: 108,
    value_counts: 109,
    null_value_counts: 110,
    nan_value_counts: 137,
    lower_bounds: 125,
    upper_bounds: 128,
    split_offsets: 132,
    equality_ids: 135,
    sort_order_id: 140,
  })
  for (const key of ['schema', 'schema-id', 'partition-spec', 'partition-spec-id', 'format-version', 'content'])
    expect(manifest.header).toHaveProperty(key)
})

describe('every snapshot', () => {
  test('has a manifest list whose counts are those of its manifests', () => {
    for (const snapshot of newest().snapshots) {
      for (const manifest of manifestsOf(snapshot)) {
        const { header } = readAvro<Entry>(fileAt(manifest.manifest_path))
        const entries = entriesOf(manifest)
        const count = (status: number) => entries.filter((entry) => entry.status === status).length
        const rows = (status: number) =>
          entries.filter((entry) => entry.status === status).reduce((sum, { data_file }) => sum + data_file.record_count, 0)
        expect(manifest).toMatchObject({
          manifest_length: fileAt(manifest.manifest_path).length,
          partition_spec_id: Number(header['partition-spec-id']),
          content: header.content === 'deletes' ? 1 : 0,
          existing_files_count: count(0),
          added_files_count: count(1),
          deleted_files_count: count(2),
          existing_rows_count: rows(0),
          added_rows_count: rows(1),
          deleted_rows_count: rows(2),
        })
        const partitions = entries.map(({ data_file: { partition } }) => Object.values(partition)[0] ?? 0)
        expect(manifest.partitions.map(({ lower_bound, upper_bound }) => [lower_bound.readInt32LE(), upper_bound.readInt32LE()])).toEqual([
          [Math.min(...partitions), Math.max(...partitions)],
        ])
        const numbers = entries.filter(({ status }) => status !== 2).map((entry) => entry.sequence_number ?? manifest.sequence_number)
        if (numbers.length > 0) expect(manifest.min_sequence_number).toBe(Math.min(...numbers))
      }
    }
  })

  test('inherits sequence numbers for added files only, and keeps data and deletes apart', () => {
    for (const snapshot of newest().snapshots) {
      for (const manifest of manifestsOf(snapshot)) {
        for (const { status, sequence_number, file_sequence_number, data_file } of entriesOf(manifest)) {
          expect(sequence_number === null).toBe(status === 1)
          expect(file_sequence_number === null).toBe(status === 1)
          expect(data_file.content > 0).toBe(manifest.content === 1)
        }
      }
    }
  })

  test('has a summary whose totals are those of its live files', () => {
    for (const snapshot of newest().snapshots) {
      const live = manifestsOf(snapshot)
        .flatMap(entriesOf)
        .filter(({ status }) => status !== 2)
        .map(({ data_file }) => data_file)
      const of = (content: number) => live.filter((file) => file.content === content)
      const rows = (list: DataFile[]) => list.reduce((sum, { record_count }) => sum + record_count, 0)
      expect(snapshot.summary).toMatchObject({
        'total-data-files': String(of(0).length),
        'total-delete-files': String(of(1).length + of(2).length),
        'total-records': String(rows(of(0))),
        'total-position-deletes': String(rows(of(1))),
        'total-equality-deletes': String(rows(of(2))),
        'total-files-size': String(live.reduce((sum, { file_size_in_bytes }) => sum + file_size_in_bytes, 0)),
      })
    }
  })
})

describe('every data and delete file', () => {
  const all = () => {
    const entries = newest().snapshots.flatMap((snapshot) => manifestsOf(snapshot).flatMap(entriesOf))
    return [...new Map(entries.map(({ data_file }) => [data_file.file_path, data_file])).values()]
  }

  test('has the size, rows, field ids and counts that its manifest says', async () => {
    const byId = new Map(newest().schemas.flatMap(({ fields }) => fields.map(({ id, name }) => [id, name] as const)))
    for (const file of all()) {
      const bytes = fileAt(file.file_path)
      const metadata = parquetMetadata(arrayBuffer(bytes))
      expect(bytes.length).toBe(file.file_size_in_bytes)
      expect(Number(metadata.num_rows)).toBe(file.record_count)
      const columns = metadata.schema.slice(1)
      expect(columns.map(({ field_id }) => field_id)).toEqual(file.value_counts.map(({ key }) => key))
      if (file.content !== 1) for (const { name, field_id } of columns) expect(name).toBe(byId.get(field_id ?? 0))
      for (const { value } of file.value_counts) expect(value).toBe(file.record_count)
      const rows = await rowsOf(bytes)
      for (const { key, value } of file.null_value_counts) {
        const name = columns.find(({ field_id }) => field_id === key)?.name ?? ''
        expect(rows.filter((row) => row[name] === null || row[name] === undefined)).toHaveLength(value)
      }
    }
  })

  test('has only rows of its partition, between its bounds', async () => {
    for (const file of all().filter(({ content }) => content === 0)) {
      const [[field, value] = ['', 0]] = Object.entries(file.partition)
      const ids = (list: Pairs<Buffer>) => list.find(({ key }) => key === 1)?.value.readBigInt64LE() ?? 0n
      const amount = (list: Pairs<Buffer>) => Number.parseInt(list.find(({ key }) => key === 4)?.value.toString('hex') ?? '', 16)
      const text = (list: Pairs<Buffer>) => list.find(({ key }) => key === 2)?.value.toString() ?? ''
      for (const row of await rowsOf(fileAt(file.file_path))) {
        const at = row.created_at as Date
        const partition = field.endsWith('day')
          ? Math.floor(at.getTime() / 86_400_000)
          : (at.getUTCFullYear() - 1970) * 12 + at.getUTCMonth()
        expect(partition).toBe(value)
        expect(row.order_id >= ids(file.lower_bounds) && row.order_id <= ids(file.upper_bounds)).toBe(true)
        const cents = Math.round(row.amount * 100)
        expect(cents >= amount(file.lower_bounds) && cents <= amount(file.upper_bounds)).toBe(true)
        expect(row.customer >= text(file.lower_bounds) && row.customer <= text(file.upper_bounds)).toBe(true)
      }
    }
  })

  test('that deletes by equality names its columns, and one that deletes by position is sorted and names data files of its partition', async () => {
    const data = new Map(
      all()
        .filter(({ content }) => content === 0)
        .map((file) => [file.file_path, file]),
    )
    for (const file of all()) {
      if (file.content === 2) expect(file.equality_ids).toEqual([1])
      if (file.content !== 1) continue
      const metadata = parquetMetadata(arrayBuffer(fileAt(file.file_path)))
      expect(metadata.schema.slice(1).map(({ name, field_id }) => [name, field_id])).toEqual([
        ['file_path', 2147483546],
        ['pos', 2147483545],
      ])
      const rows = await rowsOf(fileAt(file.file_path))
      const keys = rows.map(({ file_path, pos }) => `${file_path} ${String(pos).padStart(10, '0')}`)
      expect(keys).toEqual([...keys].sort())
      for (const { file_path, pos } of rows) {
        expect(data.get(file_path)?.partition).toEqual(file.partition)
        expect(Number(pos)).toBeLessThan(data.get(file_path)?.record_count ?? 0)
      }
    }
  })
})

/** Rows of a snapshot after its deletes are applied (specification, "Scan Planning"), by order id. */
async function tableRows(number: number): Promise<Map<number, Record<string, unknown>>> {
  const live = manifestsOf(newest().snapshots[number - 1] ?? {}).flatMap((manifest) =>
    entriesOf(manifest)
      .filter(({ status }) => status !== 2)
      .map(({ data_file, sequence_number }) => ({ ...data_file, sequence: sequence_number ?? manifest.sequence_number })),
  )
  const deletes = await Promise.all(
    live.filter(({ content }) => content > 0).map(async (file) => ({ ...file, rows: await rowsOf(fileAt(file.file_path)) })),
  )
  const rows = new Map<number, Record<string, unknown>>()
  for (const file of live.filter(({ content }) => content === 0)) {
    const applying = deletes.filter(({ partition }) => JSON.stringify(partition) === JSON.stringify(file.partition))
    for (const [position, row] of (await rowsOf(fileAt(file.file_path))).entries()) {
      const gone = applying.some(({ content, sequence, rows: entries }) =>
        content === 2
          ? file.sequence < sequence && entries.some(({ order_id }) => order_id === row.order_id)
          : file.sequence <= sequence && entries.some((entry) => entry.file_path === file.file_path && Number(entry.pos) === position),
      )
      if (gone) continue
      expect(rows.has(Number(row.order_id))).toBe(false)
      rows.set(Number(row.order_id), row)
    }
  }
  return rows
}

test('the deletes leave one version of each order, and the compaction changes no row', async () => {
  const [first, afterUpserts, afterErase, afterCompaction] = (await Promise.all([1, 5, 6, 7].map(tableRows))) as [
    Map<number, never>,
    Map<number, never>,
    Map<number, never>,
    Map<number, never>,
  ]
  expect(first.size).toBe(4400)
  expect(afterUpserts.size).toBe(4499)
  expect(afterUpserts.get(42)).toMatchObject({ status: 'refunded' })
  expect(afterUpserts.has(4433)).toBe(false)
  expect(
    [...afterErase.values()].filter(({ customer, order_id }) => customer === 'c-017' && order_id > 2000n && order_id <= 4400n),
  ).toEqual([])
  const comparable = (rows: Map<number, Record<string, unknown>>) =>
    [...rows]
      .sort(([a], [b]) => a - b)
      .map(([id, { customer, status, amount, created_at, channel = null }]) => [id, customer, status, amount, created_at, channel])
  expect(comparable(afterCompaction)).toEqual(comparable(afterErase))
})
