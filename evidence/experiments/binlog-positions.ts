import { defineExperiment } from '../experiment'
import { mariadb, withMariadb } from '../programs/mariadb'

export default defineExperiment({
  title: 'File and offset of the binary log after each step, with max_binlog_size = 64 KB',
  programs: [mariadb],
  run: () =>
    withMariadb({ 'max-binlog-size': '65536' }, async (server) => {
      server.rows('CREATE TABLE orders (id INT PRIMARY KEY AUTO_INCREMENT, note VARCHAR(200))')
      const rows: Array<Array<string | number>> = []
      const step = (name: string) => {
        const { file, offset } = server.position()
        rows.push([name, file, offset, server.value('SELECT @@gtid_binlog_pos')])
      }
      const insert = (count: number) => server.rows(`INSERT INTO orders (note) SELECT REPEAT('x', 100) FROM seq_1_to_${count}`)
      step('Table created')
      insert(10)
      step('Transaction with 10 rows')
      insert(5000)
      const file = rows[0]?.[1]
      step('Transaction with 5,000 rows')
      server.rows('FLUSH BINARY LOGS')
      step('FLUSH BINARY LOGS')
      await server.restart()
      step('Restart')
      insert(10)
      step('Transaction with 10 rows')
      const sizes = server.rows('SHOW BINARY LOGS').map(([name = '', size]) => [name, Number(size)])
      server.rows(`PURGE BINARY LOGS TO '${rows.at(-1)?.[1]}'`)
      const purged = server.error(`SHOW BINLOG EVENTS IN '${file}'`)
      return [
        {
          kind: 'table',
          label: 'Where the next event is written',
          columns: ['Step', 'File', 'Offset', 'GTID'],
          rows,
          compared: ['Step', 'File', 'GTID'],
        },
        { kind: 'table', label: 'SHOW BINARY LOGS', columns: ['File', 'Bytes'], rows: sizes, compared: ['File'] },
        { kind: 'text', label: `Reading ${file} after PURGE BINARY LOGS TO '${rows.at(-1)?.[1]}'`, text: purged, compared: true },
      ]
    }),
})
