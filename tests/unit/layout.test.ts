import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

// Only Next.js can load the fonts.
vi.mock('@/components/layout/fonts', () => ({ fontVariables: '' }))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('every page has the language and the text direction of its locale', async () => {
  vi.stubEnv(
    'SITE_SETTINGS',
    JSON.stringify({ locales: [{ code: 'fa', label: 'فارسی', htmlLang: 'fa-IR', direction: 'rtl', calendar: 'persian' }] }),
  )
  const { default: RootLayout } = await import('../../app/layout')
  const page: ReactElement = RootLayout({ children: null })
  expect(page.type).toBe('html')
  expect(page.props).toMatchObject({ lang: 'fa-IR', dir: 'rtl' })
})
