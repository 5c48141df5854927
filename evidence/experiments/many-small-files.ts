import { readdirSync } from 'node:fs'
import { defineExperiment } from '../experiment'
import { duckdb, ordersQuery, withDuckdb } from '../programs/duckdb'
import { bytesOf } from '../programs/files'

const ROWS = 300_000
const counts = [1, 30, 600]

export default defineExperiment({
  title: `${ROWS.toLocaleString('en-US')} orders in 1, 30 and 600 Parquet files on a local disk`,
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      await duck.run(`SET partitioned_write_max_open_files = 1000; CREATE TABLE orders AS ${ordersQuery(ROWS)}`)
      const rows: number[][] = []
      for (const count of counts) {
        await duck.run(
          `COPY (SELECT *, order_id % ${count} AS part FROM orders) TO '{dir}/${count}' (FORMAT parquet, COMPRESSION zstd, PARTITION_BY (part))`,
        )
        const folder = `${duck.folder}/${count}`
        const files = readdirSync(folder).length
        const source = `read_parquet('{dir}/${count}/*/*.parquet', hive_partitioning = false)`
        rows.push([
          files,
          bytesOf(folder),
          Math.round(bytesOf(folder) / files),
          await duck.cpuTime(`SELECT count(*) FROM ${source}`),
          await duck.cpuTime(`SELECT sum(amount) FROM ${source}`),
        ])
      }
      const columns = ['Files', 'Bytes', 'Bytes per file', 'count(*) (CPU ms)', 'sum(amount) (CPU ms)']
      return [{ kind: 'table', label: 'Size and processor time', columns, rows, compared: columns.slice(0, 3) }]
    }),
})
