import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, pages, test } from './support'

/**
 * OLake UI shows pages of the documentation in a frame beside its forms. It runs on the user's own host, so these tests embed the site in a
 * page of another origin.
 */
let server: Server
let host = ''

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').searchParams.get('page')
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><title>Product</title><iframe title="Documentation" src="${address}" width="100%" height="800"></iframe>`)
  }).listen(0)
  host = `http://localhost:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => server.close())

/** Opens a page that shows `path` of the site in a frame. @returns the frame's content */
async function embed(page: Page, baseURL: string | undefined, path: string): Promise<FrameLocator> {
  await page.goto(`${host}/?page=${encodeURIComponent(baseURL + path)}`)
  return page.frameLocator('iframe')
}

const send = (page: Page, message: unknown) =>
  page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message)

test('a frame of 320, 500 or 700 px shows the text of a page and nothing around it', async ({ page, baseURL }) => {
  const frame = await embed(page, baseURL, pages.rds)
  for (const width of [320, 500, 700]) {
    await page.setViewportSize({ width: width + 20, height: 900 })
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of [frame.getByRole('navigation', { name: 'Main' }), frame.getByRole('contentinfo'), frame.locator('.docs-sidebar')])
      await expect(part).toBeHidden()
    await expect(frame.getByRole('region', { name: 'Announcement' })).toBeHidden()
    const overflow = await frame.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
    expect(overflow).toBe(0)
  }
})

test('the embedding page sets the theme of the frame, and the theme of the site remains', async ({ page, baseURL }) => {
  const frame = await embed(page, baseURL, pages.rds)
  const root = frame.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await send(page, { theme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('data-hydrated')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  for (const message of [{ theme: 'blue' }, { theme: '<b>' }, 'light', null, { href: '/' }]) await send(page, message)
  await send(page, { theme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.goto(pages.rds)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('links within the documentation stay in the frame, and other links open in a new tab', async ({ page, context, baseURL }) => {
  const frame = await embed(page, baseURL, pages.intro)
  await expect(frame.locator('html')).toHaveAttribute('data-hydrated')
  const outside = frame.locator('main a[href^="https://github.com"]').first()
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }))
  const opened = context.waitForEvent('page')
  await outside.click()
  expect((await opened).url()).toMatch(/^(https:\/\/github\.com|about:blank)/)
  await frame.locator('main a[href^="/docs/"]:visible').first().click()
  await expect(frame.locator('html')).toHaveAttribute('data-embedded', '')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.frames()[1]?.url()).toContain('/docs/')
  expect(page.url()).toContain(host)
})

test.describe('outside of the documentation', () => {
  test.use({ expectedErrors: /Refused to (frame|display)|violates the following Content Security Policy/ })

  test('a page cannot be shown in a frame of another site', async ({ page, baseURL }) => {
    const frame = await embed(page, baseURL, pages.contact)
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0)
    expect(page.frames()[1]?.url()).not.toContain(pages.contact)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is readable in a frame', async ({ page, baseURL }) => {
    const frame = await embed(page, baseURL, pages.rds)
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
