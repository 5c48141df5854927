import { expect, test } from 'vitest'
import { lastModified } from './last-modified'

const pages = [
  { url: '/' },
  { url: '/docs/' },
  { url: '/docs/a/', updated: '2025-10-01', source: 'content/docs/a.mdx' },
  { url: '/docs/b/', source: 'content/docs/b.mdx' },
  { url: '/blog/c/', updated: '2025-09-01' },
  { url: '/contact/' },
]

test('a page has its own date or that of its newest commit, and a list has the date of its newest page', () => {
  const history = { 'content/docs/a.mdx': { newest: '2025-12-31' }, 'content/docs/b.mdx': { newest: '2025-11-01' } }
  expect(Object.fromEntries(lastModified(pages, history))).toEqual({
    '/': '2025-11-01',
    '/docs/': '2025-11-01',
    '/docs/a/': '2025-10-01',
    '/docs/b/': '2025-11-01',
    '/blog/c/': '2025-09-01',
    '/contact/': '2025-10-01',
  })
})

test('without git, a page without a date has the newest date of its folder or of the site', () => {
  const days = lastModified(pages, {})
  expect(days.get('/docs/b/')).toBe('2025-10-01')
  expect(days.get('/contact/')).toBe('2025-10-01')
})

test('a site without any dates has no dates in its sitemap', () => {
  expect(lastModified([{ url: '/' }], {}).size).toBe(0)
})
