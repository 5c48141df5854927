import { expect, test } from 'vitest'
import { checkContent } from '.'
import type { FormerFile } from './lost-addresses'
import { readRedirects } from './read-redirects'
import { formatFinding } from './report'
import { context, front } from './testing'

const old = { path: 'content/docs/a/old.mdx', text: front() }

const findings = (formerFiles: FormerFile[], files: Record<string, string>, redirects = '') =>
  checkContent(new Map(Object.entries(files)), {
    ...context,
    formerFiles,
    redirectTables: [readRedirects('content/redirects/former-addresses.yml', redirects)],
  }).findings
const messages = (...args: Parameters<typeof findings>) =>
  findings(...args)
    .map(formatFinding)
    .filter((text) => text.includes('nowhere'))

test('a renamed page without a redirect says which line it needs, and links to it have a fix', () => {
  const now = 'content/docs/b/new.mdx'
  const [page, link] = findings([{ ...old, now }], { [now]: `${front()}[a](/docs/a/old/)` })
  expect(page && formatFinding(page)).toBe(
    `${now}:1:1 was renamed from content/docs/a/old.mdx, and /docs/a/old/ leads nowhere; add redirect_from: [/docs/a/old/] to its front matter`,
  )
  expect(link).toMatchObject({ message: '"/docs/a/old/" is a former address; write "/docs/b/new/"', fix: [{ to: '/docs/b/new/' }] })
  // Git knows only that the old file is missing.
  expect(messages([old], { [now]: front() })).toEqual([expect.stringContaining('was renamed from content/docs/a/old.mdx')])
})

test('another slug or kind, or a removed former address, is reported at its line', () => {
  const now = 'content/docs/a.mdx'
  const before = { path: now, text: front('redirect_from: [/docs/first/, /docs/second]\n'), now }
  expect(messages([before], { [now]: front('redirect_from: [/docs/first/]\nslug: b\n') })).toEqual([
    `${now}:5:1 /docs/a/ and /docs/second/ lead nowhere since this change; add /docs/a/ and /docs/second/ to its redirect_from`,
  ])
  expect(messages([before], { [now]: front() })).toEqual([
    expect.stringContaining(`${now}:1:1 /docs/first/ and /docs/second/ lead nowhere`),
  ])
})

test('a deleted page and the last article of a tag need a redirect', () => {
  const article = { path: 'content/blog/a.mdx', text: front('date: 2025-01-01\ntags: [cdc]\nauthors: [olake-docs]\n') }
  expect(messages([article], {})).toEqual([
    'content/blog/a.mdx:1:1 was deleted, and /blog/a/ leads nowhere; add redirect_from: [/blog/a/] to the page that replaces it, or add "/blog/a: …" to content/redirects/former-addresses.yml',
    expect.stringContaining('/blog/tags/cdc/ leads nowhere, and was a list of articles; add "/blog/tags/cdc: …" to'),
    expect.stringContaining('/blog/authors/olake-docs/ leads nowhere'),
  ])
  expect(messages([article], {}, '/blog/a: /blog/\n/blog/tags/cdc: /blog/\n/blog/authors/olake-docs: /blog/\n')).toEqual([])
})

test('a redirect that was deleted from its file is restored', () => {
  const file = 'content/redirects/former-addresses.yml'
  expect(messages([{ path: file, text: '/a: /blog/\n/b: /blog/\n', now: file }], {}, '/a: /blog/\n')).toEqual([
    `${file}:1:1 /b/ leads nowhere without the redirect that was deleted here; restore its line`,
  ])
})

test('pages that redirect or that readers never knew need nothing', () => {
  const now = 'content/docs/new.mdx'
  for (const fields of ['redirect_from: [/docs/a/old/]\n', 'slug: /a/old\n', 'draft: true\n'])
    expect(messages([{ ...old, now }], { [now]: front(fields) })).toEqual([])
  expect(messages([{ ...old, text: front('draft: true\n') }], {})).toEqual([])
  expect(messages([{ path: 'content/blog/a.mdx', text: front('date: 2026-01-01\n') }], {})).toEqual([])
  expect(messages([{ path: 'content/docs/shared/Old.mdx', text: front() }], {})).toEqual([])
  expect(messages([{ ...old, now }], { [now]: '---\ntitle: [\n---\n' }).filter((text) => !text.includes('cannot be read'))).toEqual([])
})

test('lists of a blog with an article that cannot be read are not reported', () => {
  const now = 'content/blog/a.mdx'
  const text = front('date: 2025-01-01\ntags: [cdc]\nauthors: [olake-docs]\n')
  expect(messages([{ path: now, text, now }], { [now]: '---\ntitle: [\n---\n' }).filter((line) => line.includes('list of'))).toEqual([])
})

test('after many deletions, the first are listed and the others counted', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ path: `content/docs/p${index}.mdx`, text: front() }))
  expect(messages(many, {})).toHaveLength(21)
  expect(findings(many, {}).map(formatFinding)).toContainEqual(expect.stringContaining('5 more addresses lead nowhere'))
})
