import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { exportedPages } from '../export/exported'
import { expect, open } from './support'

/** Addresses of all pages of the export. */
export const everyPage = () => exportedPages().map(({ route }) => route)

/** One of `parts` samples of all pages, chosen by a hash of the address, so that a new page does not change the sample of the others. */
export const sampleOfPages = (parts: number) =>
  everyPage().filter((route) => Number.parseInt(createHash('sha256').update(route).digest('hex').slice(0, 8), 16) % parts === 0)

/** Rules of WCAG 2.2 AA. */
export const wcagRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules for pages: also the best practices of axe. */
const rules = [...wcagRules, 'best-practice']
/**
 * Rules whose result can differ between themes or widths. They take most of the time, because they compare every element with those around
 * it. All other rules run once.
 */
const layoutRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']
const inLayout: RunOptions['runOnly'] = { type: 'rule', values: layoutRules }

type Check = {
  /** Selector of the part of the page that is checked; the whole page by default. */
  within?: string
  runOnly?: RunOptions['runOnly']
  /** Rules that are left out. */
  without?: readonly string[]
}

/**
 * Violations that axe finds on an open page, one string for each rule with the first four elements. Runs axe in the page itself: the adapter
 * for Playwright takes twice the time, because it opens a second page for each result and describes every element that passes.
 */
export async function violationsOf(page: Page, { within, runOnly = rules, without = [] }: Check = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    selectors: false,
    // Only a rule that is not in use reads style sheets.
    preload: false,
  }
  return page.evaluate(
    async ([selector, settings]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const { violations } = await inPage.run(selector ?? document, settings)
      return violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.slice(0, 4).map(({ html }) => html)].join('\n'))
    },
    [within, options] as const,
  )
}

const PHONE = { width: 390, height: 844 }
/** A window of 1280 x 1024 pixels at 400 %, which WCAG 1.4.10 requires pages to fit. */
const ZOOMED = { width: 320, height: 256 }

/**
 * Checks a page with axe: with all rules, and with those for layout at 1280 px in the light theme and at 390 px in the dark theme. Checks
 * also that the page needs no horizontal scrolling on a phone and at 400 % zoom.
 * @param bars whether to check the layout of the bars around the content too, which are the same on all pages of a type
 */
export async function expectNoViolations(page: Page, path: string, bars = false): Promise<void> {
  const within = bars ? undefined : '#content'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, path)
  expect(await violationsOf(page, { without: layoutRules })).toEqual([])
  expect(await violationsOf(page, { within, runOnly: inLayout })).toEqual([])
  for (const size of [ZOOMED, PHONE]) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }
  await page.evaluate(() => window.postMessage({ theme: 'dark' }, location.origin))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Animations of a scroll timeline move only while a box is scrolled.
  const running = () =>
    document.getAnimations().filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length
  await expect.poll(() => page.evaluate(running)).toBe(0)
  expect(await violationsOf(page, { within, runOnly: inLayout })).toEqual([])
}
