import path from 'node:path'
import { defineExperiment } from '../experiment'
import { duckdb, ordersQuery, withDuckdb } from '../programs/duckdb'
import { bytesOf, hyparquet, readParquet } from '../programs/files'

const layouts = { 'In order of arrival': 'order_id', 'Sorted by user_id': 'user_id, order_id' }

export default defineExperiment({
  title: 'A query for one user reads 400,000 orders in 8 row groups, unsorted and sorted',
  programs: [hyparquet, duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      await duck.run(`CREATE TABLE orders AS ${ordersQuery(400_000)}`)
      const costs: Array<Array<string | number>> = []
      const bounds: string[][] = []
      for (const [name, order] of Object.entries(layouts)) {
        const file = path.join(duck.folder, 'orders.parquet')
        await duck.run(`COPY (FROM orders ORDER BY ${order}) TO '${file}' (FORMAT parquet, COMPRESSION snappy, ROW_GROUP_SIZE 51200)`)
        const { rows, requests, metadata } = await readParquet(file, { user_id: { $eq: 123 } })
        const ranges = metadata.row_groups.map((group) => {
          const { min_value, max_value } = group.columns[1]?.meta_data?.statistics ?? {}
          return { min: Number(min_value), max: Number(max_value) }
        })
        const read = ranges.filter(({ min, max }) => min <= 123 && 123 <= max).length
        costs.push([name, read, requests.bytes, Math.round((requests.bytes / bytesOf(file)) * 1000) / 10, rows.length])
        bounds.push(ranges.map(({ min, max }) => `${min} to ${max}`))
      }
      const columns = ['Layout', 'Groups read, of 8', 'Bytes read', '% of the file', 'Rows found']
      const groups = (bounds[0] ?? []).map((unsorted, group) => [group, unsorted, bounds[1]?.[group] ?? ''])
      const statistics = ['Row group', ...Object.keys(layouts)]
      return [
        { kind: 'table', label: 'Reading all columns where user_id = 123', columns, rows: costs, compared: columns },
        { kind: 'table', label: 'Lowest and highest user_id of each row group', columns: statistics, rows: groups, compared: statistics },
      ]
    }),
})
