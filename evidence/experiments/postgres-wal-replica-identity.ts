import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

const ROWS = 10_000

export default defineExperiment({
  title: `WAL that ${ROWS.toLocaleString('en-US')} updates and deletes of one row each write, by replica identity`,
  programs: [postgres],
  run: () =>
    withPostgres({ wal_level: 'logical', full_page_writes: 'off' }, (server) => {
      const measured = (identity: string) => {
        server.print(`
          DROP TABLE IF EXISTS orders;
          CREATE TABLE orders (id int PRIMARY KEY, status text, address text, note text) WITH (fillfactor = 50);
          ALTER TABLE orders REPLICA IDENTITY ${identity};
          INSERT INTO orders SELECT i, 'placed', repeat('a', 100), repeat('b', 300) FROM generate_series(1, ${ROWS}) i;
          VACUUM orders;`)
        const perRow = (sql: string) => Math.round(server.logged(sql) / ROWS)
        return [perRow("UPDATE orders SET status = 'shipped'"), perRow('DELETE FROM orders')]
      }
      const rows = ['DEFAULT', 'FULL'].map((identity) => [identity, ...measured(identity)])
      const columns = ['Replica identity', 'WAL per update (bytes)', 'WAL per delete (bytes)']
      return [{ kind: 'table', label: 'Rows with about 420 bytes', columns, rows, compared: ['Replica identity'] }]
    }),
})
