import { expect, test } from 'vitest'
import { asDate, asTexts, commonFields, unknownFields } from './convert-fields'
import { readSourcePage, writePage } from './convert-front-matter'

test('the last of duplicate keys counts, and is reported with its line', () => {
  const page = readSourcePage('\uFEFF---\r\ntitle: A\r\ntitle: B\r\n---\r\nText\r\n')
  expect(page).toMatchObject({ fields: { title: 'B' }, body: 'Text\n', linesBefore: 4 })
  expect(page.problems).toEqual([{ line: 3, message: 'title is given twice; this value, the last one, was taken' }])
})

test('front matter that is not YAML is read line by line', () => {
  const page = readSourcePage('---\ntitle: Cranes: a guide\nid: "x"\n---\n')
  expect(page.fields).toEqual({ title: 'Cranes: a guide', id: 'x' })
  expect(page.problems[0]?.message).toMatch(/not valid YAML/)
})

test('fields of a page are written without those that are missing', () => {
  expect(writePage({ title: 'A', slug: undefined, tags: ['b'] }, 'Text\n')).toBe('---\ntitle: A\ntags:\n  - b\n---\n\nText\n')
})

test('fields get the types of this site', () => {
  expect(
    commonFields({ keywords: 'a, b', draft: true, unlisted: 'no', last_update: { date: '2024/1/2' }, toc_max_heading_level: 9 }),
  ).toEqual({
    keywords: ['a', 'b'],
    draft: true,
    last_update: { date: '2024-01-02' },
  })
  expect(
    commonFields({ hide_table_of_contents: true, toc_min_heading_level: 2, toc_max_heading_level: 5, keywords: ['a'], unlisted: true }),
  ).toEqual({
    hide_table_of_contents: true,
    toc_min_heading_level: 2,
    toc_max_heading_level: 5,
    keywords: ['a'],
    unlisted: true,
  })
  expect(asTexts([{ label: 'A' }, 'b', 5])).toEqual(['A', 'b', '5'])
  expect(['2024-02-30', '2024-01-02 10:30', '2024-01-02T10:30:00+02:00', 'May'].map(asDate)).toEqual([
    undefined,
    '2024-01-02T10:30:00Z',
    '2024-01-02T10:30:00+02:00',
    undefined,
  ])
  expect(unknownFields({ title: 'A', hide_title: true, pagination_next: null })).toEqual(['hide_title', 'pagination_next'])
})
