import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { allSettings } from '../tests/all-settings'
import { settingsSchema } from './settings.mjs'

test('the defaults are the light theme, one locale, one docs version and a navigation bar that does not hide', () => {
  const settings = settingsSchema.parse({})
  expect(settings.colorMode.followSystem).toBe(false)
  expect(settings.navbar.hideOnScroll).toBe(false)
  expect(settings.locales.map(({ code }) => code)).toEqual(['en'])
  expect(settings.docsVersions.map(({ label }) => label)).toEqual(['Next'])
})

test('a locale has label, language, direction and calendar, and a docs version has label, path, main page and a mark for the latest', () => {
  const { locales, docsVersions } = settingsSchema.parse({})
  expect(locales).toEqual([{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' }])
  expect(docsVersions).toEqual([{ name: 'current', label: 'Next', isLast: true, path: '/docs/', mainDocId: 'index' }])
})

test('SITE_SETTINGS overrides individual settings and keeps the other defaults', () => {
  const settings = settingsSchema.parse({ colorMode: { followSystem: true }, navbar: { hideOnScroll: true } })
  expect(settings.colorMode.followSystem).toBe(true)
  expect(settings.navbar.hideOnScroll).toBe(true)
  expect(settings.locales).toHaveLength(1)
})

test('every setting is described, and the second build of the browser tests sets each', () => {
  const reference = readFileSync('docs/reference.md', 'utf8')
  const tested = JSON.parse(allSettings.SITE_SETTINGS)
  for (const [name, schema] of Object.entries(settingsSchema.shape)) {
    // The schema of a group of settings is inside that of its default.
    const group = schema instanceof z.ZodPrefault ? Object.keys(schema.unwrap().shape) : [undefined]
    for (const setting of group) {
      expect(reference).toContain(`| \`${setting ? `${name}.${setting}` : name}\` `)
      expect(setting ? tested[name]?.[setting] : tested[name], `${name}.${setting} in tests/all-settings.ts`).toBeDefined()
    }
  }
})
