import { expect, test } from 'vitest'
import { parseBody } from '../mdx/analyse'
import { measureSections } from './sections'

const text = `One two three four five

## First

six seven

### Part of the first

eight

## Second

nine ten eleven

\`\`\`sql
select 1
\`\`\`
`
const first = { depth: 2, text: 'First', id: 'first' }
const part = { depth: 3, text: 'Part of the first', id: 'part-of-the-first' }
const second = { depth: 2, text: 'Second', id: 'second' }

test('sections are measured by their words, code and headings included', () => {
  const { opening, headings } = measureSections(parseBody(text), [first, part, second])
  expect([opening, ...headings.map(({ share }) => share)].map((share) => Math.round(share * 19))).toEqual([5, 3, 5, 6])
})

test('a heading that is not listed belongs to the section around it', () => {
  const { opening, headings } = measureSections(parseBody(text), [first, second])
  expect(headings.map(({ id }) => id)).toEqual(['first', 'second'])
  expect(opening + headings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3)
  expect(Math.round((headings[0]?.share ?? 0) * 19)).toBe(8)
})

test('an empty text has no sections and no division by zero', () => {
  expect(measureSections(parseBody(''), [])).toEqual({ opening: 0, headings: [] })
})
