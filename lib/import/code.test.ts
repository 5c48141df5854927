import { expect, test } from 'vitest'
import { rewritten } from './testing'

test('lines beyond the end of the code are no longer highlighted, with a note at the fence', () => {
  const { text, notes } = rewritten('Text\n\n```js {1,3-4}\na\n```\n\n<CodeBlock language="js" metastring="{2}">{`a`}</CodeBlock>')
  expect(text).toBe('Text\n\n```js {1}\na\n```\n\n```js\na\n```\n')
  expect(notes).toEqual([
    'Code blocks, line 3: the lines 3-4 are no longer highlighted, because the code ends before them',
    'Code blocks, line 7: the lines 2 are no longer highlighted, because the code ends before them',
  ])
})

test('lines are counted without the comments that highlight lines', () => {
  expect(rewritten('```js {1-3}\n// highlight-next-line\na\nb\n```').text).toBe('```js {1-2}\n// highlight-next-line\na\nb\n```\n')
})

test('what the content check reports about code is noted at the line of the code', () => {
  const fence = '```js\na // [!code +]\n```'
  expect(rewritten(`${fence.replace('+', '++')}\n\n:::caution\nx\n:::\n\n${fence}`).notes).toEqual([
    expect.stringMatching(/^Text, line 10: the content check reports: .*\+/),
  ])
})
