import { DuckDBInstance } from '@duckdb/node-api'
import { npmProgram } from './npm'
import { inTemporaryFolder } from './temporary'

export const duckdb = npmProgram('DuckDB', '@duckdb/node-api', /^[\d.]+(?=-)/)

type Cell = string | number

/** A DuckDB in memory with one thread, whose current folder for files is `folder`. */
export type Duck = {
  folder: string
  run: (sql: string) => Promise<void>
  /** Rows of a result. Integers are numbers, null is the text `NULL`, and everything else is text. */
  rows: (sql: string) => Promise<Cell[][]>
  number: (sql: string) => Promise<number>
  /** Runs SQL that must fail. @returns the first line of the message */
  error: (sql: string) => Promise<string>
  /** Processor time in milliseconds of the fastest of several runs. Other programs of the machine disturb it less than the duration. */
  cpuTime: (sql: string, runs?: number) => Promise<number>
}

const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'number' ? value : String(value)
}

/** Runs a function with a DuckDB and a temporary folder, and deletes both. In SQL, `{dir}` is the folder. */
export const withDuckdb = <Result>(use: (duck: Duck) => Promise<Result>): Promise<Result> =>
  inTemporaryFolder(async (folder) => {
    const instance = await DuckDBInstance.create(':memory:')
    const connection = await instance.connect()
    const read = (sql: string) => connection.runAndReadAll(sql.replaceAll('{dir}', folder))
    const rows = async (sql: string) => (await read(sql)).getRows().map((row) => row.map(cellOf))
    const run = async (sql: string) => {
      await connection.run(sql.replaceAll('{dir}', folder))
    }
    try {
      await run('SET threads = 1')
      await run("SET TimeZone = 'UTC'")
      return await use({
        folder,
        run,
        rows,
        number: async (sql) => Number((await rows(sql))[0]?.[0]),
        error: async (sql) => {
          const failure = await read(sql).then(
            () => undefined,
            (cause: Error) => cause.message,
          )
          if (failure === undefined) throw new Error(`The statement did not fail: ${sql}`)
          return (failure.split('\n')[0] ?? '').replaceAll(`${folder}/`, '')
        },
        cpuTime: async (sql, runs = 8) => {
          const times: number[] = []
          for (let run = 0; run < runs; run++) {
            const start = process.cpuUsage()
            await read(sql)
            const { user, system } = process.cpuUsage(start)
            times.push((user + system) / 1000)
          }
          return Math.round(Math.min(...times) * 10) / 10
        },
      })
    } finally {
      connection.closeSync()
      instance.closeSync()
    }
  })

/** Orders of 30 days in the order in which they arrived, with hashed values instead of random ones. */
export const ordersQuery = (count: number) => `
  SELECT i AS order_id, (hash(i) % 1000 + 1)::INTEGER AS user_id,
    TIMESTAMP '2026-11-01' + INTERVAL (i * 30 * 86400 // ${count}) SECOND AS created_at,
    (hash(i * 13) % 50000) / 100.0 AS amount, md5(i::VARCHAR) AS reference
  FROM range(${count}) t(i)`
