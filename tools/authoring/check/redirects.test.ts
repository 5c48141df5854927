import { expect, test } from 'vitest'
import { checkContent } from '.'
import { readRedirects } from './read-redirects'
import { formatFinding } from './report'
import { context, front } from './testing'

test('reports circular, broken, conflicting and duplicate redirects at their line', () => {
  const redirectTables = [
    readRedirects('a.yml', '/old: /docs/a/\n/self: "/self/?x=1"\n# Lost\n"/lost": /docs/nowhere/\n/docs/a: /blog/\n'),
    readRedirects('b.yml', '/away: https://example.org/\n/old: /blog/\n'),
  ]
  const { findings } = checkContent(new Map([['content/docs/a.mdx', `${front()}Text`]]), { ...context, redirectTables })
  expect(findings.map(formatFinding)).toEqual([
    'a.yml:2:1 the redirect from "/self" points to itself; delete it or change its target',
    expect.stringMatching(/^a\.yml:4:1 the redirect from "\/lost" has an invalid target: "\/docs\/nowhere\/" leads nowhere\./),
    'a.yml:5:1 the redirect from "/docs/a" hides the page with that URL; delete it',
    'b.yml:2:1 the redirect from "/old" is also in a.yml; delete one',
  ])
})

test('all addresses below a former one can redirect, but not to hide a page', () => {
  const table = readRedirects('a.yml', '/old/*: /docs/a/\n/docs/*: /blog/\n')
  expect(table.redirects[0]).toEqual({ from: '/old', to: '/docs/a/', permanent: true, below: true })
  const { findings } = checkContent(new Map([['content/docs/a.mdx', `${front()}Text`]]), { ...context, redirectTables: [table] })
  expect(findings.map(formatFinding)).toEqual([
    'a.yml:2:1 the redirect from "/docs" hides the page /docs/a/; write a line for each other address instead',
  ])
})

test('the target of a redirect is corrected if its page moved, and one to a draft is a warning', () => {
  const redirectTables = [readRedirects('a.yml', '/a: /docs/first/\n"/docs/x": "/docs/b/"\n')]
  const files = new Map([
    ['content/docs/a.mdx', `${front('redirect_from: [/docs/first/]\n')}Text`],
    ['content/docs/b.mdx', `${front('draft: true\n').replace('A page', 'Other page').replace('A desc', 'Other desc')}Text`],
  ])
  const { findings } = checkContent(files, { ...context, redirectTables })
  expect(findings.map(({ kind, fix }) => ({ kind, fix }))).toEqual([
    { kind: 'error', fix: [{ line: 1, column: 5, from: '/docs/first/', to: '/docs/a/' }] },
    { kind: 'warning', fix: undefined },
  ])
  expect(findings[1]?.message).toBe(
    'the redirect from "/docs/x" leads to a draft, which readers cannot open; until content/docs/b.mdx is published, write the address of another page, or delete this line',
  )
})
