import { defineExperiment } from '../experiment'
import { rowMessages, takeMessages } from '../programs/pgoutput'
import { postgres, withPostgres } from '../programs/postgres'

/** Statements that set each replica identity of the table `orders`. */
const identities: Readonly<Record<string, string>> = {
  DEFAULT: 'ALTER TABLE orders REPLICA IDENTITY DEFAULT',
  'USING INDEX': 'ALTER TABLE orders REPLICA IDENTITY USING INDEX orders_number',
  FULL: 'ALTER TABLE orders REPLICA IDENTITY FULL',
}

const statements: Readonly<Record<string, string>> = {
  'UPDATE of status': "UPDATE orders SET status = 'shipped' WHERE id = 42",
  'UPDATE of id': 'UPDATE orders SET id = 43 WHERE id = 42',
  DELETE: 'DELETE FROM orders WHERE id = 43',
}

export default defineExperiment({
  title: 'What pgoutput sends for the same three changes with each replica identity',
  programs: [postgres],
  run: () =>
    withPostgres({ wal_level: 'logical' }, (server) => {
      server.print(`
        CREATE TABLE orders (id int PRIMARY KEY, number text NOT NULL, status text);
        CREATE UNIQUE INDEX orders_number ON orders (number);
        CREATE PUBLICATION shop FOR TABLE orders;
        SELECT pg_create_logical_replication_slot('reader', 'pgoutput');`)
      const rows = Object.entries(identities).flatMap(([identity, alter]) => {
        server.print(`TRUNCATE orders; INSERT INTO orders VALUES (42, 'A-42', 'placed'); ${alter}`)
        takeMessages(server, 'reader', 'shop')
        return Object.entries(statements).map(([name, sql]) => {
          server.print(sql)
          const [message] = rowMessages(takeMessages(server, 'reader', 'shop'))
          return [identity, name, message?.old ?? '–', message?.new ?? '–']
        })
      })
      const columns = ['Replica identity', 'Statement', 'Old part of the message', 'New part of the message']
      server.print("ALTER TABLE orders REPLICA IDENTITY NOTHING; INSERT INTO orders VALUES (43, 'A-43', 'placed')")
      const errors = Object.values(statements).map((sql) => server.error(sql).split('\n')[0])
      return [
        { kind: 'table', label: 'Messages', columns, rows, compared: columns },
        { kind: 'text', label: 'The same statements with REPLICA IDENTITY NOTHING', text: errors.join('\n'), compared: true },
      ]
    }),
})
