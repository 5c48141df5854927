import { expect, test } from 'vitest'
import { check, front, one } from '../check/testing'

const text = (body: string) => one(`${front()}${body}`)

test.each([
  ['an unusual wording', 'The host has to be reachable.', '5:10 "has to be": write "must be", as in other requirements'],
  ['a wording in a later line', 'First line.\nUse v0.5 or newer here.', '6:10 "or newer": write "or later"'],
  ['a wording in a table', '| A | B |\n| - | - |\n| x | logs, etc. |', '7:13 "etc.": begin the list with "such as", and leave out "etc."'],
  ['British spelling', 'It normalises the data.', '5:4 "normalises": use the American spelling, with "z"'],
  ['a word typed twice', 'Open the\nthe page.', '5:6 "the the": delete the repeated word'],
  ['a caption', '<Card title="Seamless sync" href="/blog/" />', '5:1 "Seamless": name the property or the figure instead of praise'],
  ['an alternative text', '![The table stands in the list](/images/a.png)', '5:1 "stands in": write "is", "is listed" or "appears"'],
  ['a heading that names nothing', '## Two steps\n\nText', '5:1 "Two steps": name the subject that readers search for'],
  ['punctuation after a heading', '## Start the sync: [#sync]\n\nText', '5:1 ":": headings have no punctuation at the end'],
])('reports %s', (_, body, expected) => {
  expect(text(body)).toEqual([`content/docs/a.mdx:${expected}`])
})

test.each([
  ['code', 'Run `has to be`.\n\n```bash\necho simply etc.\n```'],
  ['the title of a talk', 'See *Seamless Pipelines*.'],
  ['a heading that is an error message', '## `connection refused.`\n\nText'],
  ['compounds after the same word', 'The services run on on-demand nodes.'],
  ['the plural of a noun', 'Both analyses agree.'],
])('accepts %s', (_, body) => {
  expect(text(body)).toEqual([])
})

test('reports wordings in the title and the description of a page', () => {
  const file =
    '---\ntitle: Two steps\ndescription: A description of this page, which has to be long enough to tell readers what it contains and when they need it.\n---\nText'
  expect(check({ 'content/docs/a.mdx': file })).toEqual([
    'content/docs/a.mdx:2:1 title: "Two steps": name the subject that readers search for',
    'content/docs/a.mdx:3:1 description: "has to be": write "must be", as in other requirements',
  ])
})
