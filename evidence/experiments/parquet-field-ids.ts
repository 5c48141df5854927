import { mkdirSync } from 'node:fs'
import { defineExperiment } from '../experiment'
import { type Duck, duckdb, withDuckdb } from '../programs/duckdb'

/** Rows of a query as an output. */
async function table(duck: Duck, label: string, query: string) {
  const columns = (await duck.rows(`DESCRIBE ${query}`)).map(([name]) => String(name))
  return { kind: 'table' as const, label, columns, rows: await duck.rows(query), compared: columns }
}

/** Reads the same two files by the names in the older file, by the names in both files, and by field ID. */
export default defineExperiment({
  title: 'Two Parquet files with field IDs, between which a column was renamed and a dropped name was used again',
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      mkdirSync(`${duck.folder}/orders`)
      await duck.run(`COPY (SELECT * FROM (VALUES (41, 'Ada', 'call ahead'), (42, 'Grace', 'gift')) AS t(order_id, customer, note))
        TO '{dir}/orders/2025.parquet' (FIELD_IDS {order_id: 1, customer: 2, note: 3})`)
      await duck.run(`COPY (SELECT 43 AS order_id, 'Alan' AS buyer, NULL::VARCHAR AS note)
        TO '{dir}/orders/2026.parquet' (FIELD_IDS {order_id: 1, buyer: 2, note: 4})`)
      const error = await duck.error("SELECT * FROM '{dir}/orders/*.parquet' ORDER BY order_id")
      return [
        { kind: 'text', label: 'By the names of the older file', text: error, compared: true },
        await table(
          duck,
          'By all names together, with union_by_name = true',
          "SELECT * FROM read_parquet('{dir}/orders/*.parquet', union_by_name = true) ORDER BY order_id",
        ),
        await table(
          duck,
          'By field ID',
          `SELECT * FROM read_parquet('{dir}/orders/*.parquet', schema = MAP {
            1: {name: 'order_id', type: 'INTEGER', default_value: NULL},
            2: {name: 'buyer', type: 'VARCHAR', default_value: NULL},
            4: {name: 'note', type: 'VARCHAR', default_value: NULL}}) ORDER BY order_id`,
        ),
      ]
    }),
})
