import { defineExperiment } from '../experiment'
import { duckdb, withDuckdb } from '../programs/duckdb'

const queries = {
  'ORDER BY reading': "SELECT string_agg(reading::VARCHAR, ', ' ORDER BY reading) FROM readings",
  'max(reading)': 'SELECT max(reading) FROM readings',
  'WHERE reading > 5': "SELECT string_agg(reading::VARCHAR, ', ' ORDER BY id) FROM readings WHERE reading > 5",
  "WHERE reading > '5'": "SELECT string_agg(reading::VARCHAR, ', ' ORDER BY id) FROM readings WHERE reading > '5'",
  'sum(reading)': 'SELECT sum(reading) FROM readings',
}

export default defineExperiment({
  title: 'The readings 9, 10, 21.5 and 100 in a number column and in a text column',
  programs: [duckdb],
  run: () =>
    withDuckdb(async (duck) => {
      const results = async (type: string) => {
        await duck.run(`CREATE OR REPLACE TABLE readings AS
          SELECT i AS id, value::${type} AS reading FROM (VALUES (1, '9'), (2, '10'), (3, '21.5'), (4, '100')) v(i, value)`)
        const found: string[] = []
        for (const sql of Object.values(queries)) {
          try {
            found.push(String((await duck.rows(sql))[0]?.[0]))
          } catch {
            found.push((await duck.error(sql)).split('. ')[0] ?? '')
          }
        }
        return found
      }
      const [numbers, texts] = [await results('DOUBLE'), await results('VARCHAR')]
      const rows = Object.keys(queries).map((query, index) => [query, numbers[index] ?? '', texts[index] ?? ''])
      const columns = ['Query', 'As DOUBLE', 'As VARCHAR']
      return [{ kind: 'table', label: 'Results', columns, rows, compared: columns }]
    }),
})
