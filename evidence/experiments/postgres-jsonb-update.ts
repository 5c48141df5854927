import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

/** Sizes of the documents in bytes, before the counter is added. */
const sizes = [100, 10_000, 1_000_000]

export default defineExperiment({
  title: 'WAL that one increment of a counter writes, for a counter inside a jsonb document and for a column',
  programs: [postgres],
  run: () =>
    withPostgres({ full_page_writes: 'off' }, (server) => {
      const rows = sizes.map((size) => {
        // Hashes hardly compress, as in documents with text.
        server.print(`
          DROP TABLE IF EXISTS pages;
          CREATE TABLE pages (id int PRIMARY KEY, views int, doc jsonb);
          INSERT INTO pages SELECT 1, 0, jsonb_build_object('views', 0, 'body',
            (SELECT left(string_agg(md5(i::text), ''), ${size}) FROM generate_series(0, ${size} / 32) i));`)
        const inside = server.logged("UPDATE pages SET doc = jsonb_set(doc, '{views}', '1')")
        return [size, inside, server.logged('UPDATE pages SET views = 1')]
      })
      const columns = ['Document (bytes)', 'jsonb_set in the document', 'views = 1 in a column']
      return [{ kind: 'table', label: 'WAL per update (bytes)', columns, rows, compared: ['Document (bytes)'] }]
    }),
})
