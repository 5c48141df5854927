import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

/** Times of the example and the statements of an application that logs network connections. */
const changes: ReadonlyArray<[time: string, sql: string]> = [
  ['13:40:00', "INSERT INTO network_edges VALUES (7, '10.0.4.17', '10.0.9.3', 5432, 'open')"],
  ['14:02:10', "UPDATE network_edges SET target_ip = '203.0.113.50', target_port = 443 WHERE edge_id = 7"],
  ['14:06:40', "UPDATE network_edges SET target_ip = '10.0.9.3', target_port = 5432 WHERE edge_id = 7"],
  ['14:20:00', "INSERT INTO network_edges VALUES (8, '10.0.4.17', '10.0.9.8', 6379, 'open')"],
  ['14:31:05', "UPDATE network_edges SET state = 'closed' WHERE edge_id = 7"],
  ['14:40:00', 'DELETE FROM network_edges WHERE edge_id = 7'],
]

export default defineExperiment({
  title: 'What test_decoding prints for a connection that is redirected, restored, closed and deleted',
  programs: [postgres],
  run: () =>
    withPostgres({ wal_level: 'logical' }, (server) => {
      server.print(`
        CREATE TABLE network_edges (
          edge_id bigint PRIMARY KEY, source_ip text NOT NULL, target_ip text NOT NULL, target_port int NOT NULL, state text NOT NULL,
          updated_at timestamptz NOT NULL DEFAULT now());
        SELECT pg_create_logical_replication_slot('connections', 'test_decoding');`)
      for (const [, sql] of changes) server.print(sql)
      const lines = server
        .rows("SELECT data FROM pg_logical_slot_get_changes('connections', NULL, NULL)")
        .map(([line = '']) => line.replace('table public.network_edges: ', ''))
        .filter((line) => !/^(BEGIN|COMMIT) /.test(line))
        .map((line, index) => `${changes[index]?.[0]}  ${line.replace(/\[[^\]]+\]/g, '').replace(/ updated_at:'[^']*'/, '')}`)
      const label = 'All changes, with the times of the example; types, updated_at and the table name are left out'
      return [{ kind: 'text', label, text: lines.join('\n'), compared: true }]
    }),
})
