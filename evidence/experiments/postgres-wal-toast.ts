import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

const ROWS = 200

/** The same changes with both replica identities. Without FULL, a value that is stored outside the row and does not change is not logged. */
export default defineExperiment({
  title: 'Log volume of products with 12,000 characters of text: an update of the price, and a delete',
  programs: [postgres],
  run: () =>
    withPostgres({ wal_level: 'logical', full_page_writes: 'off' }, (server) => {
      const measured = (identity: string) => {
        // Hashes hardly compress, so the description is stored outside the row in its full length.
        server.print(`
          DROP TABLE IF EXISTS products;
          CREATE TABLE products (id int PRIMARY KEY, price int, description text) WITH (fillfactor = 50);
          ALTER TABLE products ALTER COLUMN description SET STORAGE EXTERNAL;
          ALTER TABLE products REPLICA IDENTITY ${identity};
          INSERT INTO products SELECT i, 49, (SELECT left(string_agg(md5((i * 1000 + part)::text), ''), 12000) FROM generate_series(1, 375) part)
            FROM generate_series(1, ${ROWS}) i;
          VACUUM products;`)
        const perRow = (sql: string) => Math.round(server.logged(sql) / ROWS)
        return [perRow('UPDATE products SET price = 45'), perRow('DELETE FROM products')]
      }
      const rows = ['DEFAULT', 'FULL'].map((identity) => [identity, ...measured(identity)])
      const columns = ['Setting', 'Bytes per update', 'Bytes per delete']
      const label = `WAL of one row, on average of ${ROWS} rows`
      return [{ kind: 'table', label, columns, rows, compared: ['Setting'] }]
    }),
})
