import { COPY_AGAIN, FileProblem } from './problem'

/**
 * A JSON parser for table metadata. Unlike `JSON.parse`, it keeps integers of 64 bits, such as snapshot ids, and it knows at which byte of
 * the file each value is.
 */

export type JsonObject = { [key: string]: Json }
export type Json = null | boolean | number | bigint | string | Json[] | JsonObject

/** A document, and the byte at which the value of a key of one of its objects or arrays starts. */
export type JsonDocument = { value: Json; offsetOf: (container: object, key: string | number) => number }

const DEEPEST = 200
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d])
const NUMBER = /^-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/
const ESCAPES: Record<string, string> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** @param file name in messages @throws FileProblem at the first byte that is not JSON */
export function parseJson(bytes: Uint8Array, file: string): JsonDocument {
  const positions = new WeakMap<object, Map<string | number, number>>()
  // A byte order mark is not allowed in JSON, but some editors write one.
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0

  const fail = (offset: number, found: string): never => {
    throw new FileProblem({ file, offset, found, advice: COPY_AGAIN })
  }
  const shown = (offset: number) => {
    if (offset >= bytes.length) return 'The file ends'
    const byte = bytes[offset] ?? 0
    return byte > 31 && byte < 127 ? `There is "${String.fromCharCode(byte)}"` : `There is the byte 0x${byte.toString(16).padStart(2, '0')}`
  }
  const skipSpace = () => {
    while (SPACE.has(bytes[at] ?? -1)) at++
  }
  const expect = (character: string, where: string) => {
    skipSpace()
    if (bytes[at] !== character.charCodeAt(0)) fail(at, `${shown(at)} where ${where} needs "${character}".`)
    at++
  }
  const decode = (from: number, to: number): string => {
    try {
      return utf8.decode(bytes.subarray(from, to))
    } catch {
      return fail(from, 'This text is not valid UTF-8.')
    }
  }

  function string(): string {
    const start = at
    expect('"', 'a text')
    let text = ''
    let from = at
    for (;;) {
      const byte = bytes[at]
      if (byte === undefined) return fail(at, `The file ends inside a text that starts at byte ${start}.`)
      if (byte < 0x20) return fail(at, `${shown(at)} inside a text; control characters must be escaped.`)
      if (byte === 0x22) {
        text += decode(from, at++)
        return text
      }
      if (byte !== 0x5c) {
        at++
        continue
      }
      text += decode(from, at)
      const letter = String.fromCharCode(bytes[at + 1] ?? 0)
      if (letter === 'u') {
        const digits = String.fromCharCode(...bytes.subarray(at + 2, at + 6))
        if (!/^[\da-fA-F]{4}$/.test(digits)) return fail(at, 'An escape \\u is not followed by four hexadecimal digits.')
        text += String.fromCharCode(Number.parseInt(digits, 16))
        at += 6
      } else {
        const character = ESCAPES[letter]
        if (character === undefined) return fail(at, `There is the unknown escape \\${letter}.`)
        text += character
        at += 2
      }
      from = at
    }
  }

  function number(): number | bigint {
    const start = at
    while (at < bytes.length && /[-+.\deE]/.test(String.fromCharCode(bytes[at] ?? 0))) at++
    const text = String.fromCharCode(...bytes.subarray(start, at))
    const match = NUMBER.exec(text)
    if (!match) return fail(start, `"${text}" is not a number.`)
    const value = Number(text)
    return match[1] === undefined && match[2] === undefined && !Number.isSafeInteger(value) ? BigInt(text) : value
  }

  function word(text: string, value: null | boolean): null | boolean {
    if (String.fromCharCode(...bytes.subarray(at, at + text.length)) !== text) return fail(at, `${shown(at)} where a value should start.`)
    at += text.length
    return value
  }

  /** Values of an object or an array until its closing bracket. `one` reads a value after its key, if it has one. */
  function list(close: string, what: string, one: () => void) {
    at++
    skipSpace()
    if (bytes[at] === close.charCodeAt(0)) {
      at++
      return
    }
    for (;;) {
      one()
      skipSpace()
      if (bytes[at] === 0x2c) {
        at++
        continue
      }
      expect(close, what)
      return
    }
  }

  function value(depth: number): Json {
    if (depth > DEEPEST) return fail(at, `Values are nested more than ${DEEPEST} deep.`)
    skipSpace()
    const places = new Map<string | number, number>()
    const valueAt = (key: string | number) => {
      skipSpace()
      places.set(key, at)
      return value(depth + 1)
    }
    switch (String.fromCharCode(bytes[at] ?? 0)) {
      case '{': {
        const object: JsonObject = {}
        list('}', 'an object', () => {
          skipSpace()
          const key = string()
          expect(':', 'a key')
          Object.defineProperty(object, key, { value: valueAt(key), enumerable: true, configurable: true, writable: true })
        })
        positions.set(object, places)
        return object
      }
      case '[': {
        const array: Json[] = []
        list(']', 'an array', () => array.push(valueAt(array.length)))
        positions.set(array, places)
        return array
      }
      case '"':
        return string()
      case 't':
        return word('true', true)
      case 'f':
        return word('false', false)
      case 'n':
        return word('null', null)
      default:
        return /[-\d]/.test(String.fromCharCode(bytes[at] ?? 0)) ? number() : fail(at, `${shown(at)} where a value should start.`)
    }
  }

  const result = value(0)
  skipSpace()
  if (at < bytes.length) fail(at, `${shown(at)} after the end of the document.`)
  return { value: result, offsetOf: (container, key) => positions.get(container)?.get(key) ?? 0 }
}
