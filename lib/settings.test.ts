import { expect, test } from 'vitest'
import { chooseLocale, withDefaults } from './settings.mjs'

test('the defaults are the light theme, one locale, one docs version and a navigation bar that does not hide', () => {
  const settings = withDefaults(undefined)
  expect(settings.colorMode.followSystem).toBe(false)
  expect(settings.navbar.hideOnScroll).toBe(false)
  expect(settings.locales.map(({ code }) => code)).toEqual(['en'])
  expect(settings.docsVersions.map(({ label }) => label)).toEqual(['Next'])
})

test('a locale has label, language, direction and calendar, and a docs version has label, path, main page and a mark for the latest', () => {
  const { locales, docsVersions } = withDefaults(undefined)
  expect(locales).toEqual([{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' }])
  expect(docsVersions).toEqual([{ name: 'current', label: 'Next', isLast: true, path: '/docs/', mainDocId: 'index' }])
})

test('SITE_SETTINGS overrides individual settings and keeps the other defaults', () => {
  const settings = withDefaults({ colorMode: { followSystem: true }, navbar: { hideOnScroll: true } })
  expect(settings.colorMode.followSystem).toBe(true)
  expect(settings.navbar).toEqual({ hideOnScroll: true, items: undefined })
  expect(settings.locales).toHaveLength(1)
})

test('the locale of a build is the first one unless SITE_LOCALE selects another', () => {
  const { locales } = withDefaults(undefined)
  const all = [...locales, { code: 'de', label: 'Deutsch', htmlLang: 'de-DE', direction: 'ltr' as const, calendar: 'gregory' }]
  expect(chooseLocale(all, undefined).code).toBe('en')
  expect(chooseLocale(all, 'de').label).toBe('Deutsch')
  expect(() => chooseLocale(all, 'fr')).toThrow('SITE_LOCALE: unknown locale "fr". Known locales: en, de.')
})
