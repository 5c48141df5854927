import { expect, test } from 'vitest'
import { checkContent } from '.'
import { formatFinding } from './report'
import { check, context, description, front, one } from './testing'

test('a valid page has no findings', () => {
  expect(one(`${front()}Text with a [link](/blog/).\n\n## Part\n\n[here](#part)\n`)).toEqual([])
})

test('missing, unknown and invalid fields are reported with file, line and field', () => {
  expect(one('---\ntitle: A page\n---\nText')).toEqual(['content/docs/a.mdx:1:1 description: is missing; give text'])
  expect(one(`${front('sidebar_lable: x\n')}Text`)).toEqual([
    'content/docs/a.mdx:4:1 sidebar_lable: unknown field. Did you mean "sidebar_label"?',
  ])
  expect(one(`${front('draft: maybe\n')}Text`)).toEqual(['content/docs/a.mdx:4:1 draft: must be true or false'])
  expect(one(`---\ntitle: A page\ndescription: short\n---\nText`)).toEqual([
    'content/docs/a.mdx:3:1 description: has 5 characters; write 110 to 160',
  ])
})

test('reports unknown components, snippets and languages at their line and suggests the nearest name', () => {
  expect(one(`${front()}\n<Crad>x</Crad>\n`)).toEqual(['content/docs/a.mdx:6:1 unknown component <Crad>. Did you mean "Card"?'])
  expect(one(`${front()}<Snippet />`)).toEqual([
    'content/docs/a.mdx:5:1 <Snippet> needs a name, such as name="commands/DockerSyncPostgres"',
  ])
  expect(one(`${front()}\`\`\`jason\n{}\n\`\`\``)).toEqual(['content/docs/a.mdx:5:1 unknown code language "jason". Did you mean "json"?'])
  const snippet =
    '---\ntitle: Sync\ndescription: Another description that is long enough to tell what it is for, when to use it, and what readers get from it in the end.\n---\nText'
  expect(check({ 'content/docs/a.mdx': `${front()}<Snippet name="SyncX" />`, 'content/docs/shared/Sync.mdx': snippet })).toEqual([
    'content/docs/a.mdx:5:1 unknown snippet "SyncX". Did you mean "Sync"?',
    'content/docs/shared/Sync.mdx:1:1 no page uses this snippet; include it with <Snippet name="Sync" /> or delete it',
  ])
})

test('reports broken MDX, invalid YAML and CRLF line endings with their line', () => {
  expect(one(`${front()}fine\n\n{unclosed`)[0]).toMatch(/^content\/docs\/a\.mdx:\d+:\d+ a brace is never closed; /)
  expect(one('---\ntitle: [\n---\nText')[0]).toMatch(/^content\/docs\/a\.mdx:\d+:\d+ the front matter cannot be read/)
  expect(one(front().replaceAll('\n', '\r\n'))).toEqual(['content/docs/a.mdx:1:4 has CRLF line endings; save the file with LF'])
  expect(one('No front matter')).toEqual([
    'content/docs/a.mdx:1:1 has no front matter; begin the file with a block between two lines of ---',
  ])
})

test.each([
  ['json', '{ "a": 1, }', '6:9 the json sample does not parse: delete the comma before "}"'],
  ['json', '{\n  "a": [1,\n  ]\n}', '7:10 the json sample does not parse: delete the comma before "]"'],
  ['json', "{ 'a': 1 }", '6:3 the json sample does not parse: this is not a value; put text in double quotes'],
  ['json', '{ "a": 1 "b": 2 }', '6:10 the json sample does not parse: comma expected'],
  ['json', '{ "a": 1 // one\n}', '6:10 the json sample does not parse: JSON has no comments; delete it, or write it in the text'],
  ['json', '{ "a": "C:\\data" }', '6:8 the json sample does not parse: invalid escape character'],
  ['json', '{ "a": 1', '6:9 the json sample does not parse: close brace expected'],
  ['yaml', 'a: 1\na: 2', '7:1 the yaml sample does not parse: the field a is there twice; delete one of the two'],
  ['yaml', 'a:\n\tb: 1', '7:1 the yaml sample does not parse: Tabs are not allowed as indentation. Use spaces.'],
])('reports a %s sample that does not parse: %s', (language, code, message) => {
  expect(one(`${front()}\`\`\`${language}\n${code}\n\`\`\``)).toEqual([`content/docs/a.mdx:${message}`])
})

test('accepts links to existing files, other sites, short links and absolute URLs of this site', () => {
  expect(one(`${front()}[x](/images/a.png) [y](https://example.org/) [z](https://olake.io/slack)`)).toEqual([])
  expect(one(`${front()}[x](https://olake.io/docs/b/)`)[0]).toContain('leads nowhere')
})

test('reports links from published pages to scheduled articles, and accepts them on their date', () => {
  const article = (name: string, date: string) =>
    front(`date: ${date}\ntags: [cdc]\nauthors: [olake-docs]\n`).replace('A page', name).replace('A desc', `${name} desc`)
  const finding = (date: string) =>
    check({
      'content/blog/a.mdx': `${article('Now', '2025-11-30')}[x](/blog/b/)`,
      'content/blog/b.mdx': `${article('Later', date)}[x](/blog/c/)`,
      'content/blog/c.mdx': article('Last', '2026-01-01'),
    })
  expect(finding('2025-12-02')).toEqual([
    'content/blog/a.mdx:8:1 "/blog/b/" leads to a scheduled article, which readers cannot open before its date; remove the link until then, or give content/blog/b.mdx an earlier date',
  ])
  expect(finding('2025-12-01')).toEqual([expect.stringContaining('content/blog/b.mdx:8:1 "/blog/c/" leads to a scheduled article')])
})

test('reports links from published pages to drafts', () => {
  const draft = front('draft: true\n').replace('A page', 'Draft').replace('A description', 'Draft description')
  expect(check({ 'content/docs/a.mdx': `${front()}[x](/docs/b/)`, 'content/docs/b.mdx': `${draft}[y](/docs/b/#top)` })).toEqual([
    'content/docs/a.mdx:5:1 "/docs/b/" leads to a draft, which readers cannot open; remove the link until content/docs/b.mdx is published, or delete "draft: true" there',
  ])
  const scheduled = `${front('date: 2026-03-01\ntags: [cdc]\nauthors: [olake-docs]\n').replace('A page', 'Later').replace('A desc', 'One desc')}[x](/docs/b/)`
  expect(check({ 'content/blog/a.mdx': scheduled, 'content/docs/b.mdx': draft })).toEqual([
    'content/blog/a.mdx:8:1 "/docs/b/" leads to a draft, which readers cannot open; remove the link until content/docs/b.mdx is published, or delete "draft: true" there',
  ])
})

test('reports links in data files that lead nowhere: fields of addresses and links in texts', () => {
  const dataFiles = new Map([
    ['content/data/a.yml', 'items:\n  - label: A\n    href: /docs/nowhere/\n  - { label: B, href: "/docs/a/#no" }\n'],
    ['content/data/b.json', '{\n  "text": "See [A](/docs/a/) and [B](/docs/b/)."\n}'],
    ['content/data/c.yml', 'href: [broken\n'],
  ])
  const { findings } = checkContent(new Map([['content/docs/a.mdx', `${front()}Text`]]), { ...context, dataFiles })
  expect(findings.map(formatFinding)).toEqual([
    expect.stringMatching(/^content\/data\/a\.yml:3:11 "\/docs\/nowhere\/" leads nowhere\./),
    expect.stringMatching(/^content\/data\/a\.yml:4:23 "\/docs\/a\/#no" names no heading of that page\./),
    expect.stringMatching(/^content\/data\/b\.json:2:11 "\/docs\/b\/" leads nowhere\./),
  ])
})

test('reports a heading with an id in braces, and hints of the outline in published pages', () => {
  expect(one(`${front()}## One {#one}\n\nText`)).toEqual([expect.stringMatching(/a\.mdx:5:\d+ .*\[#id\] for the ID of a heading$/)])
  const hint = '{/* Outline: Say what it is. */}'
  expect(one(`${front()}${hint}\n`)).toEqual([
    'content/docs/a.mdx:5:1 this note for the author is still in the page; write the text, and delete the note',
  ])
  expect(one(`${front('draft: true\n')}${hint}\n\n{/* Note to authors. */}\n`)).toEqual([])
})

test('warns about two pages with the same URL and says which one is kept', () => {
  const files = new Map([
    ['content/docs/a.mdx', `${front()}A`],
    ['content/docs/b.mdx', `${front('slug: a\n').replace('A page', 'Page B').replace('A description', 'Another description')}B`],
    ['content/docs/c.mdx', `${front('slug: /x\n').replace('A page', 'Page C').replace('A description', 'A third description')}C`],
  ])
  const { findings } = checkContent(files, { ...context, otherPages: ['/blog/', '/docs/x/'] })
  expect(findings.map(({ kind }) => kind)).toEqual(['warning', 'warning'])
  expect(findings.map(formatFinding)).toEqual([
    'content/docs/b.mdx:4:1 slug: /docs/a/ is also the URL of content/docs/a.mdx, which is kept; this page is left out. Give it a different slug or file name',
    'content/docs/c.mdx:4:1 slug: /docs/x/ is also the URL of a page of the site, which is kept; this page is left out. Give it a different slug or file name',
  ])
})

test('reports pages with the same title or description', () => {
  const findings = check({ 'content/docs/a.mdx': `${front()}A`, 'content/docs/b.mdx': `${front()}B` })
  expect(findings).toEqual([
    'content/docs/b.mdx:2:1 title: same title as content/docs/a.mdx: A page',
    `content/docs/b.mdx:3:1 description: same description as content/docs/a.mdx: ${description}`,
  ])
})

test('reports a second h1 in a page and headings in a snippet', () => {
  expect(one(`${front()}# Second title`)).toEqual([
    'content/docs/a.mdx:5:1 a page must have only one h1, its title; begin this heading with ##',
  ])
  const findings = check({ 'content/docs/shared/S.mdx': `${front()}## Heading` })
  expect(findings[0]).toContain('a snippet must not contain headings')
})

test('links to blog lists are valid only if articles exist for them', () => {
  const article = `${front('date: 2025-11-03\ntags: [cdc]\nauthors: [olake-docs]\n')}`
  const linked = (path: string) => check({ 'content/blog/a.mdx': `${article}[x](${path})` })
  for (const path of ['/blog/', '/blog/tags/cdc/', '/blog/authors/olake-docs/', '/iceberg/archive/']) expect(linked(path)).toEqual([])
  for (const path of ['/blog/tags/iceberg/', '/blog/page/2/', '/blog/tags/cdc/page/2/']) expect(linked(path)[0]).toContain('leads nowhere')
})

test('reports an article whose slug is reserved for a list page', () => {
  expect(check({ 'content/blog/tags.mdx': `${front('date: 2025-11-03\ntags: [cdc]\nauthors: [olake-docs]\n')}Text` })[0]).toContain(
    '"tags" is reserved for a list page; choose a slug other than page, archive, tags, authors',
  )
})

test('broken links, broken anchors and two pages with the same URL are warnings, which do not stop a build', () => {
  const broken = `${front()}[x](/blog/tgas/) [y](#part-on)\n\n![z](/images/a.png)\n`
  const twin = `${front('slug: a\n').replace('A page', 'Page B').replace('A description', 'Another description')}B`
  const files = new Map([
    ['content/docs/a.mdx', broken],
    ['content/docs/b.mdx', twin],
  ])
  expect(checkContent(files, context).findings.map(({ kind }) => kind)).toEqual(['warning', 'warning', 'warning'])
})

test('reports headings that skip a level, and accepts steps without a section and a return to a higher level', () => {
  expect(one(`${front()}## A\n\nText\n\n#### B\n\nText\n\n###### C\n\nText\n`)).toEqual([
    'content/docs/a.mdx:9:1 the heading skips a level; begin it with ###',
    'content/docs/a.mdx:13:1 the heading skips a level; begin it with #####',
  ])
  expect(one(`${front()}### Step\n\n## A\n\n### B\n\n#### C\n\n## D\n`)).toEqual([])
})
