import { dayText, primitiveOf, type Value, valueText } from './values'

/** Partition transforms (specification, "Partition Transforms"). */

/** A transform in parts: `bucket[16]` has the parameter 16. */
export type Transform = { name: string; parameter: number }

export function transformOf(text: string): Transform {
  const [, name = text, parameter = '0'] = /^(\w+)(?:\[(\d+)\])?$/.exec(text) ?? []
  return { name, parameter: Number(parameter) }
}

/** Type of the values of a transform. @param source type of its column */
export function resultType(transform: string, source: string): string {
  const { name } = transformOf(transform)
  if (name === 'day') return 'date'
  return name === 'bucket' || name === 'year' || name === 'month' || name === 'hour' ? 'int' : source
}

const floorDivide = (value: bigint, divisor: bigint): bigint => (value < 0n ? -((-value + divisor - 1n) / divisor) : value / divisor)

/** Hours since 1970 of a timestamp or a date. */
function hoursOf(type: string, value: Value): number {
  const { name } = primitiveOf(type)
  if (name === 'date') return Number(value) * 24
  return Number(floorDivide(BigInt(value as bigint), name.endsWith('_ns') ? 3_600_000_000_000n : 3_600_000_000n))
}

function monthsOf(type: string, value: Value): number {
  const date = new Date(Math.floor(hoursOf(type, value) / 24) * 86_400_000)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

/** Whether a transform keeps the order of values, so that a range of values is a range of partitions. */
export const keepsOrder = (transform: string): boolean =>
  ['identity', 'truncate', 'year', 'month', 'day', 'hour'].includes(transformOf(transform).name)

/** Result of a transform. Undefined if the transform is unknown, or if it is `void`, which stores nothing. */
export function transformed(transform: string, type: string, value: Value): Value | undefined {
  const { name, parameter } = transformOf(transform)
  switch (name) {
    case 'identity':
      return value
    case 'bucket': {
      const hash = bucketHash(type, value)
      return hash === undefined || parameter === 0 ? undefined : (hash & 0x7fffffff) % parameter
    }
    case 'truncate':
      return parameter === 0 ? undefined : truncated(value, parameter)
    case 'year':
      return Math.floor(monthsOf(type, value) / 12)
    case 'month':
      return monthsOf(type, value)
    case 'day':
      return Math.floor(hoursOf(type, value) / 24)
    case 'hour':
      return hoursOf(type, value)
    default:
      return undefined
  }
}

function truncated(value: Value, width: number): Value {
  if (typeof value === 'string') return Array.from(value).slice(0, width).join('')
  if (value instanceof Uint8Array) return value.slice(0, width)
  if (typeof value === 'bigint') return floorDivide(value, BigInt(width)) * BigInt(width)
  return typeof value === 'number' ? Math.floor(value / width) * width : value
}

const little = (value: bigint): Uint8Array => {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigInt64(0, value, true)
  return bytes
}

/** The shortest big-endian two's-complement form of a decimal. */
function unscaledBytes(value: bigint): Uint8Array {
  let length = 1
  while (BigInt.asIntN(length * 8, value) !== value) length++
  return Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * (length - 1 - index))) & 0xffn))
}

/** The bytes of a value that are hashed (specification, appendix B). Integers of 32 bits are hashed as 64 bits. */
function hashedBytes(type: string, value: Value): Uint8Array | undefined {
  const { name } = primitiveOf(type)
  if (value instanceof Uint8Array) return value
  if (name === 'uuid') return Uint8Array.from(String(value).replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  if (typeof value === 'string') return new TextEncoder().encode(value)
  if (name === 'decimal') return unscaledBytes(BigInt(value))
  // Nanoseconds are hashed as microseconds, so that both precisions share buckets.
  if (name.endsWith('_ns')) return little(floorDivide(BigInt(value), 1000n))
  if (['int', 'long', 'date', 'time', 'timestamp', 'timestamptz'].includes(name)) return little(BigInt(value))
  return undefined
}

const bucketHash = (type: string, value: Value): number | undefined => {
  const bytes = hashedBytes(type, value)
  return bytes && murmur3(bytes)
}

const rotate = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits))

/** MurmurHash3, x86 variant of 32 bits, seed 0, as a signed integer. */
export function murmur3(bytes: Uint8Array): number {
  const mix = (word: number) => Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593)
  const whole = bytes.length & ~3
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let hash = 0
  for (let at = 0; at < whole; at += 4) hash = (Math.imul(rotate(hash ^ mix(view.getInt32(at, true)), 13), 5) + 0xe6546b64) | 0
  let rest = 0
  for (let at = bytes.length - 1; at >= whole; at--) rest = (rest << 8) | (bytes[at] ?? 0)
  if (whole < bytes.length) hash ^= mix(rest)
  hash ^= bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** A partition value as readers see it: `2026-11` for the month 682. @param source type of the column */
export function partitionText(transform: string, source: string, value: Value | undefined): string {
  if (value === undefined) return 'null'
  const number = Number(value)
  switch (transformOf(transform).name) {
    case 'year':
      return String(1970 + number)
    case 'month':
      return `${1970 + Math.floor(number / 12)}-${String((((number % 12) + 12) % 12) + 1).padStart(2, '0')}`
    case 'day':
      return dayText(number)
    case 'hour':
      return `${dayText(Math.floor(number / 24))}-${String(((number % 24) + 24) % 24).padStart(2, '0')}`
    case 'bucket':
      return String(number)
    default:
      return valueText(source, value)
  }
}
