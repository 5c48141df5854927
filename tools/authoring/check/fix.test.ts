import { expect, test } from 'vitest'
import { applyEdits } from '../problem'
import { checkContent } from '.'
import { context, description, front } from './testing'

const file = 'content/docs/a.mdx'

/** The text of a page after the fixes of its findings, and the messages of findings without a fix. */
function fixed(text: string): { text: string; left: string[] } {
  const { findings } = checkContent(new Map([[file, text]]), context)
  const edits = findings.flatMap(({ fix = [] }) => fix)
  return { text: applyEdits(text, edits), left: findings.filter(({ fix }) => !fix).map(({ message }) => message) }
}

const body = (text: string) => {
  const result = fixed(front() + text)
  return { ...result, text: result.text.slice(front().length) }
}

test.each([
  [
    'a link without its final slash',
    'See [the blog](/blog#top), and [more](</blog?page=2> "Title").',
    'See [the blog](/blog/#top), and [more](</blog/?page=2> "Title").',
  ],
  ['a link whose text is its address', '[/blog](/blog)', '[/blog](/blog/)'],
  ['a link of a component', '<Card title="Blog" href="/blog" />', '<Card title="Blog" href="/blog/" />'],
  ['a link with the origin', 'https://olake.io/blog is our blog.', 'https://olake.io/blog/ is our blog.'],
  ['a link to a page with the origin', 'See [a](https://olake.io/blog/#b).', 'See [a](/blog/#b).'],
  ['a definition', 'See [it].\n\n[it]: /blog "Blog"', 'See [it].\n\n[it]: /blog/ "Blog"'],
  ['a link below an admonition with a title', ':::tip A title\nSee [it](/blog).\n:::', ':::tip A title\nSee [it](/blog/).\n:::'],
  [
    'wordings in several lines',
    'Use it, e.g. for a\n  test, in order to normalise it.',
    'Use it, for example, for a\n  test, to normalize it.',
  ],
  [
    'a wording in an admonition in a list',
    '- :::note\n  First line\n  begins with a colour.\n  :::',
    '- :::note\n  First line\n  starts with a color.\n  :::',
  ],
  ['a wording between apostrophes', "Don't begin with it's colour.", "Don't start with it's color."],
  ['the case of a wording', 'In order to start, open the the page.', 'To start, open the page.'],
  ['punctuation after a heading', '## Start: [#start]\n', '## Start [#start]\n'],
])('fixes %s', (_, text, expected) => {
  expect(body(text)).toEqual({ text: expected, left: [] })
})

test.each([
  ['a link that leads nowhere', 'See [it](/blgo/).'],
  ['a wording with several replacements', 'It has to be there, etc.'],
  ['a wording in a quote', '> First line\n> begins with a colour.'],
  ['a wording in a quote in a list', '- One\n\n  > ## Begin with it\n  >\n  > - In order to normalise'],
  ['a wording in quotation marks', 'He said: "In order to normalise", “in order to”, ‘in order to’ and \'in order to\'.'],
  ['a wording in code', 'Run `in order to`.'],
  ['a wording in a heading with code', '## `a` in order to'],
  ['a link with an entity', '[it](/blog?a=1&amp;b=2)'],
  ['a number in braces after a heading', '## One \\{#12}\n'],
  ['spaces at the end of a line', 'One  \ntwo.'],
  ['an alert of GitHub with text on its first line', '> [!NOTE] One\n> Two'],
  ['an alert of GitHub in a list', '- One\n\n  > [!NOTE]\n  > Two'],
])('leaves %s as it is', (_, text) => {
  expect(body(text).text).toBe(text)
})

test('a wording in a quotation has a message that says how to keep it', () => {
  expect(body('> In order to quote.').left).toEqual(['"In order to": write "to". If these are the words of others, put them in italics'])
  expect(body('> *In order to quote.*').left).toEqual([])
})

test('fixes front matter without changing its quotes', () => {
  const fields = (from: string, link: string) =>
    `---\ntitle: "Use it: ${from} test"\ndescription: ${description}\nkind: page\nrelated: [${link}, "${link}"]\n---\nText\n`
  const text = fields('in order to', '/blog')
  const { findings } = checkContent(new Map([['content/community/a.mdx', text]]), context)
  expect(
    applyEdits(
      text,
      findings.flatMap(({ fix = [] }) => fix),
    ),
  ).toBe(fields('to', '/blog/'))
})

test('fixes a byte order mark, then CRLF line endings', () => {
  const crlf = `${front().replaceAll('\n', '\r\n')}One\rtwo\r\n`
  const first = fixed(`\uFEFF${crlf}`)
  expect(first.text).toBe(crlf)
  expect(fixed(first.text)).toEqual({ text: `${front()}One\ntwo\n`, left: [] })
})

test('an edit is left out if the text has changed or if it overlaps another one', () => {
  const edit = { line: 1, column: 5, from: 'two', to: '2' }
  expect(applyEdits('one two\n', [edit])).toBe('one 2\n')
  expect(applyEdits('one too\n', [edit])).toBe('one too\n')
  expect(applyEdits('', [edit])).toBe('')
  expect(applyEdits('one two\n', [edit, { line: 1, column: 1, from: 'one two', to: '1' }])).toBe('one 2\n')
})
