import avro from 'avsc'
import { defineExperiment } from '../experiment'
import { npmProgram } from '../programs/npm'

type Field = { name: string; type: string | string[]; default?: unknown; aliases?: string[] }

const order = (...fields: Field[]) => avro.Type.forSchema({ type: 'record', name: 'order', fields } as avro.Schema)

const id: Field = { name: 'id', type: 'int' }
const status: Field = { name: 'status', type: 'string' }
const currency: Field = { name: 'currency', type: 'string', default: 'EUR' }

const written = order(id, status)
const bytes = written.toBuffer({ id: 42, status: 'placed' })

/** Schemas of a reader that differ from the one of the writer. */
const readers: Readonly<Record<string, avro.Type>> = {
  'The same': order(id, status),
  'Adds currency with the default EUR': order(id, status, currency),
  'Adds currency without a default': order(id, status, { name: 'currency', type: 'string' }),
  'Leaves out status': order(id),
  'Reads id as long': order({ name: 'id', type: 'long' }, status),
  'Reads status as int': order(id, { name: 'status', type: 'int' }),
  'Renames status to state': order(id, { name: 'state', type: 'string' }),
  'Renames status to state, with an alias': order(id, { name: 'state', type: 'string', aliases: ['status'] }),
}

const attempt = (read: () => unknown): string => {
  try {
    return JSON.stringify(read())
  } catch (cause) {
    return `Error: ${(cause as Error).message.split('\n')[0]}`
  }
}

export default defineExperiment({
  title: 'Reading {"id": 42, "status": "placed"} in Avro with another schema than the writer had',
  programs: [npmProgram('avsc', 'avsc')],
  run: async () => {
    const rows = Object.entries(readers).map(([name, reader]) => [
      name,
      attempt(() => reader.fromBuffer(bytes, reader.createResolver(written))),
      attempt(() => reader.fromBuffer(bytes)),
    ])
    const columns = ['Schema of the reader', 'Writer known', 'Writer unknown']
    return [
      { kind: 'text', label: 'The message, in hexadecimal', text: bytes.toString('hex').replace(/..(?=.)/g, '$& '), compared: true },
      { kind: 'table', label: "What the reader returns with the writer's schema and without it", columns, rows, compared: columns },
    ]
  },
})
