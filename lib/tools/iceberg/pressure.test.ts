import { expect, test } from 'vitest'
import { contentFile } from '../../../tests/fixtures/content-file'
import type { ContentFile } from './manifest'
import { pressureOf, sizeClass } from './pressure'

const MB = 1 << 20
const TARGET = 512 * MB

const file = (size: number, given: Partial<ContentFile> = {}) => contentFile({ path: `${size}`, size, ...given })
const advice = (data: ContentFile[], deletes: ContentFile[] = [], deletesOf: (one: ContentFile) => ContentFile[] = () => deletes) =>
  pressureOf(data, deletes, deletesOf, TARGET).advice.map(({ text }) => text)

test.each([
  [64 * MB, 'fragment'],
  [64 * MB + 1, 'undersized'],
  [384 * MB, 'undersized'],
  [384 * MB + 1, 'large enough'],
] as const)('a file of %d bytes is a %s', (size, name) => {
  expect(sizeClass(size, TARGET)).toBe(name)
})

test('a table with large files and no deletes needs no compaction', () => {
  expect(advice([file(500 * MB), file(500 * MB)])).toEqual([
    'Compaction has nothing to do: there are no delete files and no files to merge.',
  ])
})

test('one fragment in a partition cannot be merged', () => {
  const inPartition = (value: number) => file(MB, { partition: new Map([[1000, value]]) })
  expect(advice([inPartition(1), inPartition(2)])).toEqual([expect.stringContaining('nothing to do')])
  expect(advice([inPartition(1), inPartition(1), inPartition(2)])[0]).toContain('2 files of this snapshot')
})

test('equality deletes call for Lite, and engines without deletes for Full', () => {
  const texts = advice([file(500 * MB)], [file(MB, { content: 'equality deletes' })])
  expect(texts[0]).toContain('converts 1 equality delete file to position deletes')
  expect(texts[1]).toContain('run Full compaction first')
})

test('Medium rewrites a large file only if more than a tenth of its rows are deleted', () => {
  const withDeletes = (rows: number) => advice([file(500 * MB)], [file(MB, { content: 'position deletes', rows })]).join(' ')
  expect(withDeletes(100)).not.toContain('10 percent')
  expect(withDeletes(101)).toContain('more than 10 percent of the rows of 1 large file')
})
