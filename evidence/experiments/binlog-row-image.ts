import { defineExperiment } from '../experiment'
import { mariadb, rowEvents, withMariadb } from '../programs/mariadb'

const statements = [
  ['Insert', "INSERT INTO orders (id, status, note) VALUES (42, 'placed', REPEAT('x', 20))"],
  ['Update of status', "UPDATE orders SET status = 'shipped' WHERE id = 42"],
  ['Delete', 'DELETE FROM orders WHERE id = 42'],
] as const

export default defineExperiment({
  title: 'Row images in the binary log for the same three changes, by binlog_row_image',
  programs: [mariadb],
  run: () =>
    withMariadb({}, (server) => {
      server.rows('CREATE TABLE orders (id INT PRIMARY KEY, status VARCHAR(20), country CHAR(2), note TEXT)')
      const rows = ['FULL', 'NOBLOB', 'MINIMAL'].flatMap((image) =>
        statements.map(([name, sql]) => {
          const { file, offset } = server.position()
          server.rows(`SET SESSION binlog_row_image = '${image}'; ${sql}`)
          const decoded = server.binlog(file, '--base64-output=DECODE-ROWS', '-v', `--start-position=${offset}`)
          const [event] = rowEvents(decoded)
          return [image, name, event?.old ?? '–', event?.new ?? '–']
        }),
      )
      const columns = ['binlog_row_image', 'Change', 'Image before', 'Image after']
      return [
        {
          kind: 'text',
          label: 'Columns',
          text: '@1 id, the primary key\n@2 status\n@3 country, never set\n@4 note, a TEXT column',
          compared: true,
        },
        { kind: 'table', label: 'Decoded with mariadb-binlog', columns, rows, compared: columns },
      ]
    }),
})
