import { expect, test } from 'vitest'
import { shownMark } from '../../authoring/check/check-front-matter'
import { plainWords, uniqueDescription, uniqueTitle } from './texts'

test('titles and descriptions have the required length and are unique', () => {
  const used = new Set<string>()
  expect([1, 2, 3].map(() => uniqueTitle(['Overview'], 'Cranes', used))).toEqual(['Overview', 'Overview: Cranes', 'Overview: Cranes 2'])
  expect(uniqueTitle([`A ${'very '.repeat(20)}long title`], '', used).length).toBeLessThanOrEqual(70)
  const texts = new Set<string>()
  const short = { given: 'Short.', paragraph: 'Also short.', title: 'Cranes', section: 'Guides' }
  const first = uniqueDescription(short, texts)
  expect(first).toEqual({
    text: 'Short. Also short. This page is about Cranes, in the section Guides. It is part of the documentation of this site.',
    origin: 'title',
  })
  const second = uniqueDescription(short, texts).text
  expect(second).not.toBe(first.text)
  const long = uniqueDescription({ ...short, given: 'word '.repeat(80) }, texts).text
  const tiny = uniqueDescription({ given: undefined, paragraph: '', title: 'A', section: '' }, texts).text
  const unbroken = uniqueDescription({ ...short, given: 'word '.repeat(16) + 'a'.repeat(200) }, texts).text
  for (const { length } of [first.text, second, long, tiny, unbroken]) {
    expect(length).toBeGreaterThanOrEqual(110)
    expect(length).toBeLessThanOrEqual(160)
  }
})

test('a beginning that introduces a list ends like a sentence', () => {
  const page = { given: undefined, paragraph: 'The gates are:', title: 'Gates', section: 'Harbor' }
  expect(uniqueDescription(page, new Set()).text).toMatch(/^The gates are\. This page is about Gates, in the section Harbor\./)
})

test('a description is the first real sentence of the page', () => {
  const paragraph =
    'Gates open at six. A gate keeper opens each of them by hand, from north to south of the harbor, and closes it at noon. Then ships enter.'
  expect(uniqueDescription({ given: undefined, paragraph, title: 'Gates', section: 'Harbor' }, new Set())).toEqual({
    text: 'Gates open at six. A gate keeper opens each of them by hand, from north to south of the harbor, and closes it at noon.',
    origin: 'text',
  })
})

test.each([
  ['/** @flag */ of the <table> element', '@flag of the table element'],
  ['**Bold** and [a link](https://harbor.example/)', 'Bold and a link'],
  ['<b>Gates</b> at **', 'Gates at'],
  ['Array<string>', 'Arraystring'],
])('the content check accepts "%s" as the text of a field', (text, plain) => {
  expect(plainWords(text)).toBe(plain)
  expect(shownMark(plainWords(text))).toBeUndefined()
})
