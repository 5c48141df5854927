import { defineExperiment } from '../experiment'
import { mariadb, rowEvents, withMariadb } from '../programs/mariadb'

const statements = [
  { sql: "UPDATE orders SET status = 'shipped' WHERE id = 42", name: 'UPDATE of order 42 to shipped' },
  { sql: "UPDATE orders SET status = 'shipped' WHERE id = 42", name: 'The same UPDATE again' },
  { sql: 'DELETE FROM orders WHERE id = 42', name: 'DELETE of order 42, whose two items are deleted by ON DELETE CASCADE' },
  { sql: 'SET foreign_key_checks = 0; TRUNCATE TABLE orders', name: 'TRUNCATE TABLE orders' },
]

export default defineExperiment({
  title: 'What the binary log in row format contains for each statement',
  programs: [mariadb],
  run: () =>
    withMariadb({}, (server) => {
      server.rows(`
        CREATE TABLE orders (id INT PRIMARY KEY, status VARCHAR(20));
        CREATE TABLE items (id INT PRIMARY KEY, order_id INT, FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE);
        INSERT INTO orders VALUES (42, 'placed'), (43, 'placed');
        INSERT INTO items VALUES (1, 42), (2, 42);`)
      const allRows = () =>
        server.rows("SELECT 'orders', id, status FROM orders UNION ALL SELECT 'items', id, order_id FROM items").map((row) => row.join(' '))
      const rows = statements.map(({ sql, name }) => {
        const { file, offset } = server.position()
        const before = allRows()
        server.rows(sql)
        const after = allRows()
        const changed = before.filter((row) => !after.includes(row)).length
        const decoded = server.binlog(file, '--base64-output=DECODE-ROWS', '-v', `--start-position=${offset}`)
        const events = rowEvents(decoded)
        const texts = decoded.split('\n').filter((line) => line.startsWith('TRUNCATE'))
        const content = [...events.map(({ kind, table, old }) => `${kind} of ${table}, ${old}`), ...texts].join('; ')
        return [name, changed, events.length, content || 'nothing']
      })
      const columns = ['Statement', 'Rows changed or deleted', 'Row events', 'Content of the log']
      return [{ kind: 'table', label: 'Events', columns, rows, compared: columns }]
    }),
})
