import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

const zones = ['UTC', 'America/New_York', 'Asia/Kolkata']

export default defineExperiment({
  title: 'The same row, written in a session in Berlin and read in sessions with other time zones',
  programs: [postgres],
  run: () =>
    withPostgres({}, (server) => {
      server.print(`
        SET TimeZone = 'Europe/Berlin';
        CREATE TABLE orders (placed timestamp, placed_tz timestamptz);
        INSERT INTO orders VALUES ('2026-11-28 10:15', '2026-11-28 10:15');`)
      const rows = zones.map((zone) => {
        const [found = []] = server.rows(
          `SET TimeZone = '${zone}'; SELECT placed, placed_tz, extract(epoch FROM placed)::bigint, extract(epoch FROM placed_tz)::bigint FROM orders`,
        )
        return [zone, ...found]
      })
      const columns = ['TimeZone', 'timestamp', 'timestamptz', 'Epoch of timestamp', 'Epoch of timestamptz']
      return [{ kind: 'table', label: 'Values', columns, rows, compared: columns }]
    }),
})
