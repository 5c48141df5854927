import { Decimal128, ObjectId, serialize } from 'bson'
import { defineExperiment } from '../experiment'
import { npmProgram } from '../programs/npm'

const date = new Date('2026-11-20T09:15:00Z')
const id = new ObjectId('673f0a10c2d4e5f60718293a')

/** Documents with the types of BSON, and what JSON has in their place. */
const documents = [
  { name: '{"a":1}', bson: { a: 1 }, json: { a: 1 } },
  {
    name: 'city, active, logins',
    bson: { city: 'Lyon', active: true, logins: 42 },
    json: { city: 'Lyon', active: true, logins: 42 },
  },
  { name: 'tags: the numbers 0 to 19', bson: { tags: [...Array(20).keys()] }, json: { tags: [...Array(20).keys()] } },
  {
    name: 'city, active, joined (date)',
    bson: { city: 'Lyon', active: true, joined: date },
    json: { city: 'Lyon', active: true, joined: '2026-11-20T09:15:00Z' },
  },
  {
    name: '_id (ObjectId), at (date), total (Decimal128)',
    bson: { _id: id, at: date, total: Decimal128.fromString('19.90') },
    json: { _id: id.toHexString(), at: '2026-11-20T09:15:00Z', total: '19.90' },
  },
]

export default defineExperiment({
  title: 'Five documents as JSON text and as BSON',
  programs: [npmProgram('bson', 'bson')],
  run: async () => {
    const rows = documents.map(({ name, bson, json }) => [name, JSON.stringify(json).length, serialize(bson).length])
    const columns = ['Document', 'JSON (bytes)', 'BSON (bytes)']
    return [{ kind: 'table', label: 'Sizes', columns, rows, compared: columns }]
  },
})
