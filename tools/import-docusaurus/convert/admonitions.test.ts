import { expect, test } from 'vitest'
import { rewritten } from './testing'

test.each([
  ['admonition titles after a space', ':::note Mind the gap\nText\n:::', ':::note[Mind the gap]\nText\n:::\n'],
  ['admonition titles in brackets', ':::tip[Mind `gaps`]\nText\n:::', ':::tip[Mind `gaps`]\nText\n:::\n'],
  [
    'caution, important, secondary and success',
    ':::caution\na\n:::\n\n:::important\nb\n:::\n\n:::secondary\nc\n:::\n\n:::success\nd\n:::',
    ':::warning\na\n:::\n\n:::info\nb\n:::\n\n:::note\nc\n:::\n\n:::tip\nd\n:::\n',
  ],
  [
    'the id of an admonition',
    '- a\n\n  :::note[Hot]{.wide #hot}\n\n  Text\n\n  :::',
    '- a\n\n  <a id="hot"></a>\n\n  :::note[Hot]\n\n  Text\n\n  :::\n',
  ],
  ['nested admonitions with too few colons', ':::note\n:::tip\na\n:::\n:::', '::::note\n:::tip\na\n:::\n::::\n'],
  ['an admonition that is never closed', 'Text\n\n:::note\na', 'Text\n\n:::note\na\n:::\n'],
  [
    'the Admonition component',
    '<Admonition type="caution" title="Hot">\n\n- one\n- two\n\n</Admonition>',
    ':::warning[Hot]\n\n- one\n- two\n\n:::\n',
  ],
  [
    'links in titles',
    ':::note See [math](./math.md) and `[x]`\nText\n:::\n\n:::tip[[a](./a.md)]\nText\n:::',
    ':::note[See [math](/docs/math/) and `[x]`]\nText\n:::\n\n:::tip[[a](/docs/a/)]\nText\n:::\n',
  ],
  [
    'titles that are elements',
    '<Admonition title={<b>Very <i>hot</i>{" lamps"}</b>}>\n\nText\n\n</Admonition>',
    ':::note[Very hot lamps]\n\nText\n\n:::\n',
  ],
])('%s', (_, body, text) => {
  expect(rewritten(body).text).toBe(text)
})

test('a title that only code knows is noted', () => {
  const { text, notes } = rewritten('<Admonition title={titleOf(3)}>\n\nText\n\n</Admonition>')
  expect(text).toBe(':::note\n\nText\n\n:::\n')
  expect(notes).toEqual(['Code in pages, line 1: the title of <Admonition> is known only when code runs; write it as text'])
})
