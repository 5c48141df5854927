import { afterEach, expect, test, vi } from 'vitest'
import { draftsVisible } from './site.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('drafts are visible in development, in previews and with SITE_DRAFTS, but not in production', () => {
  expect(draftsVisible({ NODE_ENV: 'development' })).toBe(true)
  expect(draftsVisible({ NODE_ENV: 'production', SITE_PREVIEW_BRANCH: 'topic' })).toBe(true)
  expect(draftsVisible({ NODE_ENV: 'production', SITE_PREVIEW_BRANCH: 'topic', SITE_DRAFTS: false })).toBe(false)
  expect(draftsVisible({ NODE_ENV: 'production', SITE_DRAFTS: true })).toBe(true)
  expect(draftsVisible({ NODE_ENV: 'development', SITE_DRAFTS: false })).toBe(false)
  expect(draftsVisible({ NODE_ENV: 'production' })).toBe(false)
})

test('SITE_URL is the origin of canonical URLs', async () => {
  vi.stubEnv('SITE_URL', 'https://docs.example.com/')
  vi.resetModules()
  const { pageMetadata } = await import('./seo/metadata')
  expect(pageMetadata({ title: 'Docs', description: 'Docs.', path: '/docs/' }).alternates?.canonical).toBe('https://docs.example.com/docs/')
})
