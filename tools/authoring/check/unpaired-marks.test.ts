import { expect, test } from 'vitest'
import { front, one } from './testing'

/** Marks of Markdown without their partner, and links without an address, which readers would see as typed. The text begins on line 5. */

const text = (body: string) => one(`${front()}${body}`)

test.each([
  ['a heading with one mark', 'Text\n\n#Heading', '7:1 a heading begins with two marks and a space; write "## Heading", or \\# for text'],
  [
    'an admonition with two colons',
    '> ::warning[Title]\n> Text\n> ::',
    '5:3 an admonition begins and ends with three colons; write ":::warning[Title]", the text, and ":::"',
  ],
  ['such an admonition with a space', ':: note\n\nText', '5:1 an admonition begins and ends with three colons; write ":::note"'],
  ['a link without a bracket', 'See [the page(/blog/).', '5:5 a link has a bracket after its text; write "[the page](/blog/)"'],
  ['a link with only one parenthesis', 'See [it]/blog/) too.', '5:5 a link has its address in parentheses; write "[it](/blog/)"'],
  [
    'a link to a name that the page does not have',
    'See [it][nowhere].',
    '5:5 "[it][nowhere]" is a link without an address; write "[it](/docs/…/)", or add a line "[nowhere]: /docs/…/"',
  ],
  ['a footnote without text', 'Text.[^1]', '5:6 the footnote [^1] has no text; add a line "[^1]: …" at the end of the page'],
  ['deleted text without an end', 'Text ~~gone', '5:6 this "~~" has no partner, so readers see it; put "~~" directly before and after'],
  ['deleted text without a beginning', 'Text gone~~ here', '5:10 this "~~" has no partner'],
  [
    'underscores without an end',
    'Text __bold text',
    '5:6 this "__" has no partner, so readers see it; put "**" before and after bold text, or put a name in backticks',
  ],
  [
    'an asterisk without an end',
    'Text\nwith *italic text',
    '6:6 this "*" has no partner, so readers see it; put "*" directly before and after the text in italics, or write \\*',
  ],
])('reports %s', (_, body, expected) => {
  expect(text(body)).toEqual([expect.stringContaining(`content/docs/a.mdx:${expected}`)])
})

test.each([
  ['numbers of issues and hashtags', '#1234 is fixed.\n\nSee #General, and\n#general.\n\n#Data #Iceberg\n\n- #X'],
  ['colons of names and addresses', '::1 is the address, and\nstd::warning\n::warnings a name'],
  ['links by name and footnotes', '[a][b], [b] and [b][].[^1]\n\n[b]: /blog/\n\n[^1]: Text'],
  ['brackets of text', 'Rows a[i][j] and [0][1] in [brackets (/blog/)] or [f(/blog/)].'],
  ['addresses with a value in brackets', 'The path (see [host]/path/) and [host]/path/'],
  ['formatted text', '~~a~~ __b__ *c* **d** ***e*** __f g__, and about ~5'],
  ['multiplication, wildcards and names', '2*3 * 4, *.json, *Service, user_name, _id, __consumer_offsets and C~'],
  ['the same in code', '`__typename` and `*from`, `[a][b]`, `~~`, `[^1]`'],
  ['escaped marks', '\\#Heading, \\~\\~a, \\*word and \\__word, \\[a][b]'],
])('accepts %s', (_, body) => {
  expect(text(body)).toEqual([])
})
