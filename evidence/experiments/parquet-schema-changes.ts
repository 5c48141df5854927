import { defineExperiment } from '../experiment'
import { duckdb, withDuckdb } from '../programs/duckdb'

/** Files with the same columns, except for one change each. */
const changes = [
  {
    name: 'New column',
    first: 'SELECT 1::INTEGER AS id, 10 AS amount',
    second: "SELECT 2::INTEGER AS id, 20 AS amount, 'EUR' AS currency",
  },
  { name: 'Wider type', first: 'SELECT 1::INTEGER AS id', second: 'SELECT 3000000000::BIGINT AS id' },
  {
    name: 'Number becomes text',
    first: 'SELECT 1::INTEGER AS id, 10.5::DOUBLE AS amount',
    second: "SELECT 2::INTEGER AS id, 'n/a' AS amount",
  },
  { name: 'Renamed column', first: 'SELECT 1::INTEGER AS id, 10 AS amount', second: 'SELECT 2::INTEGER AS id, 20 AS total' },
  { name: 'Column removed', first: 'SELECT 1::INTEGER AS id, 10 AS amount', second: 'SELECT 2::INTEGER AS id' },
]

/** The part of a message that says what does not fit, without the advice that follows it. */
const shortened = (message: string) => message.replace(/^.*?(failed to cast|schema mismatch)/, 'Error: $1').split(/: : |\.(?= |$)/)[0] ?? ''

export default defineExperiment({
  title: 'Reading two Parquet files of one folder whose schemas differ in one column',
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      const rows: string[][] = []
      for (const { name, first, second } of changes) {
        await duck.run(`COPY (${first}) TO '{dir}/2026-03.parquet' (FORMAT parquet)`)
        await duck.run(`COPY (${second}) TO '{dir}/2026-04.parquet' (FORMAT parquet)`)
        const read = async (options: string) => {
          const query = `FROM read_parquet('{dir}/*.parquet'${options}) ORDER BY ALL`
          try {
            const names = (await duck.rows(`DESCRIBE ${query}`)).map(([column, type]) => `${column} ${type}`)
            const values = (await duck.rows(query)).map((row) => `(${row.join(', ')})`)
            return `${names.join(', ')}: ${values.join(' ')}`
          } catch {
            return shortened(await duck.error(query))
          }
        }
        rows.push([name, await read(''), await read(', union_by_name = true')])
      }
      const columns = ['Change in the second file', 'Default: schema of the first file', 'union_by_name = true']
      return [{ kind: 'table', label: 'Columns and rows', columns, rows, compared: columns }]
    }),
})
