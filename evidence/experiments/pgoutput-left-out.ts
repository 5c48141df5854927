import { defineExperiment } from '../experiment'
import { takeMessages } from '../programs/pgoutput'
import { postgres, withPostgres } from '../programs/postgres'

const statements = [
  "INSERT INTO orders (id, status) VALUES (1, 'placed')",
  "INSERT INTO drafts VALUES (1, 'not published')",
  "BEGIN; INSERT INTO orders (id, status) VALUES (2, 'placed'); ROLLBACK",
  "UPDATE orders SET status = 'shipped' WHERE id = 99",
  "UPDATE orders SET status = 'open' WHERE id = 1",
  'UPDATE invoices SET paid = true WHERE id = 1',
  'DELETE FROM invoices WHERE id = 1',
  "INSERT INTO customers VALUES (1, 'Ada', 'EU')",
  "INSERT INTO customers VALUES (2, 'Bob', 'US')",
  'ALTER TABLE orders ADD COLUMN note text',
  "UPDATE orders SET note = 'gift' WHERE id = 1",
  'TRUNCATE orders',
]

export default defineExperiment({
  title: 'What each statement sends to a reader of a publication',
  programs: [postgres],
  run: () =>
    withPostgres({ wal_level: 'logical' }, (server) => {
      server.print(`
        CREATE TABLE orders (id int PRIMARY KEY, status text, length int GENERATED ALWAYS AS (length(status)) STORED);
        CREATE TABLE drafts (id int PRIMARY KEY, text text);
        CREATE TABLE invoices (id int PRIMARY KEY, paid boolean);
        CREATE TABLE customers (id int PRIMARY KEY, name text, region text);
        INSERT INTO invoices VALUES (1, false);
        CREATE PUBLICATION orders_all FOR TABLE orders;
        CREATE PUBLICATION invoices_no_deletes FOR TABLE invoices WITH (publish = 'insert, update');
        CREATE PUBLICATION customers_in_eu FOR TABLE customers (id, name) WHERE (id < 2);
        SELECT pg_create_logical_replication_slot('reader', 'pgoutput');`)
      const rows = statements.map((sql) => {
        server.print(sql)
        const messages = takeMessages(server, 'reader', 'orders_all,invoices_no_deletes,customers_in_eu')
        const content = messages.flatMap((message) =>
          [message.old, message.kind === 'Relation' ? `columns: ${message.new}` : message.new].flatMap((part) => part ?? []),
        )
        return [sql, messages.map(({ kind }) => kind).join(', ') || 'none', content.join('; ') || '–']
      })
      const columns = ['Statement', 'Messages', 'Content']
      const setup = [
        'orders     all changes; the column length is generated from status',
        'drafts     in no publication',
        "invoices   WITH (publish = 'insert, update')",
        'customers  columns (id, name), rows WHERE (id < 2)',
      ]
      return [
        { kind: 'text', label: 'Publications', text: setup.join('\n'), compared: true },
        { kind: 'table', label: 'Messages of each transaction', columns, rows, compared: columns },
      ]
    }),
})
