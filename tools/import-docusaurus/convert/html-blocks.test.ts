import { expect, test } from 'vitest'
import { contentTree } from '../../../lib/markdown-export/content-tree'
import { parseBody } from '../../../lib/mdx/analyse'
import { rewritten } from './testing'

test.each([
  [
    'tables',
    '<table>\n  <tr><th>Key</th><th>Value</th></tr>\n  <tr>\n    <td>`a|b`</td>\n    <td style="color: red">one<br>two</td>\n  </tr>\n</table>',
    '| Key | Value |\n| --- | --- |\n| `a\\|b` | one<br />two |\n',
  ],
  ['lists', '<ul>\n  <li>one</li>\n  <li>\n    two\n\n    three\n  </li>\n</ul>', '- one\n- two\n\n  three\n'],
  ['numbered lists that begin later', '<ol start="3">\n<li>c</li>\n<li>d</li>\n</ol>', '3. c\n4. d\n'],
  ['lists with comments and spaces', '<ul>\n{/* x */}\n<li>a</li>{" "}<li>b</li>\n</ul>', '- a\n- b\n'],
  ['numbered lists in a list', '- a\n\n  <ol><li>one</li><li>two</li></ol>', '- a\n\n  1. one\n  2. two\n'],
  ['lists in a cell', '| a |\n| - |\n| <ul><li>x</li><li>y</li></ul> |', '| a |\n| - |\n| • x<br />• y |\n'],
  ['quotes', '<blockquote>\n  one\n\n  two\n</blockquote>', '> one\n>\n> two\n'],
  ['preformatted text', '<pre>one two</pre>', '```text\none two\n```\n'],
  ['texts of code in preformatted text', "<pre>one{'\\n'}{/* x */}two<br/>three{`\nfour`}</pre>", '```text\none\ntwo\nthree\nfour\n```\n'],
  ['paragraphs of preformatted text', '<pre>\none\n\ntwo\n</pre>', '```text\none\n\ntwo\n```\n'],
  ['single entries of a list', '<li>a</li>', '- a\n'],
  [
    'tables with joined cells',
    '<table><tr><th>A</th><th>B</th></tr><tr><td rowSpan={2}>x</td><td>1</td></tr><tr><td>2</td></tr><tr><td colspan="2">y</td></tr></table>',
    '| A | B |\n| --- | --- |\n| x | 1 |\n| x | 2 |\n| y |  |\n',
  ],
  [
    'tables with code',
    '<table>\n<tr><th>Gate</th><th>Code</th></tr>\n<tr>\n<td>North</td>\n<td>\n\n```js\nopen()\n```\n\n</td>\n</tr>\n</table>',
    '- **Gate:** North\n\n  **Code:**\n\n  ```js\n  open()\n  ```\n',
  ],
  ['preformatted text in a cell', '| a |\n| - |\n| <pre>x</pre> |', '| a |\n| - |\n| `x` |\n'],
  ['crossed out and marked text', '<s>a</s> <u>b</u> <mark>c</mark> <i>d</i>', '~~a~~ b c <em>d</em>\n'],
])('%s of HTML become Markdown', (_, body, text) => {
  expect(rewritten(body).text).toBe(text)
})

const row = '<tr><td>a</td></tr>'

test.each([
  ['ul', '<ul>{items.map((item) => <li>{item}</li>)}</ul>', 'contains code or text outside of its items'],
  ['ul', '<ul>\n  Before\n  <li>one</li>\n</ul>', 'contains code or text outside of its items'],
  [
    'table',
    `<table><thead>${row}</thead><tbody>{data.map((each) => ${row})}</tbody></table>`,
    'contains code or text outside of its cells',
  ],
  ['pre', '<pre>{text()}</pre>', 'contains code'],
])('<%s> that Markdown cannot express becomes one box with its source, and one note: %s', (name, body, reason) => {
  const { text, notes } = rewritten(body)
  expect(text).toBe(`:::warning[Not imported: ${name}]\n\n\`\`\`tsx\n${body}\n\`\`\`\n\n:::\n`)
  expect(notes).toEqual([
    `Unknown components, line 1: this <${name}> ${reason}, and is now a box; write it as Markdown, or add a component`,
  ])
})

test('a list of code within a line of text stays visible there', () => {
  expect(rewritten('| a |\n| - |\n| <ul>{items()}</ul> |').text).toContain('| **Not imported: ul** (`<ul>{items()}</ul>`) |')
})

test('feeds and Markdown versions have a form for every element of HTML that remains', () => {
  const body = 'abbr b big cite code dfn em i kbd mark q s samp small strong sub sup u var'
    .split(' ')
    .map((name) => `x <${name}>y</${name}>`)
  const tree = parseBody(rewritten(`${body.join(' ')} <a name="z"></a> <br>\n\n<dl><dt>a</dt></dl>`).text)
  const context = {
    pageUrl: 'https://harbor.example/docs/a/',
    basePath: '',
    imageUrl: (src: string) => src,
    snippet: () => undefined,
    forms: {},
    diagrams: 'mention' as const,
  }
  expect(() => contentTree(tree, context)).not.toThrow()
})

test('spaces after the items of a list are no line breaks', () => {
  const { text, notes } = rewritten('<div>\n<ul> \n  <li>East</li>    \n  <li>West</li>   \n</ul> \n</div>\n')
  expect(text.trim()).toBe('- East\n- West')
  expect(notes).toEqual([])
})

test('a list of terms keeps their descriptions', () => {
  const body =
    '<dl>\n  <dt>Gate</dt>\n  <dd>Opens at <b>six</b>.</dd>\n  <dt>Crane</dt>\n  <dd>Lifts.</dd>\n  <dd>\n\n  Turns.\n\n  </dd>\n</dl>\n'
  expect(rewritten(body)).toEqual({
    text: '- **Gate**\n\n  Opens at <strong>six</strong>.\n- **Crane**\n\n  Lifts.\n\n  Turns.\n',
    notes: [],
  })
})

test.each([
  ['Text<strong id="one">1</strong>.\n', 'Text<a id="one"></a><strong>1</strong>.\n'],
  [
    '<details id="more"><summary>More</summary>\nText\n</details>\n',
    '<a id="more"></a>\n\n<Details summary="More">\n\nText\n\n</Details>\n',
  ],
  ['<ol id="all">\n  <li id="a">A</li>\n  <li>B</li>\n</ol>\n', '<a id="all"></a>\n\n1. <a id="a"></a>A\n2. B\n'],
  [
    '<table id="t">\n  <tr><th>A</th></tr>\n  <tr><td id="c">B</td></tr>\n</table>\n',
    '<a id="t"></a>\n\n| A |\n| --- |\n| <a id="c"></a>B |\n',
  ],
  ['4 <abbr title="Weeks of a {ship}">eeks</abbr>\n', '4 eeks (Weeks of a \\{ship\\})\n'],
])('what links and readers need of %j stays', (body, text) => {
  expect(rewritten(body)).toEqual({ text, notes: [] })
})

test('boxes to tick are characters', () => {
  const body = '<div><input id="a" type="checkbox" /> <label htmlFor="a">Open</label></div>\n\n- <input type="checkbox" checked /> Closed\n'
  expect(rewritten(body)).toEqual({ text: '<a id="a"></a>☐ Open\n\n- ☑ Closed\n', notes: [] })
})
