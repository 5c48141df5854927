import { primitiveOf, type Value } from './values'

/** A value that a reader typed, or why it does not fit the type of its column. */
export type Literal = { value: Value } | { problem: string }

const TIMESTAMP = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|UTC|[-+]\d{2}:?\d{2})?)?$/i
const TIME = /^(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?$/

const dateOf = (text: string): number | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? daysOf(Number(match[1]), Number(match[2]), Number(match[3])) : undefined
}

/** Days since 1970. Undefined for a day that does not exist. */
function daysOf(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / 86_400_000 : undefined
}

/** Microseconds since 1970. Without a zone, the time is in UTC. */
function microsOf(text: string): bigint | undefined {
  const match = TIMESTAMP.exec(text)
  if (!match) return undefined
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = match
  const days = daysOf(Number(year), Number(month), Number(day))
  if (days === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const [, sign, zoneHours = '0', zoneMinutes = '0'] = /^([-+])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  const shift = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === '-' ? -1 : 1)
  const seconds = days * 86_400 + (Number(hour) * 60 + Number(minute) - shift) * 60 + Number(second)
  return BigInt(seconds) * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6))
}

function timeOf(text: string): bigint | undefined {
  const match = TIME.exec(text)
  if (!match) return undefined
  const [, hour, minute, second = '0', fraction = ''] = match
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second)
  return seconds < 86_400 ? BigInt(seconds) * 1_000_000n + BigInt(fraction.padEnd(6, '0')) : undefined
}

function decimalOf(text: string, scale: number): Literal {
  const [, sign = '', whole = '', fraction = ''] = /^([-+]?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (!whole) return { problem: `"${text}" is not a decimal number.` }
  const exact = fraction.replace(/0+$/, '')
  if (exact.length > scale) return { problem: `"${text}" has more than ${scale} decimal places.` }
  const unscaled = BigInt(whole + exact.padEnd(scale, '0'))
  return { value: sign === '-' ? -unscaled : unscaled }
}

const hexBytes = (text: string): Uint8Array | undefined =>
  /^(0x)?([\da-f]{2})*$/i.test(text)
    ? Uint8Array.from(text.replace(/^0x/i, '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : undefined

const of = (value: Value | undefined, problem: string): Literal => (value === undefined ? { problem } : { value })

/** @param text without quotation marks @param quoted whether it had some */
export function literalOf(type: string, text: string, quoted: boolean): Literal {
  const { name, scale } = primitiveOf(type)
  switch (name) {
    case 'boolean':
      return of(/^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined, 'Its values are true and false.')
    case 'int':
    case 'long':
      if (!/^[-+]?\d+$/.test(text)) return { problem: `"${text}" is not a whole number.` }
      return { value: name === 'long' ? BigInt(text) : Number(text) }
    case 'float':
    case 'double':
      return of(Number.isFinite(Number(text)) && text.trim() !== '' ? Number(text) : undefined, `"${text}" is not a number.`)
    case 'decimal':
      return decimalOf(text, scale)
    case 'date':
      return of(dateOf(text), `Write a date as '2026-11-03'.`)
    case 'time':
      return of(timeOf(text), `Write a time as '10:30:00'.`)
    case 'timestamp':
    case 'timestamptz':
      return of(microsOf(text), `Write a time as '2026-11-03 10:30:00' in UTC.`)
    case 'timestamp_ns':
    case 'timestamptz_ns': {
      const micros = microsOf(text)
      return of(micros === undefined ? undefined : micros * 1000n, `Write a time as '2026-11-03 10:30:00' in UTC.`)
    }
    case 'uuid':
      return of(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : undefined, `"${text}" is not a UUID.`)
    case 'fixed':
    case 'binary':
      return of(hexBytes(text), `Write its bytes as '0x00ff'.`)
    case 'string':
      return quoted ? { value: text } : { problem: `Write the text as '${text}'.` }
    default:
      return { problem: 'The explorer cannot compare it.' }
  }
}
