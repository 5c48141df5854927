import { defineExperiment } from '../experiment'
import { takeMessages } from '../programs/pgoutput'
import { postgres, withPostgres } from '../programs/postgres'

const TRANSACTIONS = 1000

export default defineExperiment({
  title: `A slot after ${TRANSACTIONS.toLocaleString('en-US')} transactions that change no published table`,
  programs: [postgres],
  run: () =>
    withPostgres({ wal_level: 'logical' }, (server) => {
      server.print(`
        CREATE TABLE orders (id int PRIMARY KEY);
        CREATE TABLE metrics (id int, value text);
        CREATE PUBLICATION shop FOR TABLE orders;
        SELECT pg_create_logical_replication_slot('reader', 'pgoutput');`)
      const kept = () =>
        Number(
          server.value(
            "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), confirmed_flush_lsn) FROM pg_replication_slots WHERE slot_name = 'reader'",
          ),
        )
      const rows: Array<Array<string | number>> = []
      const step = (name: string, messages: number) => rows.push([name, messages, Math.round(kept() / 1024)])
      step('Before', 0)
      server.print(`INSERT INTO metrics VALUES (1, repeat('x', 500));\n`.repeat(TRANSACTIONS))
      step('After the transactions', 0)
      const peeked = server.rows(
        "SELECT 1 FROM pg_logical_slot_peek_binary_changes('reader', NULL, NULL, 'proto_version', '1', 'publication_names', 'shop')",
      )
      step('A reader looks and does not confirm', peeked.length)
      step('A reader reads and confirms', takeMessages(server, 'reader', 'shop').length)
      const columns = ['Step', 'Messages received', 'WAL after the confirmed position (KB)']
      return [{ kind: 'table', label: 'Slot', columns, rows, compared: ['Step', 'Messages received'] }]
    }),
})
