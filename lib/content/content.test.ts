import { afterEach, expect, test, vi } from 'vitest'
import { environment } from '#environment'
import { formatDay } from '../locale'
import { bodyHash } from '../mdx/body-hash.server'
import { findPage, hiddenPages, pagesOf } from './documents'
import { lastUpdateOf } from './last-update'
import { isIndexable, isListed } from './page'
import { siteSearch } from './search'
import { sidebarOf } from './sidebars'
import { sitePages } from './site-pages'

// Result of the content check for the fixture: the URL of this file is already used by an older one.
vi.mock('./build-facts', () => ({
  contentVersion: 0,
  changeOf: (file: string) => (file === 'content/docs/a.mdx' ? { date: '2025-10-01', author: 'A' } : undefined),
  builtImage: () => undefined,
  leftOutFiles: new Set(['docs/zzz.mdx']),
}))

/** Hashes of texts that changed in development. */
const edited = vi.hoisted(() => ({ texts: {} as Record<string, string> }))
vi.mock('./edited-bodies', () => ({ editedBodies: () => edited.texts }))

afterEach(() => {
  edited.texts = {}
  environment.SITE_DRAFTS = undefined
  environment.SITE_BUILD_DATE = undefined
})

test('drafts are available in previews only', () => {
  environment.SITE_DRAFTS = false
  expect(pagesOf('docs').map(({ slug }) => slug)).toEqual(['shared/snippet', 'written'])
  expect(findPage('docs', 'planned')).toBeUndefined()
  expect(hiddenPages('docs')).toEqual(['/docs/planned/'])
  environment.SITE_DRAFTS = true
  expect(findPage('docs', 'planned')?.publication).toBe('draft')
  expect(hiddenPages('docs')).toEqual([])
})

test('a scheduled article is available from its date on, and in previews, where it is not indexable', () => {
  environment.SITE_BUILD_DATE = '2025-11-09'
  expect(pagesOf('blog')).toEqual([])
  expect(hiddenPages('blog')).toEqual(['/blog/soon/'])
  environment.SITE_DRAFTS = true
  const preview = findPage('blog', 'soon')
  expect(preview?.publication).toBe('scheduled')
  expect(preview && isIndexable(preview)).toBe(false)
  environment.SITE_DRAFTS = undefined
  environment.SITE_BUILD_DATE = '2025-11-10'
  expect(pagesOf('blog').map(({ slug, publication }) => [slug, publication])).toEqual([['soon', 'published']])
})

test('keeps the page that the content check selects if two pages have the same URL', () => {
  expect(
    pagesOf('docs')
      .filter(({ url }) => url === '/docs/written/')
      .map(({ title }) => title),
  ).toEqual(['written'])
})

test('a text that was edited in development replaces the one of the document, and lists are read again', () => {
  const before = pagesOf('docs')
  const shown = () => sitePages().find(({ url }) => url === '/docs/written/')?.content?.bodyHash
  expect(shown()).toBe(bodyHash('old'))
  expect(pagesOf('docs')).toBe(before)
  edited.texts = { 'docs/written.mdx': 'new' }
  expect(pagesOf('docs')).not.toBe(before)
  expect(findPage('docs', 'written')).toMatchObject({ bodyHash: bodyHash('new'), label: 'Short' })
  expect(shown()).toBe(bodyHash('new'))
})

test('dates are reduced to days, and the sidebar label replaces the title', () => {
  environment.SITE_DRAFTS = true
  expect(findPage('blog', 'soon')?.date).toBe('2025-11-10')
  const page = findPage('docs', 'written')
  expect(page).toMatchObject({
    label: 'Short',
    lastUpdate: { date: '2025-11-04' },
    toc: { hidden: false, min: 2, max: 3 },
  })
})

test('front matter fields are copied to the page automatically', () => {
  expect(findPage('docs', 'written')?.redirect_from).toEqual(['/docs/old/'])
})

test('a collection without pages and without a file has an empty sidebar', () => {
  expect(pagesOf('webinar')).toEqual([])
  expect(sidebarOf('webinar', String)).toEqual([])
})

test('snippets are available but not listed, and drafts are never indexable', () => {
  const snippet = findPage('docs', 'shared/snippet')
  expect(snippet && isListed(snippet)).toBe(false)
  environment.SITE_DRAFTS = true
  const draft = findPage('docs', 'planned')
  expect(draft && isIndexable(draft)).toBe(false)
})

test('search finds neither drafts nor snippets, not even in a preview, which shows them', () => {
  environment.SITE_DRAFTS = true
  environment.SITE_BUILD_DATE = '2025-11-09'
  const urls = siteSearch({}).records.map(({ url }) => url)
  expect(urls).toContain('/docs/written/')
  expect(urls.filter((url) => /planned|snippet|soon/.test(url))).toEqual([])
})

test('the last update comes from front matter, then from git, and is undefined for ignored commits', () => {
  expect(lastUpdateOf({ source: 'docs/a.mdx' })).toEqual({ date: '2025-10-01', author: 'A' })
  expect(lastUpdateOf({ source: 'docs/a.mdx', lastUpdate: { date: '2025-11-01' } })).toEqual({ date: '2025-11-01', author: 'A' })
  expect(lastUpdateOf({ source: 'docs/b.mdx' })).toBeUndefined()
})

test('dates are formatted in US English', () => {
  expect(formatDay('2025-11-03')).toBe('Nov 3, 2025')
})
