import { expect, test } from 'vitest'
import { analyticsScripts, analyticsSettings, mayMeasure, verificationTags } from './analytics'

test('no analytics script is loaded unless an ID is configured', () => {
  expect(analyticsScripts(analyticsSettings({}))).toEqual([])
  expect(analyticsScripts(analyticsSettings({ NEXT_PUBLIC_GA4_ID: 'G-ABC123' }))).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
  ])
})

test('visitors with Do Not Track or Global Privacy Control are not tracked', () => {
  expect(mayMeasure({})).toBe(true)
  expect(mayMeasure({ doNotTrack: '1' })).toBe(false)
  expect(mayMeasure({ globalPrivacyControl: true })).toBe(false)
  expect(mayMeasure({ doNotTrack: null, globalPrivacyControl: false })).toBe(true)
})

test('verification tags for search engines come from the environment', () => {
  expect(verificationTags({})).toBeUndefined()
  expect(verificationTags({ SITE_VERIFICATION_GOOGLE: 'g', SITE_VERIFICATION_BING: 'b' })).toEqual({
    google: 'g',
    other: { 'msvalidate.01': 'b' },
  })
})
