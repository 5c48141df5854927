import { defineExperiment } from '../experiment'
import { duckdb, ordersQuery, withDuckdb } from '../programs/duckdb'

const FILES = 16
const ROWS = 320_000

/** Puts a bit of a number from 0 to 31 at a place of another number. */
const bitAt = (number: string, bit: number, place: number) => `((((${number}) >> ${bit}) & 1) << ${place})`

const user = '(user_id - 1) * 32 // 1000'
const day = '(day(created_at) - 1) * 32 // 30'

/** Five bits of the user and five bits of the day, alternating, so that rows near each other in both are near in the order. */
const zOrder = [0, 1, 2, 3, 4].map((bit) => `(${bitAt(user, bit, 2 * bit + 1)} | ${bitAt(day, bit, 2 * bit)})`).join(' | ')

const orders = { 'Time of arrival': 'created_at', user_id: 'user_id, created_at', 'Z-order of both': zOrder }

const filters = {
  'One day': "min_day <= '2026-11-15' AND max_day >= '2026-11-15'",
  'One user': 'min_user <= 123 AND max_user >= 123',
  'One user on one day': "min_day <= '2026-11-15' AND max_day >= '2026-11-15' AND min_user <= 123 AND max_user >= 123",
}

export default defineExperiment({
  title: `How many of ${FILES} files can contain the rows of a query, by the order in which the rows were written`,
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      await duck.run(`CREATE TABLE orders AS ${ordersQuery(ROWS)}`)
      const rows: Array<Array<string | number>> = []
      for (const [name, order] of Object.entries(orders)) {
        await duck.run(`CREATE OR REPLACE TABLE bounds AS
          WITH numbered AS (SELECT *, (row_number() OVER (ORDER BY ${order}, order_id) - 1) // ${ROWS / FILES} AS file FROM orders)
          SELECT file, min(user_id) AS min_user, max(user_id) AS max_user, min(created_at::DATE) AS min_day, max(created_at::DATE) AS max_day
          FROM numbered GROUP BY file`)
        const counts: number[] = []
        for (const filter of Object.values(filters)) counts.push(await duck.number(`SELECT count(*) FROM bounds WHERE ${filter}`))
        rows.push([name, ...counts])
      }
      const columns = ['Rows sorted by', ...Object.keys(filters)]
      return [{ kind: 'table', label: 'Files that the bounds do not exclude', columns, rows, compared: columns }]
    }),
})
