import { defineExperiment } from '../experiment'
import { duckdb, ordersQuery, withDuckdb } from '../programs/duckdb'
import { bytesOf } from '../programs/files'

const ROWS = 500_000

export default defineExperiment({
  title: `Files that an update of one row writes, in a table with one file of ${ROWS.toLocaleString('en-US')} orders`,
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      const write = async (name: string, query: string) => {
        await duck.run(`COPY (${query}) TO '{dir}/${name}' (FORMAT parquet, COMPRESSION zstd)`)
        return bytesOf(`${duck.folder}/${name}`)
      }
      const orders = `SELECT *, 'placed' AS status FROM (${ordersQuery(ROWS)})`
      const before = await write('data-1.parquet', orders)
      const changed = "SELECT * REPLACE (CASE WHEN order_id = 42 THEN 'shipped' ELSE status END AS status) FROM '{dir}/data-1.parquet'"
      const rewritten = await write('data-2.parquet', changed)
      const deleted = await write('delete-1.parquet', "SELECT 'data-1.parquet' AS file_path, 42::BIGINT AS pos")
      const added = await write('data-3.parquet', "SELECT * REPLACE ('shipped' AS status) FROM '{dir}/data-1.parquet' WHERE order_id = 42")
      const merged = await duck.rows(`
        SELECT count(*), count(*) FILTER (status = 'shipped') FROM (
          SELECT order_id, status FROM read_parquet('{dir}/data-1.parquet', file_row_number = true) d
          WHERE file_row_number NOT IN (SELECT pos FROM '{dir}/delete-1.parquet')
          UNION ALL SELECT order_id, status FROM '{dir}/data-3.parquet')`)
      const columns = ['Mode', 'File', 'Rows in the file', 'Bytes']
      const rows = [
        ['Before the update', 'data-1.parquet', ROWS, before],
        ['Copy-on-write', 'data-2.parquet', ROWS, rewritten],
        ['Merge-on-read', 'delete-1.parquet', 1, deleted],
        ['Merge-on-read', 'data-3.parquet', 1, added],
      ]
      const [[total = 0, shipped = 0] = []] = merged
      const result = `Rows after the merge at read time: ${Number(total).toLocaleString('en-US')}, of which shipped: ${shipped}`
      return [
        { kind: 'table', label: 'Files', columns, rows, compared: columns },
        { kind: 'text', label: 'Query on data-1, delete-1 and data-3', text: result, compared: true },
      ]
    }),
})
