import { defineExperiment } from '../experiment'
import { type MariadbServer, mariadb, withMariadb } from '../programs/mariadb'

/** File, offset and GTID of each transaction that writes rows in all files of a server. */
function transactions(server: MariadbServer): Array<{ gtid: string; place: string }> {
  return server.rows('SHOW BINARY LOGS').flatMap(([file = '']) => {
    const events = server.rows(`SHOW BINLOG EVENTS IN '${file}'`)
    return events.flatMap(([, offset = '', type = '', , , info = '']) =>
      type === 'Gtid' && info.startsWith('BEGIN') ? [{ gtid: info.replace('BEGIN GTID ', ''), place: `${file}, ${offset}` }] : [],
    )
  })
}

export default defineExperiment({
  title: 'The same three transactions in the binary logs of two servers',
  programs: [mariadb],
  run: () =>
    withMariadb({ 'server-id': '1' }, (first) =>
      withMariadb({ 'server-id': '2' }, async (second) => {
        first.rows('CREATE TABLE orders (id INT PRIMARY KEY, status VARCHAR(20))')
        const { file } = first.position()
        for (const id of [41, 42, 43]) first.rows(`INSERT INTO orders VALUES (${id}, 'placed')`)
        // The second server has rotated its log before, as a server does that is older or was restarted.
        second.rows('FLUSH BINARY LOGS; FLUSH BINARY LOGS')
        second.rows(first.binlog(file))
        const places = new Map(transactions(second).map(({ gtid, place }) => [gtid, place]))
        const rows = transactions(first).map(({ gtid, place }, index) => [
          `Order ${41 + index}`,
          gtid,
          place,
          places.get(gtid) ?? 'not found',
        ])
        const columns = ['Transaction', 'GTID', 'First server', 'Second server']
        return [{ kind: 'table', label: 'File and offset of each transaction', columns, rows, compared: columns.slice(0, 2) }]
      }),
    ),
})
