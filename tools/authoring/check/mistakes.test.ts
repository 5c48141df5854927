import { expect, test } from 'vitest'
import { checkContent } from '.'
import { formatFinding } from './report'
import { check, context, front, one } from './testing'

/** Mistakes in a page's text. Each must be reported with file, line, column, cause and solution. The text begins on line 5. */

const text = (body: string) => one(`${front()}${body}`)

test.each([
  [
    'an import',
    "Text\n\nimport X from './x'\n",
    '7:1 pages must not use import or export, because all components are available automatically; delete the line',
  ],
  [
    'an export',
    'export const a = 1\n',
    '5:1 pages must not use import or export, because all components are available automatically; delete the line',
  ],
  ['a brace in text', 'Hello {name}, hello.', '5:7 {name} is parsed as code; write \\{name} for literal braces, or put it in backticks'],
  ['a brace on its own line', '\n{name}\n', '6:1 {name} is parsed as code; write \\{name} for literal braces, or put it in backticks'],
  ['an unclosed admonition', 'Text\n\n:::note\nfine\n\nmore\n', '7:1 ":::note" is never closed; end it with a line of ":::"'],
  [
    'an unclosed admonition around a closed one',
    '::::note\n:::tip\nx\n:::\n',
    '5:1 "::::note" is never closed; end it with a line of "::::"',
  ],
  ['an unclosed admonition in a list', '- a\n\n  :::note\n  x\n\nb\n', '7:3 ":::note" is never closed; end it with a line of ":::"'],
  [
    'an unknown admonition',
    ':::tipp\nx\n:::\n',
    '5:1 unknown admonition ":::tipp"; write one of note, tip, info, warning, danger. Did you mean "tip"?',
  ],
  [
    'a tab without label',
    '<Tabs>\n<TabItem value="a">x</TabItem>\n</Tabs>',
    '6:1 <TabItem> needs a label, which readers see, such as label="CLI"',
  ],
  [
    'an unknown default tab',
    '<Tabs defaultValue="ux">\n<TabItem value="ui" label="UI">x</TabItem>\n</Tabs>',
    '5:1 defaultValue="ux" does not match a tab; use one of ui. Did you mean "ui"?',
  ],
  [
    'text in a group of code',
    '<CodeGroup>\n\n```bash title="npm"\nls\n```\n\nText\n\n</CodeGroup>',
    '5:1 <CodeGroup> contains only code fences; move other text out of it',
  ],
  [
    'a group of code without titles',
    '<CodeGroup>\n\n```bash\nls\n```\n\n</CodeGroup>',
    '5:1 each code fence in <CodeGroup> needs a title, such as ```bash title="npm"',
  ],
  ['an unclosed fence', 'Text\n\n```json\n{}\n', '7:1 the code fence is never closed; end it with a line of "```"'],
  ['a fence closed by too few marks', '````bash\nls\n```\n', '5:1 the code fence is never closed; end it with a line of "````"'],
  [
    'an unclosed fence that swallows a tag',
    '<Tabs>\n<TabItem value="a" label="A">\n\n```bash\nls\n\n</TabItem>\n</Tabs>',
    '8:1 the code fence is never closed; end it with a line of "```"',
  ],
  ['an image without alternative text', 'Text ![](/images/a.png)', '5:6 the image has no alternative text; describe briefly what it shows'],
  ['an escaped id in braces', '## Heading \\{#own}\n', '5:1 {#own} does not set a heading ID; write [#own]'],
])('reports %s', (_, body, expected) => {
  expect(text(body)).toEqual([`content/docs/a.mdx:${expected}`])
})

test.each([
  ['an admonition with a title after a space', ':::tip A title\nText\n:::\n'],
  ['an admonition in brackets', ':::tip[A title]\nText\n:::\n'],
  ['nested admonitions', '::::note\n\n:::tip\nx\n:::\n\n::::\n'],
  ['an admonition in a quote', '> :::note\n> x\n> :::\n'],
  ['a quote that begins with a bracket', '> [!] See [this](/blog/).\n'],
  ['special syntax in a code fence', '````text\n:::\n{name}\nimport x\n```\n````\n'],
  ['comments', '{/* {name} */}\n\n<!-- {name} -->\n'],
  ['escaped braces', 'Hello \\{name}'],
  ['a closed fence in a list', '- a\n\n  ```bash\n  ls\n  ```\n'],
])('accepts %s', (_, body) => {
  expect(text(body)).toEqual([])
})

test('lines of broken MDX are counted from the top of the file, including in the message', () => {
  expect(text('Text\n\n<Tabs>\n\nnever closed\n')[0]).toMatch(/^content\/docs\/a\.mdx:7:1 <Tabs> is never closed/)
  expect(text('a <3 b')).toEqual([
    expect.stringMatching(/a\.mdx:5:4 broken MDX: Unexpected character.*; write \\< for an angle bracket in text, or put it in backticks$/),
  ])
  expect(text('Text {a b}')[0]).toMatch(/a\.mdx:5:\d+ the text in braces .*; write \\\{ for a brace in text, or put it in backticks/)
})

test('reports an error before an unclosed fence instead of the fence', () => {
  expect(text('Text {a b}\n\n```bash\nls\n')[0]).toMatch(/a\.mdx:5:\d+ the text in braces /)
})

test('reports an error in a sample at its line in the file', () => {
  expect(text('```json\n{\n  "a": 1,\n}\n```')).toEqual([expect.stringMatching(/a\.mdx:7:9 the json sample does not parse: /)])
  expect(text('```yaml\na: 1\nb: [1\n```')[0]).toMatch(/a\.mdx:[78]:\d+ the yaml sample does not parse: /)
})

test('reports a file in another encoding at its first invalid character', () => {
  const latin = Buffer.from(`${front()}Grüße`, 'latin1').toString('utf8')
  expect(one(latin)).toEqual(['content/docs/a.mdx:5:3 this character is not valid UTF-8; save the file as UTF-8'])
  expect(one(Buffer.from(front(), 'utf16le').toString('utf8'))[0]).toContain('a.mdx:1:2 this character is not valid UTF-8')
  expect(one(`\uFEFF${front()}Text`)).toEqual(['content/docs/a.mdx:1:1 begins with a byte order mark; save the file as UTF-8 without one'])
})

test('an unreadable file causes no findings in other files', () => {
  const article = (fields: string) =>
    `---\ntitle: Article\ndescription: A description of an article that is long enough for its readers, who decide by these two lines whether they open it.\ndate: 2025-11-03\ntags: [cdc]\nauthors: [olake-docs]\n${fields}---\n`
  const link = `${front()}[a](/docs/broken/#part) [b](/docs/named/) [c](/blog/tags/iceberg/)\n\n<Snippet name="Broken" />`
  const findings = check({
    'content/docs/a.mdx': link,
    'content/docs/broken.mdx': '---\ntitle: [\n---\nText <Snippet name="Used" />',
    'content/docs/other.mdx': '---\nslug: named\ntitle: "\n---\n',
    'content/docs/shared/Broken.mdx': '\uFEFFText',
    'content/docs/shared/Used.mdx': front().replace('A page', 'Used').replace('A desc', 'Its desc'),
    'content/blog/broken.mdx': article('draft: [\n'),
  })
  expect(findings.map((finding) => finding.split(':')[0])).toEqual([
    'content/docs/broken.mdx',
    'content/docs/other.mdx',
    'content/docs/shared/Broken.mdx',
    'content/blog/broken.mdx',
  ])
})

test('reports circular snippets in each file of the cycle', () => {
  const snippet = (name: string, body: string) => front().replace('A page', name).replace('A desc', `${name} desc`) + body
  expect(
    check({
      'content/docs/a.mdx': `${front()}<Snippet name="A" />`,
      'content/docs/shared/A.mdx': snippet('First', '<Snippet name="B" />'),
      'content/docs/shared/B.mdx': snippet('Second', 'Text\n\n<Snippet name="A" />'),
    }),
  ).toEqual([
    'content/docs/shared/A.mdx:5:1 the snippet includes itself: A > B > A; remove one <Snippet> from this cycle',
    'content/docs/shared/B.mdx:7:1 the snippet includes itself: B > A > B; remove one <Snippet> from this cycle',
  ])
})

test('leaves out the second of two pages with the same URL and does not report its duplicate title', () => {
  const files = new Map([
    ['content/docs/a.mdx', `${front('slug: x\n')}A`],
    ['content/docs/b.mdx', `${front('slug: x\n')}B`],
  ])
  const { findings, leftOut } = checkContent(files, context)
  expect(leftOut).toEqual(['content/docs/b.mdx'])
  expect(findings.map(({ kind }) => kind)).toEqual(['warning'])
  expect(findings.map(formatFinding)).toEqual([
    'content/docs/b.mdx:4:1 slug: /docs/x/ is also the URL of content/docs/a.mdx, which is kept; this page is left out. Give it a different slug or file name',
  ])
})
