import { expect, test } from 'vitest'
import { contentTree } from '../markdown-export/content-tree'
import { parseBody } from '../mdx/analyse'
import { rewritten } from './testing'

test.each([
  [
    'tables',
    '<table>\n  <tr><th>Key</th><th>Value</th></tr>\n  <tr>\n    <td>`a|b`</td>\n    <td style="color: red">one<br>two</td>\n  </tr>\n</table>',
    '| Key | Value |\n| --- | --- |\n| `a\\|b` | one<br />two |\n',
  ],
  ['lists', '<ul>\n  <li>one</li>\n  <li>\n    two\n\n    three\n  </li>\n</ul>', '- one\n- two\n\n  three\n'],
  ['numbered lists in a list', '- a\n\n  <ol><li>one</li><li>two</li></ol>', '- a\n\n  1. one\n  2. two\n'],
  ['lists in a cell', '| a |\n| - |\n| <ul><li>x</li><li>y</li></ul> |', '| a |\n| - |\n| • x<br />• y |\n'],
  ['quotes', '<blockquote>\n  one\n\n  two\n</blockquote>', '> one\n>\n> two\n'],
  ['preformatted text', '<pre>one two</pre>', '```\none two\n```\n'],
  ['crossed out and marked text', '<s>a</s> <u>b</u> <mark>c</mark> <i>d</i>', '~~a~~ b c <em>d</em>\n'],
])('%s of HTML become Markdown', (_, body, text) => {
  expect(rewritten(body).text).toBe(text)
})

test('a table with joined cells becomes a box', () => {
  expect(rewritten('<table><tr><td colSpan="2">a</td></tr></table>').text).toContain(':::warning[Not imported: table]')
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
