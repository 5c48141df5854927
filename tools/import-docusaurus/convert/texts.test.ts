import { expect, test } from 'vitest'
import { uniqueDescription, uniqueTitle } from './texts'

test('titles and descriptions have the required length and are unique', () => {
  const used = new Set<string>()
  expect([1, 2, 3].map(() => uniqueTitle(['Overview'], 'Cranes', used))).toEqual(['Overview', 'Overview: Cranes', 'Overview: Cranes 2'])
  expect(uniqueTitle([`A ${'very '.repeat(20)}long title`], '', used).length).toBeLessThanOrEqual(70)
  const texts = new Set<string>()
  const short = { given: 'Short.', paragraph: 'Also short.', title: 'Cranes', section: 'Guides' }
  const first = uniqueDescription(short, texts)
  expect(first).toEqual({ text: 'Short. Also short. This page is about Cranes, in the section Guides.', isOwn: false })
  const second = uniqueDescription(short, texts).text
  expect(second).not.toBe(first.text)
  const long = uniqueDescription({ ...short, given: 'word '.repeat(80) }, texts).text
  expect([second.length >= 50, second.length <= 200, long.length <= 200]).toEqual([true, true, true])
})

test('a beginning that introduces a list ends like a sentence', () => {
  const page = { given: undefined, paragraph: 'The gates are:', title: 'Gates', section: 'Harbor' }
  expect(uniqueDescription(page, new Set()).text).toBe('The gates are. This page is about Gates, in the section Harbor.')
})
