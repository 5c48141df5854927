import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'

/** Bounds and counts of a column, as the manifest of a table stores them. */
type ColumnMetrics = {
  id: number
  size: number
  values: number
  nulls: number
  lower: Buffer | undefined
  upper: Buffer | undefined
}

type ParquetFile = { bytes: Buffer; rows: number; columns: ColumnMetrics[] }

/** Columns that can be written, by name: field id and type. */
export type Columns = Record<string, { id: number; type: 'long' | 'string' | 'decimal' | 'timestamptz' }>

/** Iceberg shortens the bounds of texts to 16 characters (`write.metadata.metrics.default`). */
const BOUND_LENGTH = 16

const int64 = (value: bigint) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64LE(value)
  return bytes
}

/** The shortest big-endian two's-complement form. */
function unscaled(value: bigint): Buffer {
  let length = 1
  while (BigInt.asIntN(length * 8, value) !== value) length++
  return Buffer.from(Array.from({ length }, (_, index) => Number((value >> BigInt(8 * (length - 1 - index))) & 0xffn)))
}

/** @param upper whether a shortened text must not be smaller than the value */
function boundOf(type: Columns[string]['type'], value: string, upper: boolean, whole: boolean): Buffer {
  if (type === 'decimal') return unscaled(BigInt(value))
  if (type !== 'string') return int64(BigInt(value))
  if (whole || value.length <= BOUND_LENGTH) return Buffer.from(value)
  const start = value.slice(0, BOUND_LENGTH)
  return Buffer.from(upper ? start.slice(0, -1) + String.fromCharCode(start.charCodeAt(BOUND_LENGTH - 1) + 1) : start)
}

/** Expression of DuckDB for a value as an integer or a text, from which a bound is made. */
const comparable = (name: string, type: Columns[string]['type']) =>
  ({
    long: name,
    string: name,
    decimal: `(${name} * 100)::BIGINT`,
    timestamptz: `epoch_us(${name})`,
  })[type]

/** Writes Parquet files with the field ids of an Iceberg schema. */
export type ParquetWriter = (query: string, columns: Columns, options?: { wholeBounds?: boolean }) => Promise<ParquetFile>

/** Runs a function with a writer of Parquet files. @param folder for files that are read at once @param setup SQL that is run first */
export async function withParquetWriter<Result>(
  folder: string,
  setup: string,
  use: (write: ParquetWriter) => Promise<Result>,
): Promise<Result> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const rowsOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRows()
  try {
    // Files have the same bytes each time with one thread only.
    await connection.run(`SET threads = 1; SET TimeZone = 'UTC'; ${setup}`)
    return await use(async (query, columns, { wholeBounds = false } = {}) => {
      const file = path.join(folder, 'file.parquet')
      const ids = Object.entries(columns).map(([name, { id }]) => `${name}: ${id}`)
      await connection.run(`COPY (${query}) TO '${file}' (FORMAT parquet, COMPRESSION zstd, FIELD_IDS {${ids}})`)
      const sizes = new Map(
        (await rowsOf(`SELECT path_in_schema, sum(total_compressed_size)::BIGINT FROM parquet_metadata('${file}') GROUP BY ALL`)).map(
          ([name, size]) => [String(name), Number(size)],
        ),
      )
      const [[rows = 0] = []] = await rowsOf(`SELECT count(*) FROM '${file}'`)
      const metrics: ColumnMetrics[] = []
      for (const [name, { id, type }] of Object.entries(columns)) {
        const value = comparable(name, type)
        const [[nulls, lower, upper] = []] = await rowsOf(
          `SELECT count(*) - count(${name}), min(${value})::VARCHAR, max(${value})::VARCHAR FROM '${file}'`,
        )
        const bound = (one: unknown, isUpper: boolean) => (one === null ? undefined : boundOf(type, String(one), isUpper, wholeBounds))
        metrics.push({
          id,
          size: sizes.get(name) ?? 0,
          values: Number(rows),
          nulls: Number(nulls),
          lower: bound(lower, false),
          upper: bound(upper, true),
        })
      }
      return { bytes: readFileSync(file), rows: Number(rows), columns: metrics }
    })
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}
