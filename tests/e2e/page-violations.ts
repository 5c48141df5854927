import { createHash } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { exportedPages } from '../export/exported'
import { expect, open } from './support'

/** Addresses of all pages of the export. */
export const everyPage = () => exportedPages().map(({ route }) => route)

/** One of `parts` samples of all pages, chosen by a hash of the address, so that a new page does not change the sample of the others. */
export const sampleOfPages = (parts: number) =>
  everyPage().filter((route) => Number.parseInt(createHash('sha256').update(route).digest('hex').slice(0, 8), 16) % parts === 0)

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules whose result can differ between themes or widths. All other rules run once. */
const layoutRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

/** Violations that axe finds on an open page, one string for each rule. */
async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  const firstOf = (nodes: { html: string }[]) => nodes.map(({ html }) => html).slice(0, 4)
  return violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...firstOf(nodes)].join('\n'))
}

/** Checks a page with axe: at 1280 px in the light theme with all rules, and at 390 px in the dark theme with those that can differ. */
export async function expectNoViolations(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  expect(await violationsOf(new AxeBuilder({ page }).withTags(rules))).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => window.postMessage({ theme: 'dark' }, location.origin))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0)
  expect(await violationsOf(new AxeBuilder({ page }).withRules(layoutRules))).toEqual([])
}
