import { expect, test } from 'vitest'
import { draftsVisible } from './site.mjs'

test('drafts exist in development, in previews and on request, never in production', () => {
  expect(draftsVisible({ NODE_ENV: 'development' })).toBe(true)
  expect(draftsVisible({ NODE_ENV: 'production', VERCEL_ENV: 'preview' })).toBe(true)
  expect(draftsVisible({ NODE_ENV: 'production', SITE_DRAFTS: true })).toBe(true)
  expect(draftsVisible({ NODE_ENV: 'development', SITE_DRAFTS: false })).toBe(false)
  expect(draftsVisible({ NODE_ENV: 'production' })).toBe(false)
  expect(draftsVisible({ NODE_ENV: 'production', VERCEL_ENV: 'production' })).toBe(false)
})
