import { type Decompress, inflateRaw } from './compression'
import { type Reading, readBytes, shownBytes, type TableFile } from './files'
import { type Json, type JsonObject, parseJson } from './json'
import { COPY_AGAIN, FileProblem } from './problem'

/**
 * Reads Avro object container files block by block, so that a large file is never in memory as a whole. Records are plain objects. Maps,
 * which Iceberg writes as arrays of pairs, stay arrays.
 */

export type AvroValue = null | boolean | number | bigint | string | Uint8Array | AvroValue[] | AvroRecord
export type AvroRecord = { [name: string]: AvroValue }

/** An opened file: what its header says, and its records in order. */
export type AvroFile = {
  /** Keys of the header, such as `avro.schema`, `schema`, `partition-spec`. */
  header: ReadonlyMap<string, string>
  schema: JsonObject
  codec: string
  records: () => AsyncGenerator<AvroRecord>
}

/** Names records by what the schema says of a field, such as its `field-id`. */
export type NameOf = (name: string, fieldId: number | undefined) => string

const MAGIC = [0x4f, 0x62, 0x6a, 0x01]
const SYNC = 16
const FIRST_PART = 64 << 10
const LARGEST_BLOCK = 256 << 20
const LARGEST_HEADER = 64 << 20

type Decode = (cursor: Cursor) => AvroValue

/** A position in bytes that belong to a file. */
class Cursor {
  at = 0
  constructor(
    readonly bytes: Uint8Array,
    readonly file: string,
    /** Position of the first byte in the file. */
    readonly base: number,
    /** Whether the bytes are the content of a compressed block, whose positions are not those of the file. */
    readonly inflated = false,
  ) {}

  fail(found: string, at = this.at): never {
    const place = this.inflated ? ` (byte ${at} of the uncompressed block)` : ''
    throw new FileProblem({
      file: this.file,
      offset: this.inflated ? this.base : this.base + at,
      found: `${found}${place}`.replace(/\.( \(.*\))$/, '$1.'),
      advice: COPY_AGAIN,
    })
  }

  take(length: number, what: string): Uint8Array {
    if (length < 0) this.fail(`The length of ${what} is negative (${length}).`)
    if (this.at + length > this.bytes.length) {
      this.fail(`${length.toLocaleString('en-US')} bytes of ${what} should follow, but there are ${this.bytes.length - this.at}.`)
    }
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }

  long(what: string): number | bigint {
    const start = this.at
    let [low, factor] = [0, 1]
    for (let index = 0; index < 10; index++) {
      const byte = this.bytes[this.at]
      if (byte === undefined) this.fail(`The data ends inside ${what}.`, start)
      this.at++
      if (index < 7) {
        low += (byte & 0x7f) * factor
        factor *= 128
        if (byte < 0x80) return low % 2 === 0 ? low / 2 : -(low + 1) / 2
      } else if (byte < 0x80) {
        return this.wide(start)
      }
    }
    return this.fail(`${what} is an integer of more than 64 bits.`, start)
  }

  /** An integer of more than 49 bits that ends before the current position. */
  private wide(start: number): number | bigint {
    let value = 0n
    for (let index = this.at - 1; index >= start; index--) value = (value << 7n) | BigInt((this.bytes[index] ?? 0) & 0x7f)
    const signed = BigInt.asIntN(64, (value >> 1n) ^ -(value & 1n))
    return signed >= Number.MIN_SAFE_INTEGER && signed <= Number.MAX_SAFE_INTEGER ? Number(signed) : signed
  }

  int(what: string): number {
    const start = this.at
    const value = this.long(what)
    if (typeof value === 'bigint') return this.fail(`${what} is ${value}, which is too large.`, start)
    return value
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function text(cursor: Cursor, what: string): string {
  const bytes = cursor.take(cursor.int(`the length of ${what}`), what)
  try {
    return utf8.decode(bytes)
  } catch {
    return cursor.fail(`${what} is not valid UTF-8.`, cursor.at - bytes.length)
  }
}

/** Items of an array or a map, which Avro writes in blocks. */
function items(cursor: Cursor, what: string, one: () => void) {
  for (;;) {
    let count = cursor.int(`the number of ${what}`)
    if (count === 0) return
    if (count < 0) {
      count = -count
      cursor.int(`the size of ${what}`)
    }
    // An item without any bytes, such as null, could repeat without end.
    if (count > cursor.bytes.length * 8) cursor.fail(`${count.toLocaleString('en-US')} ${what} cannot be in ${cursor.bytes.length} bytes.`)
    for (let index = 0; index < count; index++) one()
  }
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Compiles a schema to a function that decodes its values. */
function decoderOf(schema: Json | undefined, nameOf: NameOf, file: string, offset: number, names = new Map<string, Decode>()): Decode {
  const unknown = (found: string): never => {
    throw new FileProblem({ file, offset, found, advice: 'The file was not written as the Avro specification requires.' })
  }
  const compile = (inner: Json | undefined): Decode => decoderOf(inner, nameOf, file, offset, names)
  if (Array.isArray(schema)) {
    const branches = schema.map(compile)
    return (cursor) => {
      const start = cursor.at
      const index = cursor.int('the branch of a union')
      const branch = branches[index]
      return branch ? branch(cursor) : cursor.fail(`A union has ${branches.length} branches, but branch ${index} is used.`, start)
    }
  }
  if (typeof schema === 'string') {
    const simple = PRIMITIVES[schema]
    if (simple) return simple
    // A type can contain itself, so its decoder is looked up when it is used.
    return (cursor) => (names.get(schema) ?? unknown(`The Avro schema uses the type "${schema}", which it does not define.`))(cursor)
  }
  if (!isObject(schema)) return unknown('The Avro schema has a part that is not a type.')
  const named = (decode: Decode): Decode => {
    if (typeof schema.name === 'string') names.set(schema.name, decode)
    return decode
  }
  switch (schema.type) {
    case 'record': {
      if (!Array.isArray(schema.fields)) return unknown('A record of the Avro schema has no fields.')
      const fields: Array<{ key: string; decode: Decode }> = []
      const decode = named((cursor) => {
        const record: AvroRecord = {}
        for (const { key, decode: one } of fields) record[key] = one(cursor)
        return record
      })
      for (const field of schema.fields) {
        if (!isObject(field) || typeof field.name !== 'string') return unknown('A field of the Avro schema has no name.')
        const id = field['field-id']
        fields.push({ key: nameOf(field.name, typeof id === 'number' ? id : undefined), decode: compile(field.type) })
      }
      return decode
    }
    case 'array': {
      const one = compile(schema.items)
      return (cursor) => {
        const list: AvroValue[] = []
        items(cursor, 'items', () => list.push(one(cursor)))
        return list
      }
    }
    case 'map': {
      const one = compile(schema.values)
      return (cursor) => {
        const map: AvroRecord = {}
        items(cursor, 'entries', () => {
          const key = text(cursor, 'a key')
          map[key] = one(cursor)
        })
        return map
      }
    }
    case 'fixed': {
      const size = schema.size
      if (typeof size !== 'number' || size < 0) return unknown('A fixed type of the Avro schema has no size.')
      return named((cursor) => cursor.take(size, 'a fixed value'))
    }
    case 'enum': {
      const symbols = Array.isArray(schema.symbols) ? schema.symbols : []
      return named((cursor) => {
        const index = cursor.int('a symbol')
        const symbol = symbols[index]
        return typeof symbol === 'string' ? symbol : cursor.fail(`An enum has no symbol ${index}.`)
      })
    }
    default:
      return compile(schema.type)
  }
}

const PRIMITIVES: Record<string, Decode> = {
  null: () => null,
  boolean: (cursor) => cursor.take(1, 'a boolean')[0] === 1,
  int: (cursor) => cursor.long('an integer'),
  long: (cursor) => cursor.long('a long'),
  float: (cursor) => viewOf(cursor.take(4, 'a float')).getFloat32(0, true),
  double: (cursor) => viewOf(cursor.take(8, 'a double')).getFloat64(0, true),
  bytes: (cursor) => cursor.take(cursor.int('the length of bytes'), 'bytes'),
  string: (cursor) => text(cursor, 'a text'),
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

type Header = { values: Map<string, string>; length: number; sync: Uint8Array; schemaAt: number }

function parseHeader(bytes: Uint8Array, file: string): Header {
  const cursor = new Cursor(bytes, file, 0)
  if (MAGIC.some((byte, index) => bytes[index] !== byte)) {
    cursor.fail(`The file starts with ${shownBytes(bytes.subarray(0, 4))} instead of 4f 62 6a 01 ("Obj."), so it is not an Avro file.`)
  }
  cursor.at = MAGIC.length
  const values = new Map<string, string>()
  let schemaAt = 0
  items(cursor, 'header entries', () => {
    const key = text(cursor, 'a key of the header')
    const value = cursor.take(cursor.int('the length of a header value'), `the header value "${key}"`)
    if (key === 'avro.schema') schemaAt = cursor.at - value.length
    values.set(key, new TextDecoder().decode(value))
  })
  return { values, sync: cursor.take(SYNC, 'the sync marker'), length: cursor.at, schemaAt }
}

/** Reads more of the file until the header is complete. */
async function readHeader(file: TableFile, reading: Reading): Promise<Header> {
  for (let length = FIRST_PART; ; length *= 8) {
    const bytes = await readBytes(file, 0, length, reading)
    try {
      return parseHeader(bytes, file.path)
    } catch (cause) {
      const more = bytes.length < file.blob.size && bytes.length < LARGEST_HEADER
      if (!(more && cause instanceof FileProblem && MAGIC.every((byte, index) => bytes[index] === byte))) throw cause
    }
  }
}

const CODECS = ['null', 'deflate', 'snappy', 'zstandard']

/**
 * Opens an Avro file. @param nameOf key of a field in the records @param decompress is called for snappy and zstandard
 * @throws FileProblem at the byte that is not as the specification requires; `records` throws it, too
 */
export async function openAvro(
  file: TableFile,
  { reading = {}, nameOf = (name) => name, decompress }: { reading?: Reading; nameOf?: NameOf; decompress?: Decompress } = {},
): Promise<AvroFile> {
  const { values, length, sync, schemaAt } = await readHeader(file, reading)
  const written = values.get('avro.schema')
  if (written === undefined) {
    throw new FileProblem({ file: file.path, offset: 4, found: 'The header has no "avro.schema".', advice: COPY_AGAIN })
  }
  const { value: schema } = parseJson(new TextEncoder().encode(written), file.path)
  if (!isObject(schema)) {
    throw new FileProblem({ file: file.path, offset: schemaAt, found: 'The schema in the header is not a record.', advice: COPY_AGAIN })
  }
  const codec = values.get('avro.codec') ?? 'null'
  if (!CODECS.includes(codec)) {
    throw new FileProblem({
      file: file.path,
      offset: 4,
      found: `The blocks are compressed with "${codec}".`,
      advice: 'Iceberg uses deflate, snappy or zstandard for Avro files. Rewrite the manifests with one of them.',
    })
  }
  const decode = decoderOf(schema, nameOf, file.path, schemaAt)

  async function uncompressed(data: Uint8Array, at: number): Promise<Cursor> {
    if (codec === 'null') return new Cursor(data, file.path, at)
    const inflate = codec === 'deflate' ? inflateRaw : decompress
    // Snappy blocks end with a checksum of 4 bytes.
    const content = codec === 'snappy' ? data.subarray(0, -4) : data
    const bytes = await Promise.resolve(inflate?.(content, codec)).catch(() => undefined)
    if (!bytes) {
      throw new FileProblem({ file: file.path, offset: at, found: `This block cannot be decompressed with ${codec}.`, advice: COPY_AGAIN })
    }
    return new Cursor(bytes, file.path, at, true)
  }

  async function* records(): AsyncGenerator<AvroRecord> {
    for (let at = length; at < file.blob.size; ) {
      const start = new Cursor(await readBytes(file, at, at + 20), file.path, at)
      const count = start.int('the number of records of a block')
      const size = start.int('the size of a block')
      if (count < 0 || size < 0 || size > LARGEST_BLOCK) {
        start.fail(
          `A block should start here, but it would have ${count.toLocaleString('en-US')} records in ${size.toLocaleString('en-US')} bytes.`,
          0,
        )
      }
      const from = at + start.at
      const block = new Cursor(await readBytes(file, from, from + size + SYNC, reading), file.path, from)
      const data = block.take(size, 'a block')
      const marker = block.take(SYNC, 'the sync marker after a block')
      if (marker.some((byte, index) => byte !== sync[index]))
        block.fail('The marker after this block differs from the one in the header.', size)
      const cursor = await uncompressed(data, from)
      for (let index = 0; index < count; index++) {
        const record = decode(cursor)
        if (typeof record === 'object' && record !== null && !Array.isArray(record) && !(record instanceof Uint8Array)) yield record
        else cursor.fail('The file contains values that are not records.')
      }
      if (cursor.at < cursor.bytes.length)
        cursor.fail(`${cursor.bytes.length - cursor.at} bytes are left after the last record of this block.`)
      at = from + size + SYNC
    }
  }
  return { header: values, schema, codec, records }
}
