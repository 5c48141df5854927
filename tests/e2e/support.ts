import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { ANALYTICS_ORIGIN } from '../../lib/analytics'
import { plannedRoutes } from '../../lib/nav/planned-routes'
import { allSettingsBase } from '../all-settings'

export const pages = {
  home: '/',
  intro: '/docs/',
  quickstart: '/docs/getting-started/quickstart/',
  rds: '/docs/connectors/postgres/setup/rds/',
  benchmarks: '/docs/benchmarks/',
  parts: '/docs/community/authoring/',
  article: '/iceberg/mor-vs-cow/',
  product: '/blog/olake-architecture/',
  blogFront: '/iceberg/',
  tag: '/iceberg/tags/iceberg/page/2/',
  tags: '/blog/tags/',
  authors: '/iceberg/authors/',
  archive: '/blog/archive/',
  engine: '/iceberg/query-engine/duckdb/',
}

/** Whether an address belongs to a page that is decided but not written: fetching it ahead finds nothing yet. */
const isPlanned = (url: string) => URL.canParse(url) && [...plannedRoutes()].some((route) => new URL(url).pathname.startsWith(route))

/** The build with all settings measures visits; what it asks for is refused here, which the browser logs. */
const isMeasuring = (url: string) => url.startsWith(ANALYTICS_ORIGIN)

/** A test that fails when the page logs an error, unless it says that it expects some. */
export const test = base.extend<{ expectErrors: boolean }>({
  expectErrors: [false, { option: true }],
  page: async ({ page, expectErrors }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      const { url } = message.location()
      if (message.type() === 'error' && !isPlanned(url) && !isMeasuring(url)) errors.push(message.text())
    })
    // Nothing of the site may come from elsewhere; what asks for it anyway gets nothing.
    await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort())
    await use(page)
    if (!expectErrors && errors.length > 0) throw new Error(`The page logged errors:\n${errors.join('\n')}`)
  },
})
export { expect } from '@playwright/test'

/** Waits until the page's scripts listen. */
export async function ready(page: Page) {
  await page.waitForFunction(
    () => document.getElementById('announcements') !== null && Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

const allSettingsPort = Number(process.env.TEST_PORT ?? 4188) + 1
/** Address of a page in the server build with all settings. */
export const withAllSettings = (path: string) => `http://localhost:${allSettingsPort}${allSettingsBase}${path}`

/** Opens a page of the server build with all settings. @param consent the reader's answer about measuring */
export async function openWithAllSettings(page: Page, path: string, consent: 'granted' | 'denied' | 'unasked' = 'denied') {
  if (consent !== 'unasked') await page.addInitScript((answer) => localStorage.setItem('measuring.consent', answer), consent)
  await page.goto(withAllSettings(path))
  await ready(page)
}

export async function open(page: Page, path: string) {
  await page.goto(path)
  await ready(page)
}

/** A visitor whose browser runs no scripts. */
export async function withoutScripts(
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  baseURL: string | undefined,
  viewport = { width: 1280, height: 900 },
) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  return { context, page: await context.newPage() }
}

/** Records the duration, in milliseconds, of each animation that scripts start. Call it before a page is opened. */
export const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const { durations = '' } = document.documentElement.dataset
      document.documentElement.dataset.durations = `${durations} ${(options as KeyframeAnimationOptions).duration}`.trim()
      return animate.call(this, frames, options)
    }
  })

/** Durations of all animations since the page was opened, once there are as many as expected. */
export async function animationDurations(page: Page, count: number): Promise<number[]> {
  const read = () => page.evaluate(() => (document.documentElement.dataset.durations ?? '').split(' ').filter(Boolean).map(Number))
  await base.expect.poll(async () => (await read()).length).toBe(count)
  return read()
}

/** Follows a link of the site to a path that the page itself may not link to. */
export async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href })
    document.querySelector('#content')?.append(link)
    link.click()
  }, path)
}
