import type { PostgresServer } from './postgres'

/** A message of the plugin `pgoutput`, protocol version 1, in words. */
export type Message = { kind: string; table?: string; old?: string; new?: string }

const KINDS: Readonly<Record<string, string>> = {
  B: 'Begin',
  C: 'Commit',
  R: 'Relation',
  Y: 'Type',
  I: 'Insert',
  U: 'Update',
  D: 'Delete',
  T: 'Truncate',
  O: 'Origin',
}

/** Reads the fields of a message in order. */
class Reader {
  private at = 0
  constructor(private readonly bytes: Buffer) {}
  /** Moves past a field. @returns where it starts */
  skip = (length: number): number => {
    const start = this.at
    this.at += length
    return start
  }
  peek = () => String.fromCharCode(this.bytes[this.at] ?? 0)
  char = () => String.fromCharCode(this.bytes[this.skip(1)] ?? 0)
  int16 = () => this.bytes.readInt16BE(this.skip(2))
  int32 = () => this.bytes.readInt32BE(this.skip(4))
  text = (length: number) => {
    const start = this.skip(length)
    return this.bytes.toString('utf8', start, start + length)
  }
  string = () => {
    const value = this.text(this.bytes.indexOf(0, this.at) - this.at)
    this.skip(1)
    return value
  }
}

/** Values longer than this are shortened, with their length. */
const LONGEST = 24

const shortened = (value: string) => (value.length > LONGEST ? `${value.slice(0, 6)}… (${value.length} bytes)` : value)

/** A row of a message: `id=42, status=placed`. Columns outside of an old key are null in the message and left out here. */
function rowOf(reader: Reader, columns: readonly string[], withoutNull: boolean): string {
  const count = reader.int16()
  const values: string[] = []
  for (let column = 0; column < count; column++) {
    const kind = reader.char()
    const value = kind === 'n' ? 'null' : kind === 'u' ? '(unchanged, not sent)' : shortened(reader.text(reader.int32()))
    if (kind !== 'n' || !withoutNull) values.push(`${columns[column]}=${value}`)
  }
  return values.join(', ')
}

type Relation = { name: string; columns: string[] }

function messageOf(bytes: Buffer, relations: Map<number, Relation>): Message {
  const reader = new Reader(bytes)
  const letter = reader.char()
  const kind = KINDS[letter] ?? letter
  if (letter === 'R') {
    const id = reader.int32()
    const name = `${reader.string()}.${reader.string()}`
    reader.skip(1)
    const columns: string[] = []
    for (let left = reader.int16(); left > 0; left--) {
      reader.skip(1)
      columns.push(reader.string())
      reader.skip(8)
    }
    relations.set(id, { name, columns })
    return { kind, table: name, new: columns.join(', ') }
  }
  if (letter === 'T') {
    const count = reader.int32()
    reader.skip(1)
    const names = Array.from({ length: count }, () => relations.get(reader.int32())?.name ?? '')
    return { kind, table: names.join(', ') }
  }
  if (!'IUD'.includes(letter)) return { kind }
  const relation = relations.get(reader.int32()) ?? { name: '', columns: [] }
  const message: Message = { kind, table: relation.name }
  if (reader.peek() !== 'N') {
    const part = reader.char()
    message.old = `${part === 'K' ? 'key' : 'row'}: ${rowOf(reader, relation.columns, part === 'K')}`
  }
  if (letter !== 'D') {
    reader.skip(1)
    message.new = rowOf(reader, relation.columns, false)
  }
  return message
}

/** Reads and confirms the messages that a slot has for a publication since the last call. */
export function takeMessages(server: PostgresServer, slot: string, publication: string): Message[] {
  const relations = new Map<number, Relation>()
  return server
    .rows(
      `SELECT encode(data, 'hex') FROM pg_logical_slot_get_binary_changes('${slot}', NULL, NULL, 'proto_version', '1', 'publication_names', '${publication}')`,
    )
    .map(([hex = '']) => messageOf(Buffer.from(hex, 'hex'), relations))
}

/** Messages about rows, without those that begin and end transactions or describe tables. */
export const rowMessages = (messages: readonly Message[]): Message[] =>
  messages.filter(({ kind }) => ['Insert', 'Update', 'Delete', 'Truncate'].includes(kind))
