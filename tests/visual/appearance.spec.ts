import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { expect, open, openWithAllSettings, pages, test } from '../e2e/support'

/** One page of each type. */
const types = {
  home: pages.home,
  introduction: pages.intro,
  documentation: pages.parts,
  guide: pages.rds,
  article: pages.article,
  blog: pages.blogFront,
  tags: pages.tags,
  archive: pages.archive,
  'query-engines': '/iceberg/query-engine/',
  engine: pages.engine,
  sessions: '/webinar/',
  session: '/webinar/w-10-deep-dive-on-catalogs/',
  community: '/community/',
  contributors: '/community/contributors/',
  releases: '/docs/release/all/',
  contact: pages.contact,
  search: '/search/?q=slot',
}
const sizes = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } }
const themes = ['light', 'dark'] as const

/** Maximum height of an exhibit in pixels. */
const MAX_HEIGHT = 1600

/** Names the browser that made the screenshots. Other versions draw text and lines differently. */
const BROWSER_FILE = 'tests/visual/screenshots/browser.txt'

/** Skips a test if this browser cannot be compared with the one that made the screenshots. */
function requireSameBrowser(page: Page, info: TestInfo) {
  const version = `Chromium ${page.context().browser()?.version() ?? 'unknown'}`
  if (info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed') {
    mkdirSync(path.dirname(BROWSER_FILE), { recursive: true })
    writeFileSync(BROWSER_FILE, `${version}\n`)
  }
  const stored = existsSync(BROWSER_FILE) ? readFileSync(BROWSER_FILE, 'utf8').trim() : 'no browser'
  test.skip(stored !== version, `The screenshots were made with ${stored}, and this is ${version}. Make new ones with --update-snapshots.`)
}

async function showTheme(page: Page, theme: string) {
  await page.evaluate((value) => window.postMessage({ theme: value }, location.origin), theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

for (const [name, address] of Object.entries(types)) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`${name}, ${size}`, async ({ page }, info) => {
      requireSameBrowser(page, info)
      await page.setViewportSize(viewport)
      await open(page, address)
      if (name === 'search') await expect(page.getByText(/^\d+ results/)).toBeVisible()
      for (const theme of themes) {
        await showTheme(page, theme)
        await expect.soft(page).toHaveScreenshot(`${name}-${size}-${theme}.png`)
      }
    })
  }
}

/**
 * Gives an exhibit a position and a height in whole pixels of a screenshot, which has half of the resolution. Otherwise, the text of another
 * exhibit could change its height by a pixel. The beginning of a long list shows all of its parts.
 */
const placeAtWholePixels = (exhibit: Locator) =>
  exhibit.evaluate((element, most) => {
    if (!(element instanceof HTMLElement)) return
    const { top, height } = element.getBoundingClientRect()
    const even = (length: number) => Math.ceil(length / 2) * 2
    const below = top + window.scrollY
    element.style.overflow = 'hidden'
    element.style.height = `${Math.min(even(height), most)}px`
    element.style.marginTop = `${parseFloat(getComputedStyle(element).marginTop) + even(below) - below}px`
  }, MAX_HEIGHT)

for (const [size, viewport] of Object.entries(sizes)) {
  test(`gallery of components, ${size}`, async ({ page }, info) => {
    requireSameBrowser(page, info)
    await page.setViewportSize(viewport)
    await openWithAllSettings(page, '/dev/components/')
    // The navigation bar would cover a part of each exhibit, depending on how far the page is scrolled.
    await page.evaluate(() => {
      for (const bar of document.querySelectorAll<HTMLElement>('.navbar, .announcement'))
        if (!bar.closest('[data-exhibit]')) bar.style.display = 'none'
    })
    // Exhibits show their states in both themes.
    for (const exhibit of await page.locator('[data-exhibit]').all()) {
      const name = (await exhibit.getAttribute('data-exhibit')) ?? ''
      await exhibit.scrollIntoViewIfNeeded()
      await expect(exhibit.locator('[data-state=waiting]')).toHaveCount(0)
      await placeAtWholePixels(exhibit)
      await expect.soft(exhibit).toHaveScreenshot(`gallery-${name.replace(/\W+/g, '-')}-${size}.png`)
    }
  })
}
