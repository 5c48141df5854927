import { defineExperiment } from '../experiment'
import { duckdb, withDuckdb } from '../programs/duckdb'

const ROWS = 400_000
const counts = [4, 200, 5_000, 100_000, ROWS]

export default defineExperiment({
  title: `One text column with ${ROWS.toLocaleString('en-US')} values of 32 characters, by the number of distinct values`,
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      const rows: Array<Array<string | number>> = []
      for (const distinct of counts) {
        await duck.run(`COPY (SELECT md5((i * 7919 % ${distinct})::VARCHAR) AS value FROM range(${ROWS}) t(i))
          TO '{dir}/values.parquet' (FORMAT parquet, COMPRESSION uncompressed, ROW_GROUP_SIZE 409600)`)
        const [[encodings = '', bytes = 0] = []] = await duck.rows(
          "SELECT string_agg(DISTINCT encodings, ', '), sum(total_compressed_size) FROM parquet_metadata('{dir}/values.parquet')",
        )
        rows.push([distinct, encodings, Number(bytes), Math.round((Number(bytes) / ROWS) * 10) / 10])
      }
      const columns = ['Distinct values', 'Encoding', 'Bytes', 'Bytes per value']
      return [{ kind: 'table', label: 'Column chunk without compression', columns, rows, compared: columns }]
    }),
})
