import { expect, test } from 'vitest'
import { checkContent } from '.'
import { linkProblem } from './check-links'
import { readRedirects } from './read-redirects'
import { formatFinding } from './report'
import { check, context, description, front, one } from './testing'

test('a link to a former address names the current one', () => {
  const redirectTables = [readRedirects('content/redirects/former-addresses.yml', '/docs/gone: /blog/\n')]
  const files = new Map([['content/docs/a.mdx', `${front('redirect_from: [/docs/first/]\n')}[a](/docs/gone/) [b](/docs/first)`]])
  expect(checkContent(files, { ...context, redirectTables }).findings.map(formatFinding)).toEqual([
    'content/docs/a.mdx:6:1 "/docs/gone/" is a former address; write "/blog/"',
    'content/docs/a.mdx:6:18 "/docs/first" is a former address; write "/docs/a/"',
  ])
})

test('a link that leads nowhere gets no suggestion of a page with another name', () => {
  const targets = {
    pages: new Map([['/docs/zz/nofm/', undefined]]),
    shortLinks: new Set<string>(),
    moved: new Map<string, string>(),
    publication: new Map(),
    isFile: () => false,
    mayExist: () => false,
    origin: 'https://olake.io',
  }
  expect(linkProblem({ url: '/docs/nope/', line: 1, column: 1 }, '/', targets)?.message).toBe(
    '"/docs/nope/" leads nowhere. Write the address of an existing page, or remove the link. If the page was deleted, add redirect_from: [/docs/nope/] to the page that replaces it.',
  )
  expect(linkProblem({ url: '/docs/zz/nofn/', line: 1, column: 1 }, '/', targets)?.message).toBe(
    '"/docs/zz/nofn/" leads nowhere. Did you mean "/docs/zz/nofm/"?',
  )
})

test('a link into a folder that was moved by hand suggests the page with the same name, if there is only one', () => {
  const page = (title: string, body = 'Text') => `---\ntitle: ${title}\ndescription: ${title} ${description}\n---\n${body}`
  const files = {
    'content/docs/a.mdx': page('First', '[x](/docs/getting-started/docker/)'),
    'content/docs/operations/docker.mdx': page('Second'),
  }
  expect(check(files)).toEqual([
    'content/docs/a.mdx:5:1 "/docs/getting-started/docker/" leads nowhere. Did you mean "/docs/operations/docker/"?',
  ])
  expect(check({ ...files, 'content/docs/fusion/docker.mdx': page('Third') })).toEqual([
    expect.stringContaining('leads nowhere. Write the address of an existing page'),
  ])
})

test('a link to its own page is reported, and one to a heading of it is not', () => {
  expect(one(`${front()}[a](/docs/a/) and [b](/docs/a/#c) and [c](#c)\n\n## C\n\nText`)).toEqual([
    'content/docs/a.mdx:5:1 "/docs/a/" is this page itself; link a heading of it, or rewrite the sentence',
  ])
})

test('a link to an unknown heading names those of the page', () => {
  expect(one(`${front()}[a](#requirements)\n\n## Before you begin\n\n## Start\n\n<YouTube id="abc" title="A" />\n`)).toContainEqual(
    'content/docs/a.mdx:5:1 "#requirements" names no heading of that page. It has before-you-begin, start.',
  )
})

test('a link to a snapshot of the sample table is valid if the table has it', () => {
  const anchors = (links: string) =>
    one(`${front()}${links}\n\n<IcebergExplorer />\n`).filter((finding) => finding.includes('names no heading'))
  expect(anchors('[a](#snapshot-1) and [b](/docs/a/?view=files#snapshot-8)')).toEqual([])
  expect(anchors('[a](#snapshot-99)')).toEqual([expect.stringContaining('"#snapshot-99"')])
})

test('the headings of a long page are not listed', () => {
  const headings = (...names: string[]) => names.map((name) => `## ${name}\n\nText\n\n`).join('')
  expect(one(`${front()}[a](#zzz)\n\n${headings('A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9')}`)[0]).toMatch(
    /page\. Open the page, and copy the link of the heading\.$/,
  )
})

test('a file of redirects that is not valid causes no findings in links to its entries', () => {
  const redirectTables = [readRedirects('content/redirects/short-links.yml', '/slack: https://slack.example.com/\n/x: y\n  bad\n')]
  const { findings } = checkContent(new Map([['content/docs/a.mdx', `${front()}[a](/slack)`]]), { ...context, redirectTables })
  expect(findings.filter(({ file }) => file === 'content/docs/a.mdx')).toEqual([])
})

test('a target that the check of data files reports is not reported twice', () => {
  const redirectTables = [readRedirects('content/redirects/short-links.yml', '/x: example.com/a\n')]
  expect(checkContent(new Map([['content/docs/a.mdx', front()]]), { ...context, redirectTables }).findings).toEqual([])
})

test('front matter that is not closed is not reported as missing', () => {
  expect(one('---\ntitle: A page\n\nText\n')).toEqual([
    'content/docs/a.mdx:1:1 the front matter is not closed; add a line of exactly --- after its last field',
  ])
})

test('a value that must be a list says how to write it', () => {
  expect(check({ 'content/docs/a.mdx': `${front('keywords: cdc\n')}Text` })).toEqual([
    'content/docs/a.mdx:4:1 keywords: must be a list of texts; write [cdc]',
  ])
})

test('reports broken links and anchors and suggests the nearest target', () => {
  expect(one(`${front()}[x](/blog/tgas/)`)).toEqual(['content/docs/a.mdx:5:1 "/blog/tgas/" leads nowhere. Did you mean "/blog/tags/"?'])
  expect(one(`${front()}## Part one\n\n[x](#part-on)`)).toEqual([
    'content/docs/a.mdx:7:1 "#part-on" names no heading of that page. Did you mean "part-one"?',
  ])
  expect(one(`${front()}[x](/docs/a)`)).toEqual(['content/docs/a.mdx:5:1 "/docs/a" lacks its final slash; write "/docs/a/"'])
  expect(one(`${front()}<Card title="A" href="/gone/" />`)[0]).toContain('"/gone/" leads nowhere')
})

test('a link with the origin of the site is reported, and others are not', () => {
  const finding = (body: string) => one(`${front()}${body}`)
  expect(finding('[a](https://olake.io/docs/a/?b=1#c-d)\n\n## C d\n\nText\n')).toEqual([
    'content/docs/a.mdx:5:1 "https://olake.io/docs/a/?b=1#c-d" is an address of this site; write "/docs/a/?b=1#c-d", which also works in previews',
  ])
  expect(finding('<Card title="A" href="https://olake.io/blog/" />')[0]).toContain('is an address of this site; write "/blog/"')
  expect(finding('[a](https://olake.io/nope/)')).toEqual([expect.stringContaining('leads nowhere')])
  expect(finding('See https://olake.io/blog/, [b](https://example.com/blog/) and [Slack](https://olake.io/slack).')).toEqual([])
})
