import { expect, test } from 'vitest'
import { rewritten } from './testing'

test.each([
  [
    'fence attributes',
    '```js {1,3-4} title="a.js" showLineNumbers\na\nb\nc\nd\n```',
    '```js title="a.js" {1,3-4} showLineNumbers\na\nb\nc\nd\n```\n',
  ],
  ['fence attributes without a space', '```js{1}\na\n```', '```js {1}\na\n```\n'],
  ['highlight comments', '```js\n// highlight-start\na\n// highlight-end\n```', '```js\n// highlight-start\na\n// highlight-end\n```\n'],
  [
    'highlight comments in JSON, which has no comments',
    '```json {3}\n{\n// highlight-next-line\n"a": 1\n}\n```',
    '```json {2-3}\n{\n"a": 1\n}\n```\n',
  ],
  ['code fences in lists', '- a\n\n  ```jsx\n  b\n  ```', '- a\n\n  ```tsx\n  b\n  ```\n'],
])('%s', (_, body, text) => {
  expect(rewritten(body).text).toBe(text)
})

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
