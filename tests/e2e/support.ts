import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { ANALYTICS_ORIGIN } from '../../lib/analytics'
import { allSettingsBase } from '../all-settings'

export { pageKinds, pages, pageTypes } from '../page-types'

/** Name of the button that changes the theme. */
export const THEME_SWITCH = 'Switch between light and dark theme'

/** The build with all settings loads analytics. Tests block these requests, and the browser logs an error for each. */
const isMeasuring = (url: string) => url.startsWith(ANALYTICS_ORIGIN)

/** Contexts whose test has ended, and whose later errors do not count. */
const ended = new WeakSet<BrowserContext>()

/** Time for the browser to confirm that requests are no longer handled, in milliseconds. */
const CONFIRMATION = 5000

/**
 * Ends the handling of requests after a test. Requests that are still pending, or that the page sends until it is closed, must not fail it.
 * Handlers are removed at once. Does not wait long for the browser's confirmation: it may never come if a worker of the page is starting.
 */
export async function endRequests(page: Page) {
  ended.add(page.context())
  const confirmed = Promise.allSettled([page, page.context()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.race([confirmed, setTimeout(CONFIRMATION, undefined, { ref: false })])
}

/**
 * A test that fails if one of its pages logs an error or a hydration warning. `expectedErrors` matches the messages that a test causes:
 * the text, followed by the address of what failed to load. It is one expression, because Playwright reads an array as an option and its
 * settings.
 */
export const test = base.extend<{ expectedErrors: RegExp | undefined }>({
  expectedErrors: [undefined, { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const errors: string[] = []
    const report = (text: string) => {
      if (!ended.has(context) && !expectedErrors?.test(text)) errors.push(text)
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
  page: async ({ page, browserName }, use) => {
    // Tests must not depend on the network. Chromium resolves no other host; see playwright.config.ts.
    if (browserName !== 'chromium') await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort())
    await use(page)
    await endRequests(page)
  },
})
export { expect } from '@playwright/test'

/** Waits until the page is hydrated and its components listen to the keyboard. React marks elements earlier, while it hydrates. */
export async function ready(page: Page) {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

const allSettingsPort = Number(process.env.TEST_PORT ?? 4188) + 1
/** Address of a page in the build with all settings. @param path address of the page in the default build */
export const withAllSettings = (path: string) => `http://localhost:${allSettingsPort}${allSettingsBase}${path}`

/** Opens a page of the build with all settings. @param consent the visitor's answer about analytics */
export async function openWithAllSettings(page: Page, path: string, consent: 'granted' | 'denied' | 'unasked' = 'denied') {
  if (consent !== 'unasked') await page.addInitScript((answer) => localStorage.setItem('measuring.consent', answer), consent)
  await page.goto(withAllSettings(path))
  await ready(page)
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await ready(page)
}

/** A page in a browser without JavaScript. The caller closes the context. */
export async function withoutScripts(
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  baseURL: string | undefined,
  viewport = { width: 1280, height: 900 },
) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  return { context, page: await context.newPage() }
}

/** Records the duration in milliseconds of each animation that scripts start. Call it before you open a page. */
export const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const { durations = '' } = document.documentElement.dataset
      document.documentElement.dataset.durations = `${durations} ${(options as KeyframeAnimationOptions).duration}`.trim()
      return animate.call(this, frames, options)
    }
  })

/** Durations in milliseconds of all animations since the page was opened. Waits until there are `count` of them. */
export async function animationDurations(page: Page, count: number): Promise<number[]> {
  const read = () => page.evaluate(() => (document.documentElement.dataset.durations ?? '').split(' ').filter(Boolean).map(Number))
  await base.expect.poll(async () => (await read()).length).toBe(count)
  return read()
}

/** Adds a link to `path` to the page and clicks it, for paths that the page does not link to. */
export async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href })
    document.querySelector('#content')?.append(link)
    link.click()
  }, path)
}
