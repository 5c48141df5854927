import { describe, expect, test } from 'vitest'
import { parseJson } from './json'
import { murmur3, partitionText, transformed } from './transforms'
import { boundValue, compareValues, valueText } from './values'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const shown = (type: string, hex: string) => {
  const value = boundValue(type, bytes(hex))
  return value === undefined ? undefined : valueText(type, value)
}

describe('bounds', () => {
  test.each([
    ['boolean', '01', 'true'],
    ['int', 'feffffff', '-2'],
    ['long', '0000000000000080', '-9223372036854775808'],
    ['float', '0000c03f', '1.5'],
    ['double', '9a9999999999f13f', '1.1'],
    ['date', '39510000', '2026-12-06'],
    ['time', '0046c32300000000', '00:10:00'],
    ['timestamp', 'ffffffffffffffff', '1969-12-31 23:59:59.999999'],
    ['timestamptz', '0000000000000000', '1970-01-01 00:00:00 UTC'],
    ['timestamptz_ns', '0100000000000000', '1970-01-01 00:00:00.000000001 UTC'],
    ['decimal(10, 2)', 'ff', '-0.01'],
    ['decimal(9, 0)', '7b', '123'],
    ['string', 'c3a9', 'é'],
    ['uuid', 'f79c3e09677c4bbda4793f349cb785e7', 'f79c3e09-677c-4bbd-a479-3f349cb785e7'],
    ['fixed[2]', '00ff', '0x00ff'],
  ])('%s %s is %s', (type, hex, text) => {
    expect(shown(type, hex)).toBe(text)
  })

  test('written before a type was widened keep their value', () => {
    expect(shown('long', '2a000000')).toBe('42')
    expect(shown('double', '0000c03f')).toBe('1.5')
    expect(shown('timestamp', '01000000')).toBe('1970-01-02 00:00:00')
  })

  test('of another length are unknown', () => {
    expect(boundValue('int', bytes('0000'))).toBeUndefined()
    expect(boundValue('variant', bytes('00'))).toBeUndefined()
  })
})

test('texts are ordered by their UTF-8 bytes, not by UTF-16', () => {
  expect(compareValues('\uFFFD', '\u{1F600}')).toBeLessThan(0)
})

describe('transforms', () => {
  // Values of appendix B of the Iceberg specification.
  test.each([
    ['long', 34n, 2017239379],
    ['date', 17486, -653330422],
    ['time', 81068000000n, -662762989],
    ['timestamp', 1510871468000000n, -2047944441],
    ['decimal(9, 2)', 1420n, -500754589],
    ['string', 'iceberg', 1210000089],
    ['uuid', 'f79c3e09-677c-4bbd-a479-3f349cb785e7', 1488055340],
    ['binary', bytes('00010203'), -188683207],
  ] as const)('the hash of %s %s decides its bucket', (type, value, hash) => {
    expect(transformed('bucket[1000000]', type, value)).toBe((hash & 0x7fffffff) % 1000000)
  })

  test('MurmurHash3 of nothing is its seed', () => {
    expect(murmur3(new Uint8Array())).toBe(0)
  })

  test('times before 1970 belong to the unit in which they are', () => {
    expect(transformed('day', 'timestamp', -1n)).toBe(-1)
    expect(transformed('hour', 'timestamp', -1n)).toBe(-1)
    expect(transformed('month', 'timestamp', -1n)).toBe(-1)
    expect(transformed('year', 'timestamp', -1n)).toBe(-1)
    expect(transformed('truncate[10]', 'int', -1)).toBe(-10)
    expect(transformed('truncate[10]', 'long', -1n)).toBe(-10n)
  })

  test('texts are truncated by characters, not by code units', () => {
    expect(transformed('truncate[2]', 'string', '\u{1F600}ab')).toBe('\u{1F600}a')
  })

  test('partition values are shown as dates', () => {
    expect(partitionText('month', 'timestamptz', 682)).toBe('2026-11')
    expect(partitionText('month', 'timestamptz', -1)).toBe('1969-12')
    expect(partitionText('year', 'date', 56)).toBe('2026')
    expect(partitionText('hour', 'timestamp', 25)).toBe('1970-01-02-01')
    expect(partitionText('identity', 'string', undefined)).toBe('null')
  })
})

test('JSON keeps integers of 64 bits and the places of values', () => {
  const { value, offsetOf } = parseJson(new TextEncoder().encode('{"é": [9158179788527662767, 1.5e3, "\\u00e9\\n"]}'), 'a.json')
  expect(value).toEqual({ é: [9158179788527662767n, 1500, 'é\n'] })
  const list = (value as { é: object }).é
  expect(offsetOf(value as object, 'é')).toBe(7)
  expect(offsetOf(list, 1)).toBe(29)
})

test('JSON with the key __proto__ does not change other objects', () => {
  const { value } = parseJson(new TextEncoder().encode('{"__proto__": {"polluted": 1}}'), 'a.json')
  expect(Object.keys(value as object)).toEqual(['__proto__'])
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})
