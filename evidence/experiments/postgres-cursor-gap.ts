import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

export default defineExperiment({
  title: 'An incremental reader with the cursor updated_at, and a transaction that commits after the reader has looked',
  programs: [postgres],
  run: () =>
    withPostgres({}, async (server) => {
      server.print('CREATE TABLE orders (id int PRIMARY KEY, updated_at int)')
      const slow = server.session()
      const rows: string[][] = []
      let cursor = 0
      const write = (step: string) => rows.push([step, '–', String(cursor)])
      const read = (step: string) => {
        const found = server.rows(`SELECT id, updated_at FROM orders WHERE updated_at > ${cursor} ORDER BY updated_at`)
        cursor = Math.max(cursor, ...found.map(([, updated]) => Number(updated)))
        rows.push([step, found.map(([id]) => id).join(', ') || 'none', String(cursor)])
      }
      try {
        await slow.rows('BEGIN; INSERT INTO orders VALUES (41, 100)')
        write('Transaction A inserts order 41 with updated_at = 100 and stays open')
        server.print('INSERT INTO orders VALUES (42, 101)')
        write('Transaction B inserts order 42 with updated_at = 101 and commits')
        read('The reader runs')
        await slow.rows('COMMIT')
        write('Transaction A commits')
        read('The reader runs again')
        server.print('INSERT INTO orders VALUES (43, 102)')
        read('Order 43 with updated_at = 102 is inserted; the reader runs')
      } finally {
        slow.close()
      }
      const [[missed = ''] = []] = server.rows("SELECT string_agg(id::text, ', ' ORDER BY id) FROM orders")
      rows.push(['Orders in the table at the end', missed, '–'])
      const columns = ['Step', 'Orders read', 'Cursor afterward']
      return [{ kind: 'table', label: 'Steps', columns, rows, compared: columns }]
    }),
})
