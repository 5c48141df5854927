import { expect, test } from 'vitest'
import { breadcrumbs } from './breadcrumbs'
import { chosenVersion, versionAt } from './docs-versions'
import { hidesAfterScroll } from './hide-on-scroll'
import { latestRelease } from './latest-release'
import { isPlainClick, mayPrefetch, routedPath } from './link-intent'
import { localizedAddress } from './locale-links'
import { swipeDirection } from './swipe'
import { contentsOf } from './toc'

const here = { origin: 'https://olake.io', pathname: '/docs/', search: '' }
const link = (href: string, rest = {}) => ({ href, target: '', hasDownload: false, ...rest })

test('internal links use client-side navigation; other links are handled by the browser', () => {
  expect(routedPath(link('https://olake.io/docs/install/?tab=a#b'), here)).toBe('/docs/install/?tab=a#b')
  expect(routedPath(link('https://github.com/datazip-inc/'), here)).toBeUndefined()
  expect(routedPath(link('https://olake.io/docs/#part'), here)).toBeUndefined()
  expect(routedPath(link('https://olake.io/blog/', { target: '_blank' }), here)).toBeUndefined()
  expect(routedPath(link('https://olake.io/images/a.png'), here)).toBeUndefined()
  expect(routedPath(link('mailto:hello@olake.io'), here)).toBeUndefined()
})

test('paths with a dot in the last segment are handled by the browser, because the router would remove their slash', () => {
  expect(routedPath(link('https://olake.io/docs/release/v0.2.8/'), here)).toBeUndefined()
})

test('with a base path, only pages below it use client-side navigation, and the base path is removed', () => {
  expect(routedPath(link('https://olake.io/sub/blog/'), { ...here, pathname: '/sub/' }, '/sub')).toBe('/blog/')
  expect(routedPath(link('https://olake.io/blog/'), { ...here, pathname: '/sub/' }, '/sub')).toBeUndefined()
})

test('a click with a modifier key or another button is handled by the browser', () => {
  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }
  expect(isPlainClick(click)).toBe(true)
  expect(isPlainClick({ ...click, ctrlKey: true })).toBe(false)
  expect(isPlainClick({ ...click, button: 1 })).toBe(false)
})

test('pages are not prefetched on 2G or with data saver', () => {
  expect(mayPrefetch(undefined)).toBe(true)
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ saveData: true })).toBe(false)
})

test('the locale switch keeps path, query and hash', () => {
  const to = (location: string, code: string, sitePath = '') => localizedAddress(location, code, { codes: ['en', 'de'], sitePath })
  expect(to('/docs/?tab=a#b', 'de')).toBe('/de/docs/?tab=a#b')
  expect(to('/de/docs/?tab=a#b', 'en')).toBe('/docs/?tab=a#b')
  expect(to('/de/', 'en')).toBe('/')
  expect(to('/', 'de')).toBe('/de/')
  expect(to('/docs/#part', 'en')).toBe('/docs/#part')
})

test('the locale prefix follows the base path', () => {
  const to = (location: string, code: string) => localizedAddress(location, code, { codes: ['en', 'de'], sitePath: '/sub' })
  expect(to('/sub/docs/?tab=a#b', 'de')).toBe('/sub/de/docs/?tab=a#b')
  expect(to('/sub/de/docs/', 'en')).toBe('/sub/docs/')
  expect(to('/sub/de/', 'en')).toBe('/sub/')
})

test('a swipe must be long enough and more horizontal than vertical', () => {
  const swipe = (x: number, y: number) => swipeDirection({ x: 200, y: 300 }, { x: 200 + x, y: 300 + y }, 30)
  expect(swipe(-30, 4)).toBe('left')
  expect(swipe(31, -10)).toBe('right')
  expect(swipe(-29, 0)).toBeUndefined()
  expect(swipe(40, 60)).toBeUndefined()
})

test('a page belongs to the version with the longest matching path, and a stored version is used while it exists', () => {
  const versions = [
    { name: 'current', label: 'Next', isLast: true, path: '/docs/' },
    { name: '1.0', label: '1.0', isLast: false, path: '/docs/1.0/' },
  ]
  expect(versionAt(versions, '/docs/install/')?.name).toBe('current')
  expect(versionAt(versions, '/docs/1.0/install/')?.name).toBe('1.0')
  expect(versionAt([], '/docs/')).toBeUndefined()
  expect(chosenVersion(versions, '1.0')?.path).toBe('/docs/1.0/')
  expect(chosenVersion(versions, '0.9')).toBeUndefined()
  expect(chosenVersion(versions, null)).toBeUndefined()
})

test('the latest release is the highest version in the release notes', () => {
  const page = (slug: string) => ({ slug, url: `/docs/${slug}/` })
  expect(latestRelease([page('release/v0.9.0-v0.9.4'), page('release/v0.10.0'), page('release/overview'), page('guides/v9.9.9')])).toEqual({
    version: 'v0.10.0',
    url: '/docs/release/v0.10.0/',
  })
  expect(latestRelease([page('release/v0.9.0-v0.9.4'), page('release/v0.8.0-v0.8.2')])?.version).toBe('v0.9.4')
  expect(latestRelease([page('install')])).toBeUndefined()
})

test('breadcrumbs start with Home and omit repeated labels', () => {
  expect(
    breadcrumbs({ label: 'Docs', href: '/docs/' }, [{ label: 'Install' }, { label: 'Docker' }], 'Docker').map(({ label }) => label),
  ).toEqual(['Home', 'Docs', 'Install', 'Docker'])
})

test('the table of contents shows the configured heading levels', () => {
  const headings = [2, 3, 4].map((depth) => ({ depth, text: `h${depth}`, id: `h${depth}` }))
  expect(contentsOf(headings, { hidden: false, min: 2, max: 3 }).map(({ id }) => id)).toEqual(['h2', 'h3'])
  expect(contentsOf(headings, { hidden: true, min: 2, max: 3 })).toEqual([])
})

test('the navigation bar hides when scrolling down and is shown when scrolling up and near the top', () => {
  expect(hidesAfterScroll(100, 300)).toBe(true)
  expect(hidesAfterScroll(300, 200)).toBe(false)
  expect(hidesAfterScroll(0, 60)).toBe(false)
})
