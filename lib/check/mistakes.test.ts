import { expect, test } from 'vitest'
import { checkContent } from '.'
import { formatFinding } from './finding'
import { check, context, front, one } from './testing'

/** Mistakes in a page's text: each is told with file, line, column, cause and remedy. The text begins in line 5. */

const text = (body: string) => one(`${front()}${body}`)

test.each([
  [
    'an import',
    "Text\n\nimport X from './x'\n",
    '7:1 pages import and export nothing, since every component is always there; delete the line',
  ],
  ['an export', 'export const a = 1\n', '5:1 pages import and export nothing, since every component is always there; delete the line'],
  [
    'a brace in text',
    'Hello {name}, hello.',
    '5:7 {name} is read as code; write \\{name} for the braces themselves, or put it in backticks',
  ],
  ['a brace alone', '\n{name}\n', '6:1 {name} is read as code; write \\{name} for the braces themselves, or put it in backticks'],
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
    'a closing line alone',
    'Text\n\n:::\n',
    '7:1 ":::" opens or closes nothing here; an admonition begins with a line such as ":::note" or ":::note[Title]" and ends with ":::"',
  ],
  [
    'a tab without label',
    '<Tabs>\n<TabItem value="a">x</TabItem>\n</Tabs>',
    '6:1 <TabItem> needs a label, which readers see, such as label="CLI"',
  ],
  [
    'an unknown default tab',
    '<Tabs defaultValue="ux">\n<TabItem value="ui" label="UI">x</TabItem>\n</Tabs>',
    '5:1 defaultValue="ux" names no tab; write one of ui. Did you mean "ui"?',
  ],
  ['an unclosed fence', 'Text\n\n```json\n{}\n', '7:1 the code fence is never closed; end it with a line of "```"'],
  ['a fence closed by too few marks', '````bash\nls\n```\n', '5:1 the code fence is never closed; end it with a line of "````"'],
  [
    'an unclosed fence that swallows a tag',
    '<Tabs>\n<TabItem value="a" label="A">\n\n```bash\nls\n\n</TabItem>\n</Tabs>',
    '8:1 the code fence is never closed; end it with a line of "```"',
  ],
  [
    'a picture without alternative text',
    'Text ![](/images/a.png)',
    '5:6 the picture has no alternative text; say in a few words what it shows',
  ],
  ['an id in braces', 'Text\n\n## Heading {#own}\n', '7:13 {#own} sets no id here; write [#own]'],
  ['an escaped id in braces', '## Heading \\{#own}\n', '5:1 {#own} sets no id here; write [#own]'],
])('%s', (_, body, expected) => {
  expect(text(body)).toEqual([`content/docs/a.mdx:${expected}`])
})

test.each([
  ['an admonition with a title after a space', ':::tip A title\nText\n:::\n'],
  ['an admonition in brackets', ':::tip[A title]\nText\n:::\n'],
  ['admonitions that nest', '::::note\n\n:::tip\nx\n:::\n\n::::\n'],
  ['an admonition in a quote', '> :::note\n> x\n> :::\n'],
  ['what stands in a code fence', '````text\n:::\n{name}\nimport x\n```\n````\n'],
  ['comments', '{/* {name} */}\n\n<!-- {name} -->\n'],
  ['escaped braces', 'Hello \\{name}'],
  ['a closed fence in a list', '- a\n\n  ```bash\n  ls\n  ```\n'],
])('%s is fine', (_, body) => {
  expect(text(body)).toEqual([])
})

test('every missing picture is told, not the first alone', () => {
  expect(text('![a](./b.png) ![c](/images/x/../../c.png)\n\n<img src="./d.png" alt="d" />')).toEqual([
    'content/docs/a.mdx:5:1 picture ./b.png does not exist; put it at content/docs/b.png, or correct its path',
    'content/docs/a.mdx:7:6 picture ./d.png does not exist; put it at content/docs/d.png, or correct its path',
  ])
})

test('a missing picture for sharing is told at its field', () => {
  expect(one(`${front('image: /img/gone.png\n')}Text`)).toEqual([
    'content/docs/a.mdx:4:1 image: picture /img/gone.png does not exist; put it at content//img/gone.png, or correct its path',
  ])
})

test('lines of broken MDX count from the top of the file, in the message too', () => {
  expect(text('Text\n\n<Tabs>\n\nnever closed\n')[0]).toMatch(/^content\/docs\/a\.mdx:\d+:\d+ broken MDX: .*`<Tabs>`.*\(7:1-7:7\)/)
  expect(text('a <3 b')).toEqual([
    expect.stringMatching(/a\.mdx:5:4 broken MDX: Unexpected character.*; write \\< for an angle bracket in text, or put it in backticks$/),
  ])
  expect(text('Text {a b}')[0]).toMatch(/a\.mdx:5:\d+ broken MDX: .*; write \\\{ for a brace in text, or put it in backticks$/)
})

test('of an unclosed fence and an earlier fault the earlier one is told', () => {
  expect(text('Text {a b}\n\n```bash\nls\n')[0]).toMatch(/a\.mdx:5:\d+ broken MDX: /)
})

test('the place of a fault in a sample is its own line', () => {
  expect(text('```json\n{\n  "a": 1,\n}\n```')).toEqual([expect.stringMatching(/a\.mdx:8:1 the json sample does not parse: /)])
  expect(text('```yaml\na: 1\nb: [1\n```')[0]).toMatch(/a\.mdx:[78]:\d+ the yaml sample does not parse: /)
})

test('a file in another encoding is told at its first wrong character', () => {
  const latin = Buffer.from(`${front()}Grüße`, 'latin1').toString('utf8')
  expect(one(latin)).toEqual(['content/docs/a.mdx:5:3 this character is not UTF-8; save the file as UTF-8'])
  expect(one(Buffer.from(front(), 'utf16le').toString('utf8'))[0]).toContain('a.mdx:1:2 this character is not UTF-8')
  expect(one(`\uFEFF${front()}Text`)).toEqual(['content/docs/a.mdx:1:1 begins with a byte order mark; save the file as UTF-8 without one'])
})

test('an unreadable file causes no error elsewhere', () => {
  const article = (fields: string) =>
    `---\ntitle: Article\ndescription: A description of an article that is long enough for its readers.\ndate: 2025-11-03\ntags: [cdc]\nauthors: [olake-docs]\n${fields}---\n`
  const link = `${front()}[a](/docs/broken/#part) [b](/docs/named/) [c](/blog/tags/iceberg/) <Snippet name="Broken" />`
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

test('snippets that show each other are told on every step of the circle', () => {
  const snippet = (name: string, body: string) => front().replace('A page', name).replace('A desc', `${name} desc`) + body
  expect(
    check({
      'content/docs/a.mdx': `${front()}<Snippet name="A" />`,
      'content/docs/shared/A.mdx': snippet('First', '<Snippet name="B" />'),
      'content/docs/shared/B.mdx': snippet('Second', 'Text\n\n<Snippet name="A" />'),
    }),
  ).toEqual([
    'content/docs/shared/A.mdx:5:1 the snippet shows itself: A > B > A; take one <Snippet> out of this circle',
    'content/docs/shared/B.mdx:7:1 the snippet shows itself: B > A > B; take one <Snippet> out of this circle',
  ])
})

test('redirects to themselves, to nowhere, from a page or written twice are told at their line', () => {
  const redirects = [
    ['/old', '/docs/a/'],
    ['/self', '/self/?x=1'],
    ['/lost', '/docs/nowhere/'],
    ['/docs/a', '/blog/'],
    ['/old', '/blog/'],
    ['/away', 'https://example.org/'],
  ].map(([from = '', to = '']) => ({ from, to }))
  const table = redirects.map(({ from, to }) => `  ['${from}', '${to}'],`).join('\n')
  const redirectTable = { file: 'lib/redirects.mjs', text: `[\n${table}\n]`, redirects }
  const { findings } = checkContent(new Map([['content/docs/a.mdx', `${front()}Text`]]), { ...context, redirectTable })
  expect(findings.map(formatFinding)).toEqual([
    'lib/redirects.mjs:3:4 the redirect from "/self" leads to itself; delete it, or give it another target',
    expect.stringMatching(/^lib\/redirects\.mjs:4:4 the redirect from "\/lost" has a wrong target: "\/docs\/nowhere\/" leads nowhere\./),
    'lib/redirects.mjs:5:4 the redirect from "/docs/a" hides the page of that address; delete it',
    'lib/redirects.mjs:2:4 the redirect from "/old" stands twice; delete one',
  ])
})

test('of two pages with one address the newer one is left out, and a copy is no further fault', () => {
  const files = new Map([
    ['content/docs/a.mdx', `${front('slug: x\n')}A`],
    ['content/docs/b.mdx', `${front('slug: x\n')}B`],
  ])
  const ages: Record<string, number> = { 'content/docs/a.mdx': 2, 'content/docs/b.mdx': 1 }
  const { findings, leftOut } = checkContent(files, { ...context, addedAt: (path) => ages[path] ?? 0 })
  expect(leftOut).toEqual(['content/docs/a.mdx'])
  expect(findings.map(({ kind }) => kind)).toEqual(['link'])
  expect(findings.map(formatFinding)).toEqual([
    'content/docs/a.mdx:4:1 slug: /docs/x/ is also the address of content/docs/b.mdx, which stays; this page is left out. Give it another slug or file name',
  ])
})

test('deep samples and deep front matter are told too', () => {
  const deep = '['.repeat(50_000)
  expect(text(`\`\`\`yaml\na: ${deep}\n\`\`\``)).toEqual([expect.stringContaining('the yaml sample does not parse')])
  expect(one(`---\ntitle: ${deep}\n---\n`)).toEqual([expect.stringContaining('front matter is not valid YAML')])
})

test.each([
  ['list levels in a line', '- '.repeat(2000)],
  ['list levels by indentation', Array.from({ length: 2000 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
  ['quotes', `${'>'.repeat(2000)} x`],
  ['admonitions', Array.from({ length: 2000 }, (_, level) => `${':'.repeat(2003 - level)}note`).join('\n')],
  ['elements', '<span>'.repeat(2000) + '</span>'.repeat(2000)],
])('2,000 %s end at once with a clear error', (_, body) => {
  expect(text(body)).toEqual([expect.stringMatching(/a\.mdx:\d+:\d+ nests deeper than 60 levels; split the list, quote or component$/)])
})
