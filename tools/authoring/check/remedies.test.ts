import { expect, test } from 'vitest'
import { checkContent } from '.'
import { checkDataFiles } from './check-data-files'
import { formatFinding } from './report'
import { check, context, description, front, one } from './testing'

/** Mistakes that people made who wrote their first pages, with what the messages tell them to do. The text begins on line 5. */

test.each([
  [
    'a note of another site',
    '<Warning>x</Warning>',
    '5:1 unknown component <Warning>. Write ":::warning", the text, and ":::" on lines of their own.',
  ],
  [
    'a closing tag too many',
    '<Tabs>\n<TabItem value="a" label="A">\n\nText\n\n</TabItem>\n</TabItem>\n</Tabs>',
    '11:1 </TabItem> closes an element that is not open; delete it, or add <TabItem> before it',
  ],
  [
    'a missing closing tag',
    '<Tabs>\n<TabItem value="a" label="A">\n\nText\n\n</TabItem>',
    '5:1 <Tabs> is never closed; add </Tabs>, or write <Tabs /> if it has no content',
  ],
  [
    'a tab outside of a tab set',
    '<TabItem value="a" label="A">\n\nText\n\n</TabItem>',
    '5:1 <TabItem> is not in <Tabs>; move it there, and remove other elements between the two',
  ],
  ['a heading without text', 'Text\n\n##\n', '7:1 the heading has no text; write it after the #, or delete the line'],
  [
    'a link to nowhere',
    '[x](/somewhere/else/)',
    '5:1 "/somewhere/else/" leads nowhere. Write the address of an existing page, or remove the link. If the page was deleted, add redirect_from: [/somewhere/else/] to the page that replaces it.',
  ],
])('%s', (_name, body, expected) => {
  expect(one(front() + body)).toEqual([`content/docs/a.mdx:${expected}`])
})

test('a heading in a snippet is reported where it is', () => {
  const snippet = `---\ntitle: Sync\ndescription: Sync ${description}\n---\nText\n\n## Part\n\nText\n`
  const page = `${front()}<Snippet name="Sync" />`
  expect(check({ 'content/docs/a.mdx': page, 'content/docs/shared/Sync.mdx': snippet })).toEqual([
    'content/docs/shared/Sync.mdx:7:1 a snippet must not contain headings, because their IDs could clash with those of the pages; write bold text instead',
  ])
})

const post = (fields: string) => check({ 'content/blog/a.mdx': `${front(fields)}Text` })
const session = (fields: string) =>
  check({ 'content/webinar/a.mdx': `${front(`date: 2025-10-09T15:00:00Z\nminutes: 60\ntopics: [cdc]\n${fields}`)}Text` })

test.each([
  ['a missing date', post('tags: [cdc]\nauthors: [olake-docs]\n'), 'date: is missing; give a date such as 2025-11-03'],
  ['no authors', post('date: 2025-11-03\ntags: [cdc]\nauthors: []\n'), 'authors: needs at least one author'],
  ['an unknown field', one(`${front('hero: x\n')}Text`), 'hero: unknown field. Delete it, or write one of title, description, slug,'],
  [
    'a field of articles',
    one(`${front('tags: [cdc]\n')}Text`),
    'tags: has no effect on pages in docs/, only in blog/, iceberg/, customer-stories/; delete it, or write search terms in keywords',
  ],
  [
    'a date of a documentation page',
    one(`${front('date: 2025-11-03\n')}Text`),
    'date: has no effect on pages in docs/, only in blog/, iceberg/, customer-stories/, community/, webinar/; delete it',
  ],
  [
    'a slug with the whole address',
    one(`${front('slug: /docs/install/setup\n')}Text`),
    '4:1 slug: is relative to /docs/; write /install/setup',
  ],
  ['a slug that repeats its collection', one(`${front('slug: docs/setup\n')}Text`), '4:1 slug: is relative to /docs/; write /setup'],
  [
    'a slug of a guide with the whole address',
    check({ 'content/query-engine/a.mdx': `${front('slug: /iceberg/query-engine/b\n')}Text` }),
    '4:1 slug: is relative to /iceberg/query-engine/; write /b',
  ],
  ['the name of a speaker', session('speakers: alex-merced\n'), 'speakers: must be a list; write "- { person: alex-merced, part: '],
  ['a list of names of speakers', session('speakers: [alex-merced]\n'), '; write { person: alex-merced, part: '],
  [
    'the address of a video',
    session('speakers: [{ person: alex-merced, part: speaker }]\nyoutube: https://youtu.be/dXy09gmo5O0\n'),
    'youtube: must be the ID of a video, which is the 11 characters after "v=" in its address',
  ],
  [
    'an address without a scheme',
    session('speakers: [{ person: alex-merced, part: speaker }]\nregister: app.livestorm.co/x\n'),
    'register: must be an address such as https://example.com/',
  ],
])('%s in front matter', (_name, findings, expected) => {
  expect(findings).toEqual([expect.stringContaining(expected)])
})

test('a file with names that is not valid is reported with its line, and hides no other finding', () => {
  const files = new Map([['content/authors.yml', 'olake-docs:\n  name: "Docs\n']])
  expect(checkDataFiles(files, 'content')).toMatchObject([{ file: 'content/authors.yml', line: expect.any(Number) }])
  const article = `${front('date: 2025-11-03\ntags: [cdc]\nauthors: [olake-docs]\n')}[x](/blgo/)`
  const { findings } = checkContent(new Map([['content/blog/a.mdx', article]]), { ...context, authors: undefined })
  expect(findings.map(formatFinding)).toEqual([expect.stringContaining('"/blgo/" leads nowhere. Did you mean "/blog/"?')])
})

test('the full address of a profile is reported', () => {
  const files = new Map([
    ['content/speakers.yml', 'jane-doe: { name: Jane Doe, role: Engineer, linkedin: "https://linkedin.com/in/jane-doe" }\n'],
  ])
  expect(checkDataFiles(files, 'content')).toMatchObject([
    {
      field: 'jane-doe.linkedin',
      message: 'must be the name of the profile, which is the last part of its address: linkedin.com/in/NAME/',
    },
  ])
})

test('a former address in a data file has a fix', () => {
  const dataFiles = new Map([['content/data/api.yml', '- id: users\n  text: "See [it](/docs/old/#part)."\n  href: /docs/old/\n']])
  const page = `${front('redirect_from: [/docs/old/]\n')}## Part\n`
  const { findings } = checkContent(new Map([['content/docs/a.mdx', page]]), { ...context, dataFiles })
  expect(findings).toMatchObject([
    { line: 2, fix: [{ line: 2, column: 19, from: '/docs/old/#part', to: '/docs/a/#part' }] },
    { line: 3, fix: [{ line: 3, column: 9, from: '/docs/old/', to: '/docs/a/' }] },
  ])
})

test('a former address keeps its anchor only if the page has it', () => {
  const page = `${front('redirect_from: [/docs/old/]\n')}## Part\n\n[x](/docs/old/#part) [y](/docs/old/#gone)`
  const { findings } = checkContent(new Map([['content/docs/a.mdx', page]]), context)
  expect(findings.map(({ fix }) => fix?.[0]?.to)).toEqual(['/docs/a/#part', '/docs/a/'])
})

test('articles and tags that reading lists name, and that do not exist', () => {
  const dataFiles = new Map([
    ['content/blog/series.yml', '- title: Start\n  posts: [first, secnd]\n'],
    ['content/blog/reading-paths.yml', '- title: CDC\n  tags:\n    - cdc\n    - icebrg\n'],
  ])
  const article = (title: string) =>
    `---\ntitle: ${title}\ndescription: ${title} ${description}\ndate: 2025-11-03\ntags: [cdc]\nauthors: [olake-docs]\n---\nText`
  const files = new Map([
    ['content/blog/first.mdx', article('First')],
    ['content/blog/b.mdx', article('Second').replace('date', 'slug: second\ndate')],
  ])
  expect(checkContent(files, { ...context, dataFiles }).findings.map(formatFinding)).toEqual([
    'content/blog/series.yml:2:18 [0].posts[1]: "secnd" is not the slug of an article in content/blog/. Did you mean "second"?',
    'content/blog/reading-paths.yml:4:7 [0].tags[1]: "icebrg" is not a tag in content/blog/tags.yml. Did you mean "iceberg"?',
  ])
})

test('a JSON data file with a comma too many is reported where the comma is', () => {
  const files = new Map([['content/data/contributors.json', '{\n  "repository": "a/b",\n  "syncedAt": null,\n  "contributors": [],\n}\n']])
  expect(checkDataFiles(files, 'content').map(formatFinding)).toEqual([
    'content/data/contributors.json:4:21 is not valid JSON: delete the comma before "}"',
  ])
})

test('an unknown author without a similar name has the list of authors', () => {
  expect(post('date: 2025-11-03\ntags: [cdc]\nauthors: [jane]\n')).toEqual([
    expect.stringContaining('"jane" is not an author in content/authors.yml. Write one of olake-docs.'),
  ])
})
