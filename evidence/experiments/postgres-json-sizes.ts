import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

/** JSON texts without spaces, as SQL expressions. */
const documents = [
  { name: 'city, active, logins', sql: `'{"city":"Lyon","active":true,"logins":42}'` },
  { name: 'tags: the numbers 0 to 19', sql: `(SELECT '{"tags":[' || string_agg(i::text, ',') || ']}' FROM generate_series(0, 19) i)` },
  {
    name: '1,000 orders with the same keys',
    sql: `(SELECT '[' || string_agg('{"order_id":' || i || ',"status":"placed"}', ',') || ']' FROM generate_series(1, 1000) i)`,
  },
]

/** Sizes of stored values, which have a shorter header than values that are only in memory. */
export default defineExperiment({
  title: 'Three documents in a json and in a jsonb column, measured with pg_column_size',
  programs: [postgres],
  run: () =>
    withPostgres({}, (server) => {
      server.print('CREATE TABLE documents (text json, binary_form jsonb)')
      const rows = documents.map(({ name, sql }) => {
        server.print(`TRUNCATE documents; INSERT INTO documents SELECT t::json, t::jsonb FROM (SELECT ${sql}::text) d(t)`)
        const [sizes = []] = server.rows(
          'SELECT octet_length(text::text), pg_column_size(text), pg_column_size(binary_form) FROM documents',
        )
        return [name, ...sizes.map(Number)]
      })
      const columns = ['Document', 'JSON text (bytes)', 'Stored as json', 'Stored as jsonb']
      return [{ kind: 'table', label: 'Sizes in a table', columns, rows, compared: columns }]
    }),
})
