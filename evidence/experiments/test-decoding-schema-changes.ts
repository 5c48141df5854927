import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

/** Changes of one row, and of its table in between. */
const statements = `
  UPDATE orders SET status = 'shipped' WHERE id = 42;
  ALTER TABLE orders RENAME COLUMN customer TO buyer;
  UPDATE orders SET status = 'delivered' WHERE id = 42;
  ALTER TABLE orders ADD COLUMN coupon text;
  UPDATE orders SET quantity = 4 WHERE id = 42;
  UPDATE orders SET coupon = '2026-01-15' WHERE id = 42;
  ALTER TABLE orders DROP COLUMN status;
  UPDATE orders SET quantity = 5 WHERE id = 42;
  ALTER TABLE orders ALTER COLUMN quantity TYPE numeric(10,2);
  UPDATE orders SET quantity = 2.5 WHERE id = 42;
  UPDATE orders SET id = 43 WHERE id = 42;
  DELETE FROM orders WHERE id = 43;`

/** Reads all changes at once after the last statement, as a reader of the log would that was stopped meanwhile. */
export default defineExperiment({
  title: 'What test_decoding prints for one order while its table gets four ALTER TABLE statements',
  programs: [postgres],
  run: () =>
    withPostgres({ wal_level: 'logical' }, (server) => {
      server.print(`
        CREATE TABLE orders (id int PRIMARY KEY, customer text, quantity int, status text);
        INSERT INTO orders VALUES (42, 'Ada', 3, 'placed');
        SELECT pg_create_logical_replication_slot('ddl_test', 'test_decoding');`)
      server.print(statements)
      const changes = server
        .rows("SELECT data FROM pg_logical_slot_get_changes('ddl_test', NULL, NULL)")
        .map(([line = '']) => line)
        .filter((line) => !/^(BEGIN|COMMIT) /.test(line))
        .map((line, index) => `${index + 1}  ${line.replace('table public.orders: ', '')}`)
      const label = 'All changes, numbered, without BEGIN, COMMIT and the table name'
      return [{ kind: 'text', label, text: changes.join('\n'), compared: true }]
    }),
})
