import { afterEach, expect, test, vi } from 'vitest'
import { formatDay, formatNumber, formatTag, openGraphLocale } from './locale'

const german = { htmlLang: 'de-DE', calendar: 'gregory' }
const persian = { htmlLang: 'fa', calendar: 'persian' }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('dates and numbers follow the language of the locale', () => {
  expect(formatDay('2025-11-03')).toBe('Nov 3, 2025')
  expect(formatDay('2025-11-03', formatTag(german))).toBe('03.11.2025')
  expect(formatNumber(580113)).toBe('580,113')
  expect(formatNumber(580113, formatTag(german))).toBe('580.113')
})

test('dates follow the calendar of the locale', () => {
  // November 3, 2025 is the 12th of Aban 1404.
  const parts = new Intl.DateTimeFormat('en-u-ca-persian', { timeZone: 'UTC', year: 'numeric' }).format(new Date('2025-11-03T00:00:00Z'))
  expect(parts).toContain('1404')
  expect(formatDay('2025-11-03', formatTag(persian))).toContain('۱۴۰۴')
  // Without a calendar in its tag, Persian uses the Persian one.
  expect(formatDay('2025-11-03', formatTag({ ...persian, calendar: 'gregory' }))).toContain('۲۰۲۵')
})

test('the Open Graph locale has a language and a territory', () => {
  expect(openGraphLocale({ htmlLang: 'en' })).toBe('en_US')
  expect(openGraphLocale(german)).toBe('de_DE')
})

test('a build for a second locale has its own base path, and its pages link to the other locales', async () => {
  vi.stubEnv('SITE_BASE_PATH', '/sub')
  vi.stubEnv('SITE_LOCALE', 'de')
  vi.stubEnv(
    'SITE_SETTINGS',
    JSON.stringify({
      locales: [
        { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' },
        { code: 'de', label: 'Deutsch', htmlLang: 'de-DE', direction: 'ltr', calendar: 'gregory' },
      ],
    }),
  )
  vi.resetModules()
  const { basePath, locale } = await import('./site.mjs')
  expect(locale.htmlLang).toBe('de-DE')
  expect(basePath).toBe('/sub/de')
  const { pageMetadata } = await import('./seo/metadata')
  const head = pageMetadata({ title: 'Docs', description: 'Docs.', path: '/docs/' })
  expect(head.alternates?.canonical).toBe('https://olake.io/sub/de/docs/')
  expect(head.alternates?.languages).toEqual({ en: 'https://olake.io/sub/docs/', 'de-DE': 'https://olake.io/sub/de/docs/' })
  expect(head.openGraph).toMatchObject({ locale: 'de_DE', url: 'https://olake.io/sub/de/docs/' })
  const { openSearchDescription } = await import('./search/open-search')
  expect(openSearchDescription()).toContain('template="https://olake.io/sub/de/search/?q={searchTerms}"')
})
