import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import avro from 'avsc'

/** Integers of 64 bits, which are numbers where they fit and `bigint` otherwise. */
const longs = avro.types.LongType.__with({
  fromBuffer: (bytes: Buffer) => {
    const value = bytes.readBigInt64LE()
    return Number.isSafeInteger(Number(value)) ? Number(value) : value
  },
  toBuffer: (value: bigint) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64LE(BigInt(value))
    return bytes
  },
  fromJSON: (value: number) => BigInt(value),
  toJSON: (value: bigint) => Number(value),
  isValid: (value: unknown) => typeof value === 'bigint' || Number.isSafeInteger(value),
  compare: (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0),
})

/** Type of an Avro schema with integers of 64 bits. */
export const avroType = (schema: object): avro.Type => avro.Type.forSchema(schema as avro.Schema, { registry: { long: longs } })

const text = avro.Type.forSchema('string')
const bytes = avro.Type.forSchema('bytes')
const long = avro.Type.forSchema('long')

/**
 * An Avro file with one block of records. `avsc` encodes the values; the container is written here, because its writer drops attributes such
 * as `field-id` from the schema. @param header entries of the header besides schema and codec
 */
export function avroFile(schema: object, records: readonly unknown[], header: Readonly<Record<string, string>>): Buffer {
  const type = avroType(schema)
  const entries = Object.entries({ ...header, 'avro.schema': JSON.stringify(schema), 'avro.codec': 'deflate' })
  const block = deflateRawSync(Buffer.concat(records.map((record) => type.toBuffer(record))))
  // A marker of its content, so that the same table has the same bytes each time.
  const marker = createHash('md5').update(block).digest()
  return Buffer.concat([
    Buffer.from('Obj\x01', 'latin1'),
    long.toBuffer(entries.length),
    ...entries.flatMap(([key, value]) => [text.toBuffer(key), bytes.toBuffer(Buffer.from(value))]),
    long.toBuffer(0),
    marker,
    ...(records.length > 0 ? [long.toBuffer(records.length), long.toBuffer(block.length), block, marker] : []),
  ])
}
