import { defineExperiment } from '../experiment'
import { type PostgresServer, postgres, withPostgres } from '../programs/postgres'

const ROWS = 1000

/** Reads a table in two ranges of pages, and runs a statement in between. @param isShared whether both see the same exported snapshot */
async function readInChunks(server: PostgresServer, free: string, between: string, isShared: boolean): Promise<string[]> {
  server.print(`
    DROP TABLE IF EXISTS orders;
    CREATE TABLE orders (id int PRIMARY KEY, note text);
    INSERT INTO orders SELECT i, repeat('x', 400) FROM generate_series(1, ${ROWS}) i;
    DELETE FROM orders WHERE ${free};
    VACUUM (TRUNCATE off) orders;
    ANALYZE orders;`)
  const middle = Number(server.value("SELECT relpages / 2 FROM pg_class WHERE oid = 'orders'::regclass"))
  const exporter = server.session()
  const reader = server.session()
  try {
    await exporter.rows('BEGIN ISOLATION LEVEL REPEATABLE READ')
    const snapshot = (await exporter.rows('SELECT pg_export_snapshot()'))[0]?.[0]
    const chunk = async (condition: string) => {
      await reader.rows(`BEGIN ISOLATION LEVEL REPEATABLE READ; ${isShared ? `SET TRANSACTION SNAPSHOT '${snapshot}'` : ''}`)
      const rows = await reader.rows(`SELECT id FROM orders WHERE ${condition}`)
      await reader.rows('COMMIT')
      return rows.map(([id = '']) => id)
    }
    const first = await chunk(`ctid < '(${middle},0)'::tid`)
    server.print(between)
    return [...first, ...(await chunk(`ctid >= '(${middle},0)'::tid`))]
  } finally {
    exporter.close()
    reader.close()
  }
}

/** Changes between the two reads. An update writes the new version of a row where there is room, which is where rows were deleted before. */
const changes = [
  { name: 'None', free: 'id <= 100', sql: 'SELECT 1' },
  {
    name: 'UPDATE moves 50 rows from the first range to the second',
    free: 'id > 900',
    sql: "UPDATE orders SET note = repeat('y', 400) WHERE id <= 50",
  },
  {
    name: 'UPDATE moves 50 rows from the second range to the first',
    free: 'id <= 100',
    sql: "UPDATE orders SET note = repeat('y', 400) WHERE id > 950",
  },
]

export default defineExperiment({
  title: 'A table read in two ranges of pages, with an update between the two reads',
  programs: [postgres],
  run: () =>
    withPostgres({}, async (server) => {
      const rows: Array<Array<string | number>> = []
      for (const { name, free, sql } of changes) {
        for (const isShared of [false, true]) {
          const read = await readInChunks(server, free, sql, isShared)
          const present = Number(server.value('SELECT count(*) FROM orders'))
          const distinct = new Set(read).size
          rows.push([name, isShared ? 'One exported snapshot' : 'One for each range', present - distinct, read.length - distinct])
        }
      }
      const columns = ['Change', 'Snapshot', 'Rows missing, of 900', 'Rows read twice']
      return [{ kind: 'table', label: 'Result of both reads', columns, rows, compared: columns }]
    }),
})
