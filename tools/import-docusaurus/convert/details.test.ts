import { expect, test } from 'vitest'
import { rewritten } from './testing'

test.each([
  [
    'details with a summary on the same line',
    '<details><summary>Why `x`?</summary>\nBecause.\n</details>',
    '<Details summary="Why x?">\n\nBecause.\n\n</Details>\n',
  ],
  [
    'open details in a list',
    '- a\n\n  <details open>\n  <summary>More</summary>\n\n  Text\n\n  </details>',
    '- a\n\n  <Details summary="More" open>\n\n  Text\n\n  </Details>\n',
  ],
])('%s', (_, body, text) => {
  expect(rewritten(body).text).toBe(text)
})

test('details in a row of a table are open, with a note, and the row stays one line', () => {
  const { text, notes } = rewritten(
    '| a | b |\n| - | - |\n| 1 | <details><summary>Why `x`?</summary>See [b](./b.md)</details> |\n| 2 | <details>y</details> |',
  )
  expect(text).toBe('| a | b |\n| - | - |\n| 1 | **Why x?** See [b](/docs/b/) |\n| 2 | **Details** y |\n')
  expect(notes).toEqual(
    ['Why x?', 'Details'].map(
      (title, index) =>
        `Text, line ${3 + index}: the section "${title}" is now always open, because a line of text or of a table cannot contain sections`,
    ),
  )
})

test('details after a table are a section', () => {
  expect(rewritten('| a |\n| - |\n\n<details><summary>A</summary>b | c</details>').text).toContain('\n\n<Details summary="A">\n\nb | c\n')
})
