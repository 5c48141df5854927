import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Columns, type ParquetWriter, withParquetWriter } from './parquet-files'
import { type NewFile, type Spec, seededUuid, TableWriter } from './table-writer'

/**
 * The sample table `shop.orders`: two months of orders, then two days of changes. Readers follow it from the first load through a schema
 * change, equality and position deletes, and a compaction, to a new partition spec.
 */

const LOCATION = 's3://lake/shop/orders'

const BASE: Columns = {
  order_id: { id: 1, type: 'long' },
  customer: { id: 2, type: 'string' },
  status: { id: 3, type: 'string' },
  amount: { id: 4, type: 'decimal' },
  created_at: { id: 5, type: 'timestamptz' },
}
const WITH_CHANNEL: Columns = { ...BASE, channel: { id: 6, type: 'string' } }
const POSITIONS: Columns = { file_path: { id: 2147483546, type: 'string' }, pos: { id: 2147483545, type: 'long' } }

const icebergType = { long: 'long', string: 'string', decimal: 'decimal(10, 2)', timestamptz: 'timestamptz' }

const schemaOf = (id: number, columns: Columns) => ({
  type: 'struct',
  'schema-id': id,
  'identifier-field-ids': [1],
  fields: Object.entries(columns).map(([name, column]) => ({
    id: column.id,
    name,
    required: column.id === 1,
    type: icebergType[column.type],
    ...(name === 'channel' && { doc: 'Where the order was placed: web, app or store' }),
  })),
})

const MONTHS: Spec = { id: 0, fields: [{ id: 1000, sourceId: 5, name: 'created_at_month', transform: 'month', type: 'int' }] }
const DAYS: Spec = {
  id: 1,
  fields: [{ id: 1001, sourceId: 5, name: 'created_at_day', transform: 'day', type: { type: 'int', logicalType: 'date' } }],
}

const month = (year: number, number: number) => (year - 1970) * 12 + number - 1
const [SEPTEMBER, OCTOBER, NOVEMBER] = [9, 10, 11].map((number) => month(2026, number)) as [number, number, number]
const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000
const time = (text: string) => Date.parse(`2026-11-${text}:00Z`)

/** Orders of September (1 to 2000), October (2001 to 4400), and November, one every 20 minutes. Hashes stand for random values. */
const SETUP = `CREATE TABLE orders AS
  SELECT i AS order_id, printf('c-%03d', hash(i) % 400) AS customer,
    CASE WHEN i <= 4400 THEN ['delivered', 'delivered', 'delivered', 'returned', 'canceled'][(hash(i * 7) % 5)::BIGINT + 1] ELSE 'open' END AS status,
    ((hash(i * 13) % 24900 + 100) / 100)::DECIMAL(10, 2) AS amount,
    to_timestamp(CASE
      WHEN i <= 2000 THEN epoch(TIMESTAMP '2026-09-01') + (i - 1) * 1296
      WHEN i <= 4400 THEN epoch(TIMESTAMP '2026-10-01') + (i - 2001) * 1116
      ELSE epoch(TIMESTAMP '2026-11-01') + (i - 4401) * 1200 END) AS created_at,
    ['web', 'app', 'store'][(hash(i * 31) % 3)::BIGINT + 1] AS channel
  FROM range(1, 4601) t(i)`

const BASE_COLUMNS = Object.keys(BASE).join(', ')
const ordersFrom = (from: number, to: number) => `FROM orders WHERE order_id BETWEEN ${from} AND ${to} ORDER BY order_id`
/** New versions of orders after a change of their status. */
const changed = (status: string, ...ids: number[]) =>
  `SELECT order_id, customer, '${status}' AS status, amount, created_at, channel FROM orders WHERE order_id IN (${ids}) ORDER BY order_id`
const keys = (...ids: number[]) => `SELECT unnest([${[...ids].sort((a, b) => a - b)}])::BIGINT AS order_id`

type Kind = NewFile['content']

/** Writes the files of one commit. */
class Commit {
  readonly added: NewFile[] = []

  constructor(
    private readonly table: TableWriter,
    private readonly write: ParquetWriter,
    private readonly seed: string,
  ) {}

  /** @param partition a month, or a day for the newer partition spec @returns the address of the file */
  async file(partition: number, query: string, columns: Columns, content: Kind = 'data', spec = MONTHS): Promise<string> {
    const { bytes, rows, columns: metrics } = await this.write(query, columns, { wholeBounds: content === 'position deletes' })
    const [field] = spec.fields
    const folder = `${field?.name}=${spec === MONTHS ? monthText(partition) : new Date(partition * 86_400_000).toISOString().slice(0, 10)}`
    const number = String(this.added.length).padStart(5, '0')
    const relative = `data/${folder}/${number}-1-${seededUuid(this.seed)}-00001${content === 'data' ? '' : '-deletes'}.parquet`
    this.table.files.set(relative, bytes)
    const bounds = (key: 'lower' | 'upper') => new Map(metrics.flatMap(({ id, [key]: bound }) => (bound ? [[id, bound] as const] : [])))
    const counts = (key: 'size' | 'values' | 'nulls') => new Map(metrics.map((column) => [column.id, column[key]]))
    const address = `${LOCATION}/${relative}`
    this.added.push({
      content,
      path: address,
      specId: spec.id,
      partition: [partition],
      rows,
      size: bytes.length,
      columnSizes: counts('size'),
      valueCounts: counts('values'),
      nullCounts: counts('nulls'),
      lower: bounds('lower'),
      upper: bounds('upper'),
      ...(content === 'equality deletes' && { equalityIds: [1] }),
    })
    return address
  }
}

const monthText = (value: number) => `${1970 + Math.floor(value / 12)}-${String((value % 12) + 1).padStart(2, '0')}`

/** Eight commits in the order of the time line. */
async function writeOrders(write: ParquetWriter): Promise<ReadonlyMap<string, Buffer>> {
  const table = new TableWriter({
    location: LOCATION,
    lastColumnId: 6,
    sortOrder: { 'order-id': 1, fields: [{ transform: 'identity', 'source-id': 1, direction: 'asc', 'null-order': 'nulls-first' }] },
    properties: {
      'write.format.default': 'parquet',
      'write.parquet.compression-codec': 'zstd',
      'write.delete.mode': 'merge-on-read',
      'write.update.mode': 'merge-on-read',
    },
  })
  const begin = (seed: string) => new Commit(table, write, seed)
  const key: Columns = { order_id: BASE.order_id as Columns[string] }
  table.evolve({ schema: schemaOf(0, BASE), spec: MONTHS }, time('02T05:55'))

  const load = begin('initial load')
  await load.file(SEPTEMBER, `SELECT ${BASE_COLUMNS} ${ordersFrom(1, 1000)}`, BASE)
  await load.file(SEPTEMBER, `SELECT ${BASE_COLUMNS} ${ordersFrom(1001, 2000)}`, BASE)
  const october = [
    await load.file(OCTOBER, `SELECT ${BASE_COLUMNS} ${ordersFrom(2001, 3200)}`, BASE),
    await load.file(OCTOBER, `SELECT ${BASE_COLUMNS} ${ordersFrom(3201, 4400)}`, BASE),
  ]
  table.commit('append', time('02T06:00'), load.added)

  const append = begin('first append')
  const small = [await append.file(NOVEMBER, `SELECT ${BASE_COLUMNS} ${ordersFrom(4401, 4480)}`, BASE)]
  table.commit('append', time('02T08:00'), append.added)

  table.evolve({ schema: schemaOf(1, WITH_CHANNEL) }, time('02T09:30'))
  const wider = begin('append with channel')
  small.push(await wider.file(NOVEMBER, `SELECT * ${ordersFrom(4481, 4500)}`, WITH_CHANNEL))
  table.commit('append', time('02T10:00'), wider.added)

  const upsert = begin('first upsert')
  const november = [4421, 4450, 4490]
  await upsert.file(SEPTEMBER, changed('returned', 42), WITH_CHANNEL)
  small.push(await upsert.file(NOVEMBER, changed('paid', ...november), WITH_CHANNEL))
  await upsert.file(SEPTEMBER, keys(42), key, 'equality deletes')
  small.push(await upsert.file(NOVEMBER, keys(...november), key, 'equality deletes'))
  table.commit('overwrite', time('02T12:00'), upsert.added)

  const second = begin('second upsert')
  await second.file(SEPTEMBER, changed('refunded', 42), WITH_CHANNEL)
  small.push(await second.file(NOVEMBER, changed('sent', 4450, 4490), WITH_CHANNEL))
  await second.file(SEPTEMBER, keys(42), key, 'equality deletes')
  // Order 4433 was deleted in the source, so it has no new version.
  small.push(await second.file(NOVEMBER, keys(4433, 4450, 4490), key, 'equality deletes'))
  table.commit('overwrite', time('02T14:00'), second.added)

  const erase = begin('erase a customer')
  const positions = october.map((address, index) => {
    const first = index === 0 ? 2001 : 3201
    return `SELECT '${address}' AS file_path, order_id - ${first} AS pos FROM orders WHERE customer = 'c-017' AND order_id BETWEEN ${first} AND ${first + 1199}`
  })
  await erase.file(OCTOBER, `${positions.join(' UNION ALL ')} ORDER BY file_path, pos`, POSITIONS, 'position deletes')
  table.commit('delete', time('02T16:00'), erase.added)

  const compact = begin('compaction')
  await compact.file(
    NOVEMBER,
    `SELECT order_id, customer, CASE WHEN order_id IN (4450, 4490) THEN 'sent' WHEN order_id = 4421 THEN 'paid' ELSE status END AS status, amount, created_at,
      CASE WHEN order_id > 4480 OR order_id IN (4421, 4450) THEN channel END AS channel
      FROM orders WHERE order_id BETWEEN 4401 AND 4500 AND order_id <> 4433 ORDER BY order_id`,
    WITH_CHANNEL,
  )
  table.commit('replace', time('03T00:00'), compact.added, small)

  table.evolve({ spec: DAYS }, time('03T05:30'))
  const daily = begin('append by day')
  await daily.file(day('2026-11-02'), `SELECT * ${ordersFrom(4501, 4544)}`, WITH_CHANNEL, 'data', DAYS)
  await daily.file(day('2026-11-03'), `SELECT * ${ordersFrom(4545, 4600)}`, WITH_CHANNEL, 'data', DAYS)
  table.commit('append', time('03T20:00'), daily.added)
  return table.files
}

/** All files of the sample table by their path in its folder. The same files each time. */
export async function ordersTable(): Promise<ReadonlyMap<string, Buffer>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sample-table-'))
  try {
    return await withParquetWriter(folder, SETUP, writeOrders)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
