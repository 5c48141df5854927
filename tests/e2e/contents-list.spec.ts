import { exportedPages } from '../export/exported'
import { expect, open, test } from './support'

type Page = import('@playwright/test').Page

test.use({ viewport: { width: 1280, height: 600 } })

const LIST = /<nav aria-label="On this page"[^>]*>.*?<\/nav>/s
const layouts = { documentation: /^\/docs\//, articles: /^\/(blog|iceberg)\/(?!query-engine)/, guides: /^\/iceberg\/query-engine\// }

/** The page of a layout with the longest list of contents. */
function longest(layout: RegExp): string {
  const entries = (body: string) => body.match(LIST)?.[0].match(/<li/g)?.length ?? 0
  const candidates = exportedPages().filter(({ route }) => layout.test(route))
  return candidates.reduce((best, page) => (entries(page.body) > entries(best.body) ? page : best)).route
}

const list = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const current = (page: Page) => list(page).locator('a[aria-current]')
const box = (page: Page) => page.locator('.toc-box')
const scrolled = (page: Page) => box(page).evaluate((element) => element.scrollTop)
const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share)

/** Whether the current entry is visible within the list. */
const isInView = (page: Page) =>
  current(page).evaluate((entry) => {
    const frame = entry.closest('.toc-box')?.getBoundingClientRect()
    const { top, bottom } = entry.getBoundingClientRect()
    return frame !== undefined && top >= frame.top && bottom <= frame.bottom
  })

for (const [name, layout] of Object.entries(layouts)) {
  test(`a long list of contents follows the reader: ${name}`, async ({ page }) => {
    await open(page, longest(layout))
    expect(await box(page).evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
    for (const share of [0.3, 0.5, 0.7, 0.9, 1, 0.6, 0.4]) {
      await scrollTo(page, share)
      await expect.poll(() => isInView(page)).toBe(true)
    }
    await scrollTo(page, 0)
    await expect.poll(() => scrolled(page)).toBe(0)
  })
}

test('the list does not move while the pointer is on it, and follows again afterwards', async ({ page }) => {
  await open(page, longest(layouts.documentation))
  await scrollTo(page, 0.9)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  await list(page).hover({ position: { x: 20, y: 60 } })
  await box(page).evaluate((element) => element.scrollTo(0, 0))
  await scrollTo(page, 0.85)
  await expect.poll(() => isInView(page)).toBe(false)
  expect(await scrolled(page)).toBe(0)
  await page.mouse.move(640, 300)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => isInView(page)).toBe(true)
})

test('a target that the browser shows below a larger navigation bar is the current entry', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 2560, height: 1400 })
  await open(page, longest(layouts.documentation))
  const entry = list(page).getByRole('link').nth(3)
  await entry.click()
  await expect(current(page)).toHaveAttribute('href', (await entry.getAttribute('href')) ?? '')
})
