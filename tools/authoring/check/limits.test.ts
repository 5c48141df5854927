import { expect, test } from 'vitest'
import { front, one } from './testing'

/** Input that is too long or nested too deeply to parse ends at once, with an error that says what to change. */

const text = (body: string) => one(`${front()}${body}`)

test('reports a page that is too long to parse, without parsing it', () => {
  const text = `${front()}${'A paragraph with *some* words. '.repeat(70_000)}`
  expect(one(text)).toEqual([
    `content/docs/a.mdx:1:1 has ${text.length.toLocaleString('en-US')} characters, and a page may have 500,000; split it into several pages`,
  ])
})

test('reports deeply nested samples and front matter', () => {
  const deep = '['.repeat(50_000)
  expect(text(`\`\`\`yaml\na: ${deep}\n\`\`\``)).toEqual([expect.stringContaining('the yaml sample does not parse')])
  expect(one(`---\ntitle: ${deep}\n---\n`)).toEqual([expect.stringContaining('the front matter cannot be read')])
})

test('a long line of spaces is an empty line', () => {
  expect(text(`Before.\n\n${' '.repeat(300)}\n\nAfter.`)).toEqual([])
})

test.each([
  ['2,000 list levels in a line', '- '.repeat(2000)],
  // More levels exceed the length of a page.
  ['700 list levels by indentation', Array.from({ length: 700 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
  ['2,000 quotes', `${'>'.repeat(2000)} x`],
  ['900 admonitions', Array.from({ length: 900 }, (_, level) => `${':'.repeat(903 - level)}note`).join('\n')],
  ['2,000 elements', '<span>'.repeat(2000) + '</span>'.repeat(2000)],
])('%s fail immediately with a clear error', (_, body) => {
  expect(text(body)).toEqual([expect.stringMatching(/a\.mdx:\d+:\d+ nests deeper than 60 levels; split the list, quote or component$/)])
})
