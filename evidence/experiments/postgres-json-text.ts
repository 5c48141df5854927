import { defineExperiment } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

/** Texts that `json` and `jsonb` treat differently. */
const texts = [
  '{"b": 1, "a":2,  "a":3}',
  '{"total": 100.00, "rate": 1e2}',
  '{"id": 9007199254740993}',
  '{"name": "caf\\u00e9"}',
  '{"zero": "\\u0000"}',
]

export default defineExperiment({
  title: 'What PostgreSQL returns for a text that was stored as json and as jsonb',
  programs: [postgres],
  run: () =>
    withPostgres({}, (server) => {
      const stored = (text: string, type: string) => {
        const sql = `SELECT '${text}'::${type}`
        try {
          return server.value(sql)
        } catch {
          return server.error(sql).split('\n')[0] ?? ''
        }
      }
      const rows = texts.map((text) => [text, stored(text, 'json'), stored(text, 'jsonb')])
      const columns = ['Stored text', 'json', 'jsonb']
      return [{ kind: 'table', label: 'Results', columns, rows, compared: columns }]
    }),
})
