import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

/** Small limits, so that the states follow each other after a few megabytes. Checkpoints start only where the experiment wants them. */
const settings = {
  wal_level: 'logical',
  max_wal_size: '8MB',
  min_wal_size: '4MB',
  wal_keep_size: '0',
  max_slot_wal_keep_size: '16MB',
  checkpoint_timeout: '1h',
  checkpoint_completion_target: '0',
}

export default defineExperiment({
  title: 'A slot that is never read, with max_slot_wal_keep_size = 16 MB and max_wal_size = 8 MB',
  programs: [postgres],
  run: () =>
    withPostgres(settings, (server) => {
      server.print(`
        CREATE TABLE orders (id int, note text);
        CREATE PUBLICATION shop FOR TABLE orders;
        SELECT pg_create_logical_replication_slot('reader', 'pgoutput');`)
      const read = () =>
        server.rows(`
          SELECT wal_status, coalesce(round(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) / 1048576)::text, 'unknown'),
            coalesce(round(safe_wal_size / 1048576.0)::text, 'none')
          FROM pg_replication_slots WHERE slot_name = 'reader'`)[0] ?? []
      const rows: string[][] = []
      const step = (name: string) => {
        const [status = '', retained = '', safe = ''] = read()
        rows.push([name, status, retained, safe])
      }
      const started = server.value('SELECT pg_current_wal_insert_lsn()')
      const writeUntil = (megabytes: number) => {
        server.print(`DO $$ BEGIN
          WHILE pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '${started}') < ${megabytes} * 1048576 LOOP
            INSERT INTO orders SELECT i, repeat('x', 480) FROM generate_series(1, 100) i;
          END LOOP; END $$`)
        step(`${megabytes} MB`)
      }
      step('0 MB')
      writeUntil(6)
      writeUntil(12)
      server.print('CHECKPOINT')
      writeUntil(18)
      server.print('CHECKPOINT')
      step('18 MB, after a checkpoint')
      const sql =
        "SELECT * FROM pg_logical_slot_peek_binary_changes('reader', NULL, NULL, 'proto_version', '1', 'publication_names', 'shop')"
      const columns = ['WAL written', 'wal_status', 'WAL kept for the slot (MB)', 'safe_wal_size (MB)']
      return [
        { kind: 'table', label: 'pg_replication_slots', columns, rows, compared: ['WAL written', 'wal_status'] },
        { kind: 'text', label: 'Reading from the slot afterward', text: server.error(sql).split('\nCONTEXT')[0] ?? '', compared: true },
      ]
    }),
})
