import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

const CHUNK = 1000

export default defineExperiment({
  title: `A table read in ranges of ${CHUNK.toLocaleString('en-US')} pages: the plan of one range, and what all ranges return`,
  programs: [postgres],
  run: () =>
    withPostgres({}, (server) => {
      server.print(`
        CREATE TABLE orders (order_id int, status text, note text);
        INSERT INTO orders SELECT i, 'placed', repeat('x', 200) FROM generate_series(1, 100000) i;
        ANALYZE orders;`)
      const pages = Number(server.value("SELECT relpages FROM pg_class WHERE oid = 'orders'::regclass"))
      const range = (from: number, to: number | undefined) =>
        `ctid >= '(${from},0)'::tid${to === undefined ? '' : ` AND ctid < '(${to},0)'::tid`}`
      const rows: Array<Array<string | number>> = []
      for (let from = 0; from < pages; from += CHUNK) {
        const to = from + CHUNK < pages ? from + CHUNK : undefined
        const [found = [], plan = []] = [
          server.rows(`SELECT count(*), min(order_id), max(order_id) FROM orders WHERE ${range(from, to)}`)[0],
          server.rows(`EXPLAIN (ANALYZE, BUFFERS, FORMAT json) SELECT * FROM orders WHERE ${range(from, to)}`)[0],
        ]
        const [{ Plan: scan }] = JSON.parse(plan[0] ?? '[]')
        const read = scan['Shared Hit Blocks'] + scan['Shared Read Blocks']
        rows.push([`${from} to ${to ?? 'the end'}`, scan['Node Type'], read, Number(found[0]), `${found[1]} to ${found[2]}`])
      }
      const plan = server
        .rows(`EXPLAIN (COSTS off) SELECT * FROM orders WHERE ${range(CHUNK, 2 * CHUNK)}`)
        .map(([line]) => line)
        .join('\n')
      const columns = ['Pages', 'Plan', 'Pages read', 'Rows', 'order_id']
      return [
        { kind: 'text', label: 'EXPLAIN of the second range', text: plan, compared: true },
        { kind: 'table', label: 'All ranges', columns, rows, compared: columns },
      ]
    }),
})
