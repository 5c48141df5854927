// @vitest-environment happy-dom
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { find, mount } from '../fixtures/mount'

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

test('a preview has its banner and noindex on every page, and the published site has neither', async () => {
  const { PreviewBanner } = await import('@/components/layout/PreviewBanner')
  const published = await import('../../app/layout')
  expect(JSON.stringify(published.metadata)).not.toContain('"index":false')
  vi.stubEnv('SITE_URL', 'https://topic.example.com')
  vi.stubEnv('SITE_PREVIEW_BRANCH', 'topic')
  vi.resetModules()
  const preview = await import('../../app/layout')
  expect(preview.metadata).toMatchObject({ robots: { index: false, follow: false } })
  const banners = (page: ReactElement<{ children: ReactElement<{ children: ReactElement<{ children: ReactElement[] }> }>[] }>) =>
    page.props.children[1]?.props.children.props.children.filter((each) => (each?.type as { name?: string })?.name === PreviewBanner.name)
  expect(banners(published.default({ children: null }))).toHaveLength(0)
  expect(banners(preview.default({ children: null }))).toMatchObject([{ props: { branch: 'topic' } }])
})

test('an announcement that is not closeable has no button to close it', async () => {
  const { announcementBar } = await import('@/content/navigation/navbar')
  const markup = async (isCloseable: boolean) => {
    vi.resetModules()
    vi.doMock('@/content/navigation/navbar', () => ({ announcementBar: { ...announcementBar, isCloseable } }))
    const { AnnouncementBar } = await import('@/components/layout/AnnouncementBar')
    return renderToStaticMarkup(createElement(AnnouncementBar))
  }
  expect(await markup(true)).toContain('aria-label="Close announcement"')
  expect(await markup(false)).not.toContain('<button')
  vi.doUnmock('@/content/navigation/navbar')
})

test('only a page that asks for no footer hides it', async () => {
  const { Main } = await import('@/components/layout/Main')
  const markup = (footer: boolean) => renderToStaticMarkup(Main({ footer, children: 'Text' }))
  expect(markup(false)).toContain('data-no-footer=""')
  expect(markup(true)).not.toContain('data-no-footer')
})

test('an enlarged image has a margin of 24 px on a black background', async () => {
  const mediumZoom = vi.fn(() => ({ getImages: () => [], attach: () => {}, on: () => {}, toggle: async () => {} }))
  vi.doMock('medium-zoom', () => ({ default: mediumZoom }))
  const { PageActions } = await import('@/components/layout/PageActions.client')
  const { container } = await mount([
    createElement('img', { key: 'image', src: '/a.png', alt: 'A', 'data-zoom': '' }),
    createElement(PageActions, { key: 'actions' }),
  ])
  find(container, 'img').click()
  await vi.waitFor(() => expect(mediumZoom).toHaveBeenCalledWith({ margin: 24, background: '#000' }))
})
