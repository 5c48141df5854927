import { expect, test } from 'vitest'
import { front, one } from './testing'

/** The text begins on line 5. */
test.each([
  [
    'the same ID twice',
    '## One [#x]\n\nText\n\n### Two [#x]\n\nText\n',
    '9:1 the heading in line 5 has the same ID; write another one instead of [#x]',
  ],
  ['the ID of an earlier heading', '## Setup\n\nText\n\n## Two [#setup]\n\nText\n', '9:1 the heading in line 5 has the same ID'],
  ['the ID of a later heading', '## Two [#setup]\n\nText\n\n## Setup\n\nText\n', '5:1 the heading in line 9 has the same ID'],
  [
    'the ID of a heading in a tab',
    '## One [#x]\n\n<Tabs>\n<TabItem value="a" label="A">\n\n### Two [#x]\n\n</TabItem>\n</Tabs>',
    '10:1 the heading in line 5 has the same ID',
  ],
])('reports %s', (_name, body, expected) => {
  expect(one(front() + body)).toEqual([expect.stringContaining(`content/docs/a.mdx:${expected}`)])
})

test('repeated headings have different IDs, and a number is not an ID', () => {
  expect(
    one(`${front()}## Setup\n\nText\n\n## Setup\n\nText\n\n## Setup [#setup-2]\n\nText\n\n## Fix [#12]\n\nText\n\n## Fix [#12]\n\nText\n`),
  ).toEqual([])
})
