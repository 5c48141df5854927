import { defineExperiment } from '../experiment'
import { duckdb, ordersQuery, withDuckdb } from '../programs/duckdb'
import { bytesOf } from '../programs/files'

const ROWS = 100_000
const codecs = ['uncompressed', 'snappy', 'lz4_raw', 'zstd', 'gzip']
const groups = [10_240, 102_400]

export default defineExperiment({
  title: `Size of one Parquet file with ${ROWS.toLocaleString('en-US')} orders, by codec and row group size`,
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      await duck.run(`CREATE TABLE orders AS SELECT order_id, user_id, created_at, amount,
        ['placed', 'shipped', 'paid', 'returned'][(hash(order_id * 7) % 4)::INTEGER + 1] AS status, 'Order of ' || user_id || ' items for ' || amount || ' EUR' AS note
        FROM (${ordersQuery(ROWS)})`)
      const rows: Array<Array<string | number>> = []
      for (const codec of codecs) {
        const sizes: number[] = []
        let times: number[] = []
        for (const size of groups) {
          const write = await duck.cpuTime(
            `COPY orders TO '{dir}/orders.parquet' (FORMAT parquet, COMPRESSION ${codec}, ROW_GROUP_SIZE ${size})`,
            3,
          )
          sizes.push(bytesOf(`${duck.folder}/orders.parquet`))
          times = [write, await duck.cpuTime("SELECT sum(amount), max(note) FROM '{dir}/orders.parquet'")]
        }
        rows.push([codec, ...sizes, ...times])
      }
      const columns = ['Codec', '10,240 rows', 'One group', 'Write (CPU ms)', 'Read (CPU ms)']
      return [
        {
          kind: 'table',
          label:
            'Bytes with row groups of 10,240 rows and with one group, and the processor time to write one group and to read two of its columns',
          columns,
          rows,
          compared: columns.slice(0, 3),
        },
      ]
    }),
})
