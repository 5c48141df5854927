import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { ANALYTICS_ORIGIN } from '../../lib/analytics'
import { allSettingsBase } from '../all-settings'

/**
 * Pages of the site that tests open, by what tests need them for. Tests read what they expect from the page or its file, so that words can
 * change freely. Where a page moves, change its address here.
 */
export const pages = {
  home: '/',
  /** Bar, footer and little else, for tests of these: the home page's moving figure makes a browser without a GPU slow. */
  contact: '/contact/',
  intro: '/docs/',
  quickstart: '/docs/getting-started/quickstart/',
  /** A guide deep in the sidebar, with siblings and several sections. */
  rds: '/docs/connectors/postgres/setup/rds/',
  benchmarks: '/docs/benchmarks/',
  /** Shows every part that authors can use, with words that tests know. */
  parts: '/docs/community/authoring/',
  /** An article with an older and a newer one. */
  article: '/iceberg/mor-vs-cow/',
  product: '/blog/olake-architecture/',
  /** An article that is part of a series. */
  series: '/blog/mysql-apache-iceberg-replication/',
  blogFront: '/iceberg/',
  /** Second page of a tag's articles. */
  tag: '/iceberg/tags/iceberg/page/2/',
  tags: '/blog/tags/',
  authors: '/iceberg/authors/',
  archive: '/blog/archive/',
  engine: '/iceberg/query-engine/duckdb/',
}

/** The build with all settings measures visits; what it asks for is refused here, which the browser logs. */
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
      if (counts && !isMeasuring(url)) report(`${message.text()} (${url})`)
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
