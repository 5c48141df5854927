import { expect, test } from 'vitest'
import { checkContent } from '.'
import { formatFinding } from './finding'
import { check, context, description, front, one } from './testing'

test('a page that is right has no findings', () => {
  expect(one(`${front()}Text with a [link](/blog/).\n\n## Part\n\n[here](#part)\n`)).toEqual([])
})

test('missing, unknown and mistyped fields are told with file, line and field', () => {
  expect(one('---\ntitle: A page\n---\nText')).toEqual(['content/docs/a.mdx:1:1 description: is missing; give text'])
  expect(one(`${front('sidebar_lable: x\n')}Text`)).toEqual([
    'content/docs/a.mdx:4:1 sidebar_lable: unknown field. Did you mean "sidebar_label"?',
  ])
  expect(one(`${front('draft: maybe\n')}Text`)).toEqual(['content/docs/a.mdx:4:1 draft: must be true or false'])
  expect(one(`---\ntitle: A page\ndescription: short\n---\nText`)).toEqual([
    'content/docs/a.mdx:3:1 description: has 5 characters; write 50 to 200',
  ])
})

test('unknown tags and authors name the nearest', () => {
  const findings = check({ 'content/blog/a.mdx': `${front('date: 2025-11-03\ntags: [cdcc]\nauthors: [olake-dosc]\n')}Text` })
  expect(findings).toEqual([
    'content/blog/a.mdx:5:8 tags[0]: "cdcc" is no tag; content/blog/tags.yml does not list it. Did you mean "cdc"?',
    'content/blog/a.mdx:6:11 authors[0]: "olake-dosc" is no author; content/authors.yml does not list it. Did you mean "olake-docs"?',
  ])
})

test('a date must be one', () => {
  const findings = check({ 'content/webinar/a.mdx': `${front('date: soon\nconfirms: a\nunlisted: true\n')}Text` })
  expect(findings).toEqual(['content/webinar/a.mdx:4:1 date: must be a date such as 2025-11-03'])
})

test('a session needs its start, people that are known, and related pages that exist', () => {
  const session = 'date: 2025-10-09\nminutes: 60\ntopics: [cdc]\nspeakers:\n  - { person: alex-mercer, part: host }\nrelated: [/blgo/]\n'
  expect(check({ 'content/webinar/a.mdx': `${front(session)}Text` })).toEqual([
    'content/webinar/a.mdx:4:1 date: needs the time of the start in UTC, such as 2025-10-09T15:00:00Z',
    'content/webinar/a.mdx:8:7 speakers[0].person: "alex-mercer" is no person; content/speakers.yml does not list it. Did you mean "alex-merced"?',
    'content/webinar/a.mdx:9:1 "/blgo/" leads nowhere. Did you mean "/blog/"?',
  ])
})

test('unknown components, snippets and languages name the nearest, at their line', () => {
  expect(one(`${front()}\n<Tab>x</Tab>\n`)).toEqual(['content/docs/a.mdx:6:1 unknown component <Tab>. Did you mean "Tabs"?'])
  expect(one(`${front()}<Snippet />`)).toEqual([
    'content/docs/a.mdx:5:1 <Snippet> needs a name, such as name="commands/DockerSyncPostgres"',
  ])
  expect(one(`${front()}\`\`\`jason\n{}\n\`\`\``)).toEqual(['content/docs/a.mdx:5:1 unknown code language "jason". Did you mean "json"?'])
  const snippet = '---\ntitle: Sync\ndescription: Another description that is long enough to tell what it is for.\n---\nText'
  expect(check({ 'content/docs/a.mdx': `${front()}<Snippet name="SyncX" />`, 'content/docs/shared/Sync.mdx': snippet })).toEqual([
    'content/docs/a.mdx:5:1 unknown snippet "SyncX". Did you mean "Sync"?',
    'content/docs/shared/Sync.mdx:1:1 no page shows this snippet; use <Snippet name="Sync" /> or delete it',
  ])
})

test('broken MDX, broken YAML and CRLF line endings are told with their line', () => {
  expect(one(`${front()}fine\n\n{unclosed`)[0]).toMatch(/^content\/docs\/a\.mdx:\d+:\d+ broken MDX: /)
  expect(one('---\ntitle: [\n---\nText')[0]).toMatch(/^content\/docs\/a\.mdx:\d+:\d+ front matter is not valid YAML/)
  expect(one(front().replaceAll('\n', '\r\n'))).toEqual(['content/docs/a.mdx:1:4 has CRLF line endings; save the file with LF'])
  expect(one('No front matter')).toEqual([
    'content/docs/a.mdx:1:1 has no front matter; begin the file with a block between two lines of ---',
  ])
})

test('JSON and YAML samples must parse', () => {
  expect(one(`${front()}\`\`\`json\n{ "a": 1, }\n\`\`\``)[0]).toContain('a.mdx:6:11 the json sample does not parse')
  expect(one(`${front()}\`\`\`yaml\na: [1\n\`\`\``)[0]).toContain('a.mdx:6:6 the yaml sample does not parse')
})

test('broken links and anchors say what is near', () => {
  expect(one(`${front()}[x](/blog/tgas/)`)).toEqual(['content/docs/a.mdx:5:1 "/blog/tgas/" leads nowhere. Did you mean "/blog/tags/"?'])
  expect(one(`${front()}## Part one\n\n[x](#part-on)`)).toEqual([
    'content/docs/a.mdx:7:1 "#part-on" names no heading of that page. Did you mean "part-one"?',
  ])
  expect(one(`${front()}[x](/docs/a)`)).toEqual(['content/docs/a.mdx:5:1 "/docs/a" lacks its final slash; write "/docs/a/"'])
  expect(one(`${front()}<Card href="/gone/" />`)[0]).toContain('"/gone/" leads nowhere')
})

test('files, other sites, short links and links with the own origin are fine where they exist', () => {
  expect(one(`${front()}[x](/images/a.png) [y](https://example.org/) [z](https://olake.io/slack) [w](https://olake.io/docs/a/)`)).toEqual(
    [],
  )
  expect(one(`${front()}[x](https://olake.io/docs/b/)`)[0]).toContain('leads nowhere')
})

test('published pages must not link to drafts', () => {
  const draft = front('draft: true\n').replace('A page', 'Draft').replace('A description', 'Draft description')
  expect(check({ 'content/docs/a.mdx': `${front()}[x](/docs/b/)`, 'content/docs/b.mdx': `${draft}[y](/docs/b/)` })).toEqual([
    'content/docs/a.mdx:5:1 "/docs/b/" leads to a draft, which readers cannot open',
  ])
})

test('a page whose address another page has is a warning that names both and says which stays', () => {
  const files = new Map([
    ['content/docs/a.mdx', `${front()}A`],
    ['content/docs/b.mdx', `${front('slug: a\n').replace('A page', 'Page B').replace('A description', 'Another description')}B`],
    ['content/docs/c.mdx', `${front('slug: /x\n').replace('A page', 'Page C').replace('A description', 'A third description')}C`],
  ])
  const { findings } = checkContent(files, { ...context, otherPages: ['/blog/', '/docs/x/'] })
  expect(findings.map(({ kind }) => kind)).toEqual(['link', 'link'])
  expect(findings.map(formatFinding)).toEqual([
    'content/docs/b.mdx:4:1 slug: /docs/a/ is also the address of content/docs/a.mdx, which stays; this page is left out. Give it another slug or file name',
    'content/docs/c.mdx:4:1 slug: /docs/x/ is also the address of a page of the site, which stays; this page is left out. Give it another slug or file name',
  ])
})

test('two pages cannot share a title or a description', () => {
  const findings = check({ 'content/docs/a.mdx': `${front()}A`, 'content/docs/b.mdx': `${front()}B` })
  expect(findings).toEqual([
    'content/docs/b.mdx:2:1 title: same title as content/docs/a.mdx: A page',
    `content/docs/b.mdx:3:1 description: same description as content/docs/a.mdx: ${description}`,
  ])
})

test('a page has one h1, and a snippet no headings', () => {
  expect(one(`${front()}# Second title`)).toEqual(['content/docs/a.mdx:5:1 a page has one h1, its title; begin this heading with ##'])
  const findings = check({ 'content/docs/shared/S.mdx': `${front()}## Heading` })
  expect(findings[0]).toContain('a snippet holds no headings')
})

test('lists of a blog are there as far as its articles fill them', () => {
  const article = `${front('date: 2025-11-03\ntags: [cdc]\nauthors: [olake-docs]\n')}`
  const linked = (path: string) => check({ 'content/blog/a.mdx': `${article}[x](${path})` })
  for (const path of ['/blog/', '/blog/tags/cdc/', '/blog/authors/olake-docs/', '/iceberg/archive/']) expect(linked(path)).toEqual([])
  for (const path of ['/blog/tags/iceberg/', '/blog/page/2/', '/blog/tags/cdc/page/2/']) expect(linked(path)[0]).toContain('leads nowhere')
})

test('an article cannot take the address of a list', () => {
  expect(check({ 'content/blog/tags.mdx': `${front('date: 2025-11-03\ntags: [cdc]\nauthors: [olake-docs]\n')}Text` })[0]).toContain(
    '"tags" is the address of a list; choose another slug than page, archive, tags, authors',
  )
})

test('a cover names a drawing that exists', () => {
  const article = front('date: 2025-11-03\ntags: [cdc]\nauthors: [olake-docs]\nglyph: rocket\n')
  expect(check({ 'content/blog/a.mdx': `${article}Text` })[0]).toContain('a.mdx:7:1 glyph: must be one of database, log')
})

test('a date must exist, also in nested fields', () => {
  const article = front('date: 2025-02-30\ntags: [cdc]\nauthors: [olake-docs]\nlast_update: { date: 2025-13-01 }\n')
  expect(check({ 'content/blog/a.mdx': `${article}Text` })).toEqual([
    'content/blog/a.mdx:4:1 date: "2025-02-30" does not exist; check day, month and time',
    'content/blog/a.mdx:7:16 last_update.date: "2025-13-01" does not exist; check day, month and time',
  ])
})

test('a former address must not be one of a page, and is redirected once', () => {
  const former = 'redirect_from: [/docs/a/, /blog/, /docs/old, /docs/new?x, /docs/before, /docs/before/]\n'
  const redirectTable = { ...context.redirectTable, redirects: [{ from: '/docs/old', to: '/blog/' }] }
  const { findings } = checkContent(new Map([['content/docs/a.mdx', `${front(former)}Text`]]), { ...context, redirectTable })
  expect(findings.map(formatFinding)).toEqual([
    'content/docs/a.mdx:4:46 redirect_from[3]: must be a path of this site that begins with /, without ? and #',
    'content/docs/a.mdx:4:17 redirect_from[0]: "/docs/a/" is the address of this page; remove it',
    'content/docs/a.mdx:4:27 redirect_from[1]: "/blog/" is the address of another page, which this redirect would hide; remove it',
    'content/docs/a.mdx:4:35 redirect_from[2]: "/docs/old/" is redirected in lib/redirects.mjs too; remove one of the two',
    'content/docs/a.mdx:4:73 redirect_from[5]: "/docs/before/" is redirected in content/docs/a.mdx too; remove one of the two',
  ])
})
