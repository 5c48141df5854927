import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

const READ =
  "SELECT count(*) FROM pg_logical_slot_peek_binary_changes('reader', NULL, NULL, 'proto_version', '1', 'publication_names', 'olake_publication')"
const SLOT = "SELECT pg_create_logical_replication_slot('reader', 'pgoutput')"
const PUBLICATION = 'CREATE PUBLICATION olake_publication FOR TABLE orders'
const CHANGE = 'INSERT INTO orders VALUES (%)'

export default defineExperiment({
  title: 'Reading changes from a slot that was created before the publication, and from one that was created after it',
  programs: [postgres],
  run: () =>
    withPostgres({ wal_level: 'logical' }, (server) => {
      server.print('CREATE TABLE orders (id int PRIMARY KEY)')
      const read = () => {
        try {
          return `${server.value(READ)} messages`
        } catch {
          return (server.error(READ).split('\n')[0] ?? '').trim()
        }
      }
      let id = 0
      const change = () => server.print(CHANGE.replace('%', String(++id)))
      server.print(SLOT)
      change()
      server.print(PUBLICATION)
      change()
      const first = read()
      server.print(`SELECT pg_drop_replication_slot('reader'); ${SLOT}`)
      change()
      const columns = ['Order', 'Result of reading']
      const rows = [
        ['Slot, change, publication, change', first],
        ['Publication, slot, change', read()],
      ]
      const listed = server.value("SELECT count(*) FROM pg_publication WHERE pubname = 'olake_publication'")
      rows.push(['Rows in pg_publication during both reads', listed])
      return [{ kind: 'table', label: 'Results', columns, rows, compared: columns }]
    }),
})
