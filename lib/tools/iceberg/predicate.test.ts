import { describe, expect, test } from 'vitest'
import { contentFile } from '../../../tests/fixtures/content-file'
import type { PartitionSpec } from './metadata'
import { type Predicate, PredicateProblem, parsePredicate } from './predicate'
import { fileReason, manifestReason } from './prune'
import type { Field } from './schema'

const types = {
  id: 'long',
  name: 'string',
  amount: 'decimal(10, 2)',
  at: 'timestamptz',
  day: 'date',
  ratio: 'double',
  'address.city': 'string',
  tags: 'list',
}
const fields = Object.entries(types).map(([path, type], index): Field => ({ id: index + 1, path, depth: 0, type, required: false }))
const parse = (text: string) => parsePredicate(text, fields)

/** A predicate as text, with parentheses. */
function shown(predicate: Predicate): string {
  if (predicate.kind !== 'leaf') return `(${predicate.parts.map(shown).join(` ${predicate.kind} `)})`
  return [predicate.field.path, predicate.comparison, ...predicate.values].join(' ')
}

describe('conditions', () => {
  test.each([
    ['id > 5', 'id > 5'],
    ["id = 1 OR id = 2 AND name = 'a'", '(id = 1 or (id = 2 and name = a))'],
    ['NOT (id < 5 OR name IS NULL)', '(id >= 5 and name is not null)'],
    ['id BETWEEN 1 AND 3', '(id >= 1 and id <= 3)'],
    ['id NOT IN (1, 2)', 'id not in 1 2'],
    ["name LIKE 'DE%'", 'name starts with DE'],
    ["name NOT LIKE 'DE%'", 'name not starts with DE'],
    ["name = 'it''s'", "name = it's"],
    ['"NAME" <> \'a\'', 'name != a'],
    ['amount <= 12.5', 'amount <= 1250'],
    ["day = DATE '1970-01-02'", 'day = 1'],
    ["at < '1970-01-01 01:00:00+01:00'", 'at < 0'],
    ["at >= TIMESTAMP '1970-01-01T00:00:01.5Z'", 'at >= 1500000'],
    ["address.city = 'Pune'", 'address.city = Pune'],
    ['ratio > -1e3', 'ratio > -1000'],
  ])('%s', (text, result) => {
    expect(shown(parse(text))).toBe(result)
  })

  test.each([
    ['id >', 4, 'A value should follow, not the end'],
    ['nam = 1', 0, 'Did you mean name?'],
    ['zzzzzz = 1', 0, 'has no column zzzzzz.'],
    ["name = 'a", 7, "The quotation mark ' is not closed"],
    ['name = a', 7, 'Texts and dates need single quotation marks'],
    ['name = 5', 7, "Write the text as '5'"],
    ['id = 1.5', 5, 'is not a whole number'],
    ['amount = 1.005', 9, 'more than 2 decimal places'],
    ["day = '2026-02-30'", 6, "Write a date as '2026-11-03'"],
    ["name LIKE '%a'", 10, 'Only patterns that end with a single %'],
    ["id LIKE '1%'", 8, 'LIKE needs a text column'],
    ['tags = 1', 0, 'is a list, which cannot be compared'],
    ['id = 1 name', 7, 'AND, OR or the end should follow'],
    ['(id = 1', 7, '")" should follow'],
    ['id ; 1', 3, '";" is not expected here'],
    ['', 0, 'A column should follow, not the end'],
  ])('%s is explained', (text, at, message) => {
    const problem = (() => {
      try {
        parse(text)
      } catch (cause) {
        return cause
      }
      return undefined
    })()
    expect(problem).toBeInstanceOf(PredicateProblem)
    expect(problem).toMatchObject({ at })
    expect((problem as Error).message).toContain(message)
  })
})

const long = (value: number) => {
  const result = new Uint8Array(8)
  new DataView(result.buffer).setBigInt64(0, BigInt(value), true)
  return result
}

const spec = (transform: string, sourceId: number): PartitionSpec => ({ id: 0, fields: [{ id: 1000, sourceId, name: 'part', transform }] })

describe('files', () => {
  const bounded = contentFile({
    lower: new Map([[1, long(10)]]),
    upper: new Map([[1, long(20)]]),
    nullCounts: new Map([[1, 0]]),
    valueCounts: new Map([[1, 10]]),
  })
  const isRead = (text: string, one = bounded, by?: PartitionSpec) => fileReason(parse(text), one, by) === undefined

  test.each([
    ['id = 9', false],
    ['id = 10', true],
    ['id > 20', false],
    ['id >= 20', true],
    ['id < 10', false],
    ['id IN (1, 30)', false],
    ['id IN (1, 15)', true],
    ['id IS NULL', false],
    ['id != 10', true],
    ["name = 'a'", true],
    ['id = 9 OR id = 15', true],
    ['id = 9 AND name IS NULL', false],
    ['NOT id > 5', false],
  ])('%s: read is %s', (text, read) => {
    expect(isRead(text)).toBe(read)
  })

  test('a file without bounds is always read, and one with nulls only for IS NULL', () => {
    expect(isRead('id = 1', contentFile({}))).toBe(true)
    const nulls = contentFile({ nullCounts: new Map([[1, 10]]), valueCounts: new Map([[1, 10]]) })
    expect(isRead('id = 1', nulls)).toBe(false)
    expect(isRead('id IS NULL', nulls)).toBe(true)
  })

  test('the reason names the column with its range', () => {
    expect(fileReason(parse('id = 9'), bounded, undefined)).toEqual({ by: 'bounds', text: 'id is between 10 and 20' })
    expect(fileReason(parse('id = 9 OR id = 30'), bounded, undefined)?.text).toBe('id is between 10 and 20')
  })

  test.each([
    ['month', 4, "at < '2026-11-01'", 682, false],
    ['month', 4, "at <= '2026-11-01'", 682, true],
    ['month', 4, "at >= '2026-10-31 23:59:59'", 681, true],
    ['day', 5, "day = '1970-01-02'", 1, true],
    ['day', 5, "day = '1970-01-02'", 2, false],
    ['identity', 2, "name != 'a'", 'a', false],
    ['identity', 2, "name NOT IN ('a', 'b')", 'c', true],
    ['identity', 2, "name LIKE 'ab%'", 'b', false],
    ['truncate[2]', 2, "name = 'abc'", 'ab', true],
    ['truncate[2]', 2, "name = 'abc'", 'ac', false],
    ['truncate[2]', 2, "name LIKE 'a%'", 'bc', false],
    ['bucket[16]', 1, 'id = 34', 3, true],
    ['bucket[16]', 1, 'id = 34', 4, false],
    ['bucket[16]', 1, 'id > 34', 4, true],
    ['void', 1, 'id = 34', 4, true],
    ['later', 1, 'id = 34', 4, true],
  ] as const)('with partitions by %s of field %s, %s in %s: read is %s', (transform, source, text, value, read) => {
    expect(isRead(text, contentFile({ partition: new Map([[1000, value]]) }), spec(transform, source))).toBe(read)
  })

  test('manifests are skipped by the range of their partitions', () => {
    const int = (value: number) => Uint8Array.of(value & 255, value >> 8, 0, 0)
    const manifest = {
      path: 'm.avro',
      length: 1,
      specId: 0,
      content: 'data' as const,
      sequenceNumber: 1,
      minSequenceNumber: 1,
      addedSnapshotId: '1',
      partitions: [{ containsNull: false, lower: int(680), upper: int(681) }],
    }
    expect(manifestReason(parse("at >= '2026-11-01'"), manifest, spec('month', 4))?.text).toBe(
      'partition part is between 2026-09 and 2026-10',
    )
    expect(manifestReason(parse("at >= '2026-10-31'"), manifest, spec('month', 4))).toBeUndefined()
    expect(manifestReason(parse('at IS NULL'), manifest, spec('month', 4))?.text).toBe('partition part is never null')
  })
})
