import { defineExperiment } from '../experiment'
import { rowMessages, takeMessages } from '../programs/pgoutput'
import { postgres, withPostgres } from '../programs/postgres'

export default defineExperiment({
  title: 'What pgoutput sends if only the price of a product with a 12 KB description changes',
  programs: [postgres],
  run: () =>
    withPostgres({ wal_level: 'logical' }, (server) => {
      server.print(`
        CREATE TABLE products (id int PRIMARY KEY, price int, description text);
        CREATE PUBLICATION shop FOR TABLE products;
        SELECT pg_create_logical_replication_slot('reader', 'pgoutput');`)
      const longText = "(SELECT left(string_agg(md5(i::text), ''), 12000) FROM generate_series(1, 400) i)"
      const rows: string[][] = []
      for (const identity of ['DEFAULT', 'FULL']) {
        server.print(`ALTER TABLE products REPLICA IDENTITY ${identity}`)
        const statements = [
          ['Insert', `INSERT INTO products VALUES (1, 49, ${longText})`],
          ['Update of price', 'UPDATE products SET price = 45'],
          ['Update of description', "UPDATE products SET description = description || '.'"],
          ['Delete', 'DELETE FROM products'],
        ] as const
        for (const [name, sql] of statements) {
          server.print(sql)
          const [message] = rowMessages(takeMessages(server, 'reader', 'shop'))
          rows.push([identity, name, message?.old ?? '–', message?.new ?? '–'])
        }
      }
      const columns = ['Replica identity', 'Change', 'Old part of the message', 'New part of the message']
      return [{ kind: 'table', label: 'Messages', columns, rows, compared: columns }]
    }),
})
