import { defineExperiment } from '../experiment'
import { mariadb, withMariadb } from '../programs/mariadb'

const ROWS = 10_000

const statements = [
  `UPDATE orders SET discount = discount + 1`,
  `UPDATE orders SET discount = discount + 1 LIMIT ${ROWS / 2}`,
  `UPDATE orders SET token = UUID()`,
]

export default defineExperiment({
  title: `What the binary log contains for one statement on ${ROWS.toLocaleString('en-US')} rows, by binlog_format`,
  programs: [mariadb],
  run: () =>
    withMariadb({}, (server) => {
      server.rows(`
        CREATE TABLE orders (id INT PRIMARY KEY, discount INT, token CHAR(36));
        INSERT INTO orders SELECT seq, 0, '' FROM seq_1_to_${ROWS};`)
      const logged = (sql: string, format: string) => {
        const before = server.position()
        server.rows(`SET SESSION binlog_format = '${format}'; ${sql}`)
        const bytes = server.position().offset - before.offset
        const events = server.rows(`SHOW BINLOG EVENTS IN '${before.file}' FROM ${before.offset}`)
        return { bytes, kind: events.some(([, , type = '']) => type.includes('rows')) ? 'rows' : 'text' }
      }
      const rows = statements.map((sql) => {
        const [text, row, mixed] = ['STATEMENT', 'ROW', 'MIXED'].map((format) => logged(sql, format))
        return [sql, text?.bytes ?? 0, row?.bytes ?? 0, mixed?.bytes ?? 0, mixed?.kind ?? '']
      })
      const columns = ['Statement', 'STATEMENT', 'ROW', 'MIXED', 'MIXED logs']
      return [{ kind: 'table', label: 'Bytes of the transaction in the log', columns, rows, compared: ['Statement', 'MIXED logs'] }]
    }),
})
