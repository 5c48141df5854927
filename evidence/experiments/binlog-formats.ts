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
      const rows = statements.flatMap((sql) =>
        ['STATEMENT', 'ROW', 'MIXED'].map((format) => {
          const before = server.position()
          server.rows(`SET SESSION binlog_format = '${format}'; ${sql}`)
          const after = server.position()
          const events = server.rows(`SHOW BINLOG EVENTS IN '${before.file}' FROM ${before.offset}`)
          const isRows = events.some(([, , type = '']) => type.includes('rows'))
          return [sql, format, isRows ? 'Rows' : 'Text', after.offset - before.offset]
        }),
      )
      const columns = ['Statement', 'binlog_format', 'Logged as', 'Bytes']
      return [
        {
          kind: 'table',
          label: 'Size of the transaction in the log',
          columns,
          rows,
          compared: ['Statement', 'binlog_format', 'Logged as'],
        },
      ]
    }),
})
