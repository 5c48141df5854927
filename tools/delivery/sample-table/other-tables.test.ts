import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Explorer } from '../../../lib/tools/iceberg/explorer'
import type { TableFile } from '../../../lib/tools/iceberg/files'
import { avroFile } from './avro-file'
import { manifestListSchema, manifestSchema } from './manifest-schemas'

/** Tables of other kinds than the sample table, written field by field as the Iceberg specification describes them. */

const LOCATION = 's3://bucket/wh/events'
const TARGET = 512 << 20

const file = (name: string, content: string | Buffer): TableFile => ({
  path: `events/${name}`,
  blob: new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
})

async function openTable(files: TableFile[]) {
  const explorer = new Explorer()
  const { tables, problems } = await explorer.open(files)
  expect(problems).toEqual([])
  const [table] = tables
  if (!table) throw new Error('No table was opened.')
  const { key, currentSnapshotId = '' } = table
  return {
    table,
    details: await explorer.snapshot(key, currentSnapshotId, TARGET),
    scan: (condition: string) => explorer.scan(key, currentSnapshotId, condition),
    file: (path: string) => explorer.file(key, currentSnapshotId, path),
    explorer,
  }
}

const field = (id: number, name: string, type: string) => ({ id, name, required: false, type })
const nothing = {
  column_sizes: null,
  value_counts: null,
  null_value_counts: null,
  nan_value_counts: null,
  lower_bounds: null,
  upper_bounds: null,
  key_metadata: null,
  split_offsets: null,
  equality_ids: null,
  sort_order_id: null,
  referenced_data_file: null,
}
const dataFile = (path: string, partition: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  ...nothing,
  content: 0,
  file_path: `${LOCATION}/data/${path}`,
  file_format: 'PARQUET',
  partition,
  record_count: 100,
  file_size_in_bytes: 1000,
  ...more,
})
const entry = (data: unknown, snapshot: number | null = null, sequence: number | null = null, status = 1) => ({
  status,
  snapshot_id: snapshot,
  sequence_number: sequence,
  file_sequence_number: sequence,
  data_file: data,
})
const listed = (name: string, length: number, more: Record<string, unknown>) => ({
  manifest_path: `${LOCATION}/metadata/${name}`,
  manifest_length: length,
  partition_spec_id: 0,
  content: 0,
  sequence_number: 1,
  min_sequence_number: 1,
  added_snapshot_id: 1,
  added_files_count: 1,
  existing_files_count: 0,
  deleted_files_count: 0,
  added_rows_count: 100,
  existing_rows_count: 0,
  deleted_rows_count: 0,
  partitions: null,
  ...more,
})
const common = {
  location: LOCATION,
  'last-updated-ms': 1762000000000,
  'last-column-id': 3,
  properties: {},
  'current-snapshot-id': 1,
}

describe('format version 1', () => {
  const long = (value: number) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64LE(BigInt(value))
    return bytes
  }
  /** Version 1 has no sequence numbers and no content, and its manifest schema has ids but other attributes are free. */
  const schema = {
    type: 'record',
    name: 'manifest_entry',
    fields: [
      { name: 'status', type: 'int', 'field-id': 0 },
      { name: 'snapshot_id', type: 'long', 'field-id': 1 },
      {
        name: 'data_file',
        'field-id': 2,
        type: {
          type: 'record',
          name: 'r2',
          fields: [
            { name: 'file_path', type: 'string', 'field-id': 100 },
            { name: 'file_format', type: 'string', 'field-id': 101 },
            {
              name: 'partition',
              'field-id': 102,
              type: { type: 'record', name: 'r102', fields: [{ name: 'kind', type: ['null', 'string'], 'field-id': 1000 }] },
            },
            { name: 'record_count', type: 'long', 'field-id': 103 },
            { name: 'file_size_in_bytes', type: 'long', 'field-id': 104 },
            { name: 'block_size_in_bytes', type: 'long', 'field-id': 105 },
            {
              name: 'lower_bounds',
              'field-id': 125,
              type: [
                'null',
                {
                  type: 'array',
                  logicalType: 'map',
                  items: {
                    type: 'record',
                    name: 'k126_v127',
                    fields: [
                      { name: 'key', type: 'int', 'field-id': 126 },
                      { name: 'value', type: 'bytes', 'field-id': 127 },
                    ],
                  },
                },
              ],
            },
          ],
        },
      },
    ],
  }
  const manifest = avroFile(
    schema,
    ['click', null].map((kind, index) => ({
      status: 1,
      snapshot_id: 1,
      data_file: {
        file_path: `${LOCATION}/data/${index}.parquet`,
        file_format: 'PARQUET',
        partition: { kind },
        record_count: 10,
        file_size_in_bytes: 500,
        block_size_in_bytes: 64,
        lower_bounds: [{ key: 1, value: long(index * 100) }],
      },
    })),
    {},
  )
  const metadata = {
    ...common,
    'format-version': 1,
    schema: { type: 'struct', fields: [field(1, 'id', 'long'), field(2, 'kind', 'string')] },
    'partition-spec': [{ name: 'kind', transform: 'identity', 'source-id': 2 }],
    snapshots: [{ 'snapshot-id': 1, 'timestamp-ms': 1762000000000, manifests: [`${LOCATION}/metadata/m0.avro`] }],
  }

  test('without a manifest list, with one schema and one partition spec', async () => {
    const { table, details, scan } = await openTable([
      file('metadata/v1.metadata.json', JSON.stringify(metadata)),
      file('metadata/m0.avro', manifest),
    ])
    expect(table).toMatchObject({
      formatVersion: 1,
      snapshots: [{ number: 1, operation: 'unknown', counts: {} }],
      specs: [{ fields: [{ id: 1000 }] }],
    })
    expect(details.totals).toMatchObject({ dataFiles: 2, rows: 20, deleteFiles: 0 })
    expect(details.added.map(({ partition }) => partition)).toEqual(['kind=click', 'kind=null'])
    const plan = await scan("kind = 'view'")
    expect(plan.read.files).toBe(0)
    expect(plan.reasons.map(({ text }) => text).sort()).toEqual(['partition kind is click', 'partition kind is null only'])
    expect((await scan('id < 100')).reasons).toMatchObject([{ by: 'bounds', text: 'id is at least 100' }])
  })

  test('with the older names of counts in its manifest list', async () => {
    const fields = [
      { name: 'manifest_path', type: 'string', 'field-id': 500 },
      { name: 'manifest_length', type: 'long', 'field-id': 501 },
      { name: 'partition_spec_id', type: 'int', 'field-id': 502 },
      { name: 'added_snapshot_id', type: ['null', 'long'], 'field-id': 503 },
      { name: 'added_data_files_count', type: ['null', 'int'], 'field-id': 504 },
    ]
    const list = avroFile(
      { type: 'record', name: 'manifest_file', fields },
      [
        {
          manifest_path: `${LOCATION}/metadata/m0.avro`,
          manifest_length: manifest.length,
          partition_spec_id: 0,
          added_snapshot_id: 1,
          added_data_files_count: 2,
        },
      ],
      {},
    )
    const snapshots = [{ 'snapshot-id': 1, 'timestamp-ms': 1762000000000, 'manifest-list': `${LOCATION}/metadata/snap-1.avro` }]
    const { details } = await openTable([
      file('metadata/v1.metadata.json', JSON.stringify({ ...metadata, snapshots })),
      file('metadata/m0.avro', manifest),
      file('metadata/snap-1.avro', list),
    ])
    expect(details.complete).toBe(true)
    expect(details.manifests).toMatchObject([{ addedFiles: 2, state: 'read' }])
  })
})

describe('format version 3 with a deletion vector', () => {
  const schema = manifestSchema([])
  const dataType = schema.fields.find(({ name }) => name === 'data_file')?.type as { fields: object[] } | undefined
  dataType?.fields.push(
    { name: 'content_offset', type: ['null', 'long'], 'field-id': 144 },
    { name: 'content_size_in_bytes', type: ['null', 'long'], 'field-id': 145 },
  )
  const place = (offset: number | null, size: number | null) => ({ content_offset: offset, content_size_in_bytes: size })
  const data = avroFile(
    schema,
    ['a.parquet', 'b.parquet'].map((name) => entry(dataFile(name, {}, place(null, null)))),
    {},
  )
  const vector = {
    content: 1,
    file_format: 'PUFFIN',
    record_count: 7,
    file_size_in_bytes: 200,
    referenced_data_file: `${LOCATION}/data/a.parquet`,
    ...place(4, 42),
  }
  const positions = { content: 1, record_count: 3, file_size_in_bytes: 300, ...place(null, null) }
  const deletes = avroFile(schema, [entry(dataFile('dv.puffin', {}, vector)), entry(dataFile('old-deletes.parquet', {}, positions))], {})
  const footer = Buffer.from(
    JSON.stringify({
      blobs: [
        {
          type: 'deletion-vector-v1',
          fields: [2147483645],
          'snapshot-id': -1,
          'sequence-number': -1,
          offset: 4,
          length: 42,
          properties: { cardinality: '7' },
        },
      ],
    }),
  )
  const size = Buffer.alloc(4)
  size.writeInt32LE(footer.length)
  const puffin = Buffer.concat([
    Buffer.from('PFA1'),
    Buffer.alloc(42),
    Buffer.from('PFA1'),
    footer,
    size,
    Buffer.alloc(4),
    Buffer.from('PFA1'),
  ])
  const list = avroFile(
    manifestListSchema,
    [
      listed('data.avro', data.length, {}),
      listed('deletes.avro', deletes.length, { content: 1, sequence_number: 2, min_sequence_number: 2, added_snapshot_id: 2 }),
    ],
    {},
  )
  const metadata = {
    ...common,
    'format-version': 3,
    'table-uuid': '9f1c9d1e-0000-4000-8000-000000000000',
    'last-sequence-number': 2,
    'next-row-id': 200,
    'current-schema-id': 0,
    schemas: [
      {
        type: 'struct',
        'schema-id': 0,
        fields: [
          field(1, 'id', 'long'),
          { ...field(2, 'seen', 'timestamptz_ns'), 'initial-default': '2026-01-01T00:00:00+00:00' },
          { id: 3, name: 'point', required: false, type: { type: 'struct', fields: [field(4, 'x', 'double'), field(5, 'y', 'double')] } },
        ],
      },
    ],
    'partition-specs': [{ 'spec-id': 0, fields: [] }],
    'default-spec-id': 0,
    'current-snapshot-id': 2,
    snapshots: [
      {
        'snapshot-id': 1,
        'sequence-number': 1,
        'timestamp-ms': 1762000000000,
        summary: { operation: 'append' },
        'manifest-list': `${LOCATION}/metadata/snap-1.avro`,
      },
      {
        'snapshot-id': 2,
        'parent-snapshot-id': 1,
        'sequence-number': 2,
        'timestamp-ms': 1762000001000,
        summary: { operation: 'delete' },
        'manifest-list': `${LOCATION}/metadata/snap-2.avro`,
      },
    ],
    refs: { main: { 'snapshot-id': 2, type: 'branch' }, before: { 'snapshot-id': 1, type: 'tag' } },
  }
  const files = [
    file('metadata/00002-x.metadata.json', JSON.stringify(metadata)),
    file('metadata/snap-2.avro', list),
    file('metadata/data.avro', data),
    file('metadata/deletes.avro', deletes),
    file('data/dv.puffin', puffin),
  ]

  test('which replaces the position deletes of its data file', async () => {
    const { details, file: fileAt } = await openTable(files)
    expect(details.totals).toMatchObject({ dataFiles: 2, deleteFiles: 2 })
    expect((await fileAt(`${LOCATION}/data/a.parquet`)).related).toMatchObject([{ content: 'deletion vector', rows: 7 }])
    expect((await fileAt(`${LOCATION}/data/b.parquet`)).related).toMatchObject([{ content: 'position deletes' }])
    expect(await fileAt(`${LOCATION}/data/dv.puffin`)).toMatchObject({ size: 42, applies: 1, vector: { offset: 4, length: 42 } })
  })

  test('whose Puffin file is opened by its address', async () => {
    const { explorer, table } = await openTable(files)
    expect(await explorer.content(`${LOCATION}/data/dv.puffin`, table.key)).toMatchObject({
      kind: 'puffin',
      blobs: [{ type: 'deletion-vector-v1', offset: 4, length: 42, properties: { cardinality: '7' } }],
    })
  })

  test('with nested columns, branches and tags', async () => {
    const { table } = await openTable(files)
    expect(table.schemas[0]?.fields.map(({ path, depth }) => [path, depth])).toEqual([
      ['id', 0],
      ['seen', 0],
      ['point', 0],
      ['point.x', 1],
      ['point.y', 1],
    ])
    expect(table.snapshots.map(({ refs }) => refs.map(({ name }) => name))).toEqual([['before'], ['main']])
  })
})

describe('partitions by bucket and truncate, with compressed metadata', () => {
  const partition = [
    { name: 'id_bucket', id: 1000, type: 'int' },
    { name: 'name_trunc', id: 1001, type: 'string' },
  ]
  const manifest = avroFile(
    manifestSchema(partition),
    [
      entry(dataFile('a.parquet', { id_bucket: 3, name_trunc: 'ap' })),
      entry(dataFile('b.parquet', { id_bucket: 5, name_trunc: 'be' })),
      entry(dataFile('gone.parquet', { id_bucket: 5, name_trunc: 'be' }), 1, 1, 2),
    ],
    {},
  )
  const list = avroFile(manifestListSchema, [listed('m0.avro', manifest.length, {})], {})
  const metadata = {
    ...common,
    'format-version': 2,
    'current-schema-id': 0,
    schemas: [{ type: 'struct', 'schema-id': 0, fields: [field(1, 'id', 'long'), field(2, 'name', 'string')] }],
    'partition-specs': [
      {
        'spec-id': 0,
        fields: [
          { 'source-id': 1, 'field-id': 1000, name: 'id_bucket', transform: 'bucket[16]' },
          { 'source-id': 2, 'field-id': 1001, name: 'name_trunc', transform: 'truncate[2]' },
        ],
      },
    ],
    snapshots: [
      { 'snapshot-id': 1, 'sequence-number': 1, 'timestamp-ms': 1762000000000, 'manifest-list': `${LOCATION}/metadata/snap-1.avro` },
    ],
  }
  const files = [
    file('metadata/00001-x.gz.metadata.json', gzipSync(JSON.stringify(metadata))),
    file('metadata/snap-1.avro', list),
    file('metadata/m0.avro', manifest),
    file('metadata/.m0.avro.crc', 'x'),
  ]

  test.each([
    // 34 is in bucket 3 of 16 (specification, appendix B).
    ['id = 34', ['a.parquet']],
    ["name LIKE 'b%'", ['b.parquet']],
    ["name > 'bf'", []],
    ["id = 34 OR name = 'berry'", ['a.parquet', 'b.parquet']],
    ['id > 0', ['a.parquet', 'b.parquet']],
  ])('%s reads %j', async (condition, expected) => {
    const plan = await (await openTable(files)).scan(condition)
    expect(plan.files.filter(({ skipped }) => !skipped).map(({ row }) => row.name)).toEqual(expected)
  })

  test('leave out removed files and checksums', async () => {
    const { details } = await openTable(files)
    expect(details.totals.dataFiles).toBe(2)
    expect(details.removed.map(({ name }) => name)).toEqual(['gone.parquet'])
  })
})

test('manifests that are opened without their table are shown one at a time', async () => {
  const explorer = new Explorer()
  const manifest = avroFile(manifestSchema([]), [entry(dataFile('a.parquet', {}))], { 'partition-spec-id': '4' })
  const opened = await explorer.open([{ path: 'm0.avro', blob: new Blob([new Uint8Array(manifest)]) }])
  expect(opened).toMatchObject({ tables: [], loose: [{ path: 'm0.avro' }] })
  expect(await explorer.content('m0.avro', undefined)).toMatchObject({
    kind: 'manifest',
    count: 1,
    specId: 4,
    entries: [{ name: 'a.parquet' }],
  })
})
