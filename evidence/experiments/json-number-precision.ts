import { defineExperiment, type Program } from '../experiment'
import { postgres, withPostgres } from '../programs/postgres'

const numbers = ['9007199254740991', '9007199254740993', '19.90', '12345678901234567.89']

const node: Program = { name: 'Node.js', install: 'Node.js is not installed', version: () => process.versions.node }

export default defineExperiment({
  title: 'A number in a JSON text, as JavaScript and PostgreSQL read it',
  programs: [postgres, node],
  run: () =>
    withPostgres({}, (server) => {
      const rows = numbers.map((number) => {
        const text = `{"n": ${number}}`
        const value = (type: string) => server.value(`SELECT ('${text}'::jsonb ->> 'n')::${type}`)
        return [number, String(JSON.parse(text).n), value('numeric'), value('float8')]
      })
      const columns = ['In the text', 'JSON.parse', 'jsonb as numeric', 'jsonb as float8']
      return [{ kind: 'table', label: 'Values', columns, rows, compared: columns }]
    }),
})
