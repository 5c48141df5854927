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

/** The hosted export measures visits; what it asks for is refused here, which the browser logs. */
const isMeasuring = (url: string) => url.startsWith(ANALYTICS_ORIGIN)

/**
 * A test that fails when one of its pages logs an error or a warning about hydration. `expectedErrors` matches the messages that a test
 * provokes: the text, followed by the address of what failed to load. It is one expression, because Playwright takes an array of several
 * for an option with its settings. `expectErrors` allows any message: it is for tests that break the site in ways whose messages are up
 * to the browser.
 */
export const test = base.extend<{ expectedErrors: RegExp | undefined; expectErrors: boolean }>({
  expectedErrors: [undefined, { option: true }],
  expectErrors: [false, { option: true }],
  context: async ({ context, expectedErrors, expectErrors }, use) => {
    const errors: string[] = []
    const report = (text: string) => {
      if (!expectErrors && !expectedErrors?.test(text)) errors.push(text)
    }
    context.on('weberror', (event) => report(String(event.error())))
    context.on('console', (message) => {
      const { url } = message.location()
      const counts = message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text()))
      if (counts && !isPlanned(url) && !isMeasuring(url)) report(`${message.text()} (${url})`)
    })
    await use(context)
    if (errors.length > 0) throw new Error(`A page logged errors:\n${errors.join('\n')}`)
  },
  page: async ({ page }, use) => {
    // Nothing of the site may come from elsewhere; what asks for it anyway gets nothing.
    await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort())
    await use(page)
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
/** Address of a page in the export with all settings. */
export const withAllSettings = (path: string) => `http://localhost:${allSettingsPort}${allSettingsBase}${path}`

/** Opens a page of the export with all settings. @param consent the reader's answer about measuring */
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
