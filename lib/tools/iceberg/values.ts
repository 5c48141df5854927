/**
 * Values of Iceberg's primitive types: how bounds and partition values are stored (specification, appendix D), compared and shown.
 * Integers of 64 bits, times and timestamps are `bigint`, decimals the unscaled `bigint`, dates days since 1970.
 */

export type Value = boolean | number | bigint | string | Uint8Array

/** A primitive type in parts, such as `decimal(10, 2)` or `fixed[16]`. */
export type Primitive = { name: string; scale: number }

const DECIMAL = /^decimal\(\s*\d+\s*,\s*(\d+)\s*\)$/

/** The name of a type without its parameters. */
export function primitiveOf(type: string): Primitive {
  const scale = DECIMAL.exec(type)?.[1]
  if (scale !== undefined) return { name: 'decimal', scale: Number(scale) }
  return { name: type.replace(/[[(].*$/, ''), scale: 0 }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const uuidOf = (bytes: Uint8Array) => hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** A big-endian two's-complement integer of any length. */
function unscaledOf(bytes: Uint8Array): bigint {
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  return BigInt.asIntN(bytes.length * 8, value)
}

const MICROS_OF_DAY = 86_400_000_000n
const WIDE = new Set(['long', 'time', 'timestamp', 'timestamptz', 'timestamp_ns', 'timestamptz_ns'])

/** The value of a bound. Undefined if the bytes do not fit the type, which an older schema may have had. */
export function boundValue(type: string, bytes: Uint8Array): Value | undefined {
  const { name } = primitiveOf(type)
  const { length } = bytes
  const view = viewOf(bytes)
  if (WIDE.has(name)) {
    if (length === 8) return view.getBigInt64(0, true)
    if (length !== 4) return undefined
    // Written when the type was int or date, before it was widened.
    const narrow = BigInt(view.getInt32(0, true))
    return name.startsWith('timestamp') ? narrow * MICROS_OF_DAY * (name.endsWith('_ns') ? 1000n : 1n) : narrow
  }
  switch (name) {
    case 'boolean':
      return length === 1 ? bytes[0] !== 0 : undefined
    case 'int':
    case 'date':
      return length === 4 ? view.getInt32(0, true) : undefined
    case 'float':
      return length === 4 ? view.getFloat32(0, true) : undefined
    case 'double':
      return length === 8 ? view.getFloat64(0, true) : length === 4 ? view.getFloat32(0, true) : undefined
    case 'decimal':
      return unscaledOf(bytes)
    case 'string':
      return new TextDecoder().decode(bytes)
    case 'uuid':
      return length === 16 ? uuidOf(bytes) : undefined
    case 'fixed':
    case 'binary':
      return bytes
    default:
      return undefined
  }
}

/** A value as the Avro files of a table contain it, such as a partition value. */
export function avroValue(type: string, value: unknown): Value | undefined {
  const { name } = primitiveOf(type)
  if (value === null || value === undefined) return undefined
  if (value instanceof Uint8Array) return name === 'decimal' ? unscaledOf(value) : name === 'uuid' ? uuidOf(value) : value
  if (typeof value === 'number' && WIDE.has(name)) return BigInt(value)
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string') return value
  return undefined
}

const compareBytes = (a: Uint8Array, b: Uint8Array): number => {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

const encoder = new TextEncoder()

/** Order of two values of one type: negative, 0 or positive. Texts are ordered by their UTF-8 bytes, as in Iceberg. */
export function compareValues(a: Value, b: Value): number {
  if (a instanceof Uint8Array && b instanceof Uint8Array) return compareBytes(a, b)
  if (typeof a === 'string' && typeof b === 'string') return compareBytes(encoder.encode(a), encoder.encode(b))
  return a < b ? -1 : a > b ? 1 : 0
}

const two = (value: number) => String(value).padStart(2, '0')

/** A day, such as `2026-11-03`. @param days since 1970-01-01 */
export function dayText(days: number): string {
  const date = new Date(days * 86_400_000)
  if (Number.isNaN(date.getTime())) return `day ${days}`
  return `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
}

function timeText(units: bigint, perSecond: bigint): string {
  const seconds = Number(units / perSecond)
  const digits = String(perSecond).length - 1
  const fraction = String(units % perSecond)
    .padStart(digits, '0')
    .replace(/0+$/, '')
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return fraction ? `${clock}.${fraction}` : clock
}

function timestampText(units: bigint, perSecond: bigint, zone: string): string {
  const perDay = perSecond * 86_400n
  const rest = ((units % perDay) + perDay) % perDay
  return `${dayText(Number((units - rest) / perDay))} ${timeText(rest, perSecond)}${zone}`
}

export function decimalText(unscaled: bigint, scale: number): string {
  if (scale === 0) return String(unscaled)
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0')
  return `${unscaled < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** A value as readers see it. @param type its Iceberg type, such as `timestamptz` */
export function valueText(type: string, value: Value): string {
  const { name, scale } = primitiveOf(type)
  if (value instanceof Uint8Array) return `0x${hexOf(value)}`
  switch (name) {
    case 'date':
      return dayText(Number(value))
    case 'time':
      return timeText(BigInt(value), 1_000_000n)
    case 'timestamp':
    case 'timestamptz':
      return timestampText(BigInt(value), 1_000_000n, name.endsWith('tz') ? ' UTC' : '')
    case 'timestamp_ns':
    case 'timestamptz_ns':
      return timestampText(BigInt(value), 1_000_000_000n, name.includes('tz') ? ' UTC' : '')
    case 'decimal':
      return typeof value === 'bigint' ? decimalText(value, scale) : String(value)
    default:
      return String(value)
  }
}
