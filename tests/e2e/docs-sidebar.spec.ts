import { frontMatter } from './front-matter'
import { expect, open, pages, test, withoutScripts } from './support'

type Page = import('@playwright/test').Page

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' })
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]')
/** Categories at the top level of the sidebar. */
const categories = (page: Page) => sidebar(page).locator('> ul > li > details')
const closedCategory = (page: Page) => categories(page).and(page.locator(':not([open])')).first()

test.describe('sidebar', () => {
  test('marks the current page and opens its categories', async ({ page }) => {
    await open(page, pages.rds)
    await expect(current(page)).toHaveText(String(frontMatter(`content${pages.rds.slice(0, -1)}.mdx`).sidebar_label))
    await expect(current(page)).toBeVisible()
    await expect(closedCategory(page)).toBeVisible()
    await expect(closedCategory(page).locator('a').last()).toBeHidden()
  })

  test('opening a category closes the open one', async ({ page }) => {
    await open(page, pages.rds)
    const opened = (await closedCategory(page).elementHandle()) ?? undefined
    await closedCategory(page).locator('summary').first().click()
    await expect(current(page)).toBeHidden()
    expect(await opened?.getAttribute('open')).not.toBeNull()
  })

  test('opens a category with Enter', async ({ page }) => {
    await open(page, pages.intro)
    const name = (await closedCategory(page).locator('summary').first().textContent()) ?? ''
    await closedCategory(page).locator('summary').first().focus()
    await page.keyboard.press('Enter')
    const category = categories(page)
      .filter({ has: page.locator('summary', { hasText: name }) })
      .and(page.locator('[open]'))
    await expect(category.locator('ul > li').first()).toBeVisible()
  })

  test('can be hidden, stays hidden after a reload, and can be shown again', async ({ page }) => {
    await open(page, pages.rds)
    await page.getByRole('button', { name: 'Hide sidebar' }).click()
    await expect(sidebar(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeFocused()
    await page.reload()
    await expect(sidebar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Show sidebar' }).click()
    await expect(sidebar(page)).toBeVisible()
  })

  test('shows all pages of a closed category, also of those inside it', async ({ page }) => {
    await open(page, pages.intro)
    const links = sidebar(page).getByRole('link')
    const before = await links.count()
    await sidebar(page).hover()
    await expect(sidebar(page).locator('[data-branch]')).toHaveCount(0)
    const outer = sidebar(page)
      .locator('details:not([open])', { has: page.locator('details') })
      .first()
    const name = `${await outer.getAttribute('name')}`
    await outer.locator('summary').first().click()
    const inner = sidebar(page).locator(`details[name="${name}"][open] details`).first()
    await inner.locator('summary').click()
    await expect(inner.locator('ul > li').first()).toBeVisible()
    expect(await links.count()).toBeGreaterThan(before)
  })

  test('opens categories without JavaScript, by a link to the first page', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto(pages.intro)
    const link = closedCategory(page).getByRole('link', { name: /^Pages about / })
    await expect(link).toBeHidden()
    await closedCategory(page).locator('summary').first().click()
    await categories(page)
      .and(page.locator('[open]'))
      .getByRole('link', { name: /^Pages about / })
      .click()
    await expect(current(page)).toBeVisible()
    expect(await categories(page).and(page.locator('[open]')).locator('ul > li').count()).toBeGreaterThan(1)
    await context.close()
  })

  test('keeps its scroll position when the page changes', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await open(page, pages.rds)
    const scroller = page.locator('[data-sidebar-scroller]')
    const link = sidebar(page).locator('li:has(> [aria-current="page"]) + li > a')
    const address = (await link.getAttribute('href')) ?? ''
    await link.scrollIntoViewIfNeeded()
    await scroller.evaluate((element) => element.scrollBy(0, 12))
    const before = await scroller.evaluate((element) => element.scrollTop)
    await link.click()
    await expect(page).toHaveURL(address)
    expect(before).toBeGreaterThan(0)
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(before)
  })
})

test.describe('sidebar without its file', () => {
  test.use({ expectedErrors: /docs-sidebar\.json/ })

  test('a category whose pages cannot be loaded links to its first page', async ({ page }) => {
    await page.route('**/docs-sidebar.json', (route) => route.abort())
    await open(page, pages.intro)
    await closedCategory(page).locator('summary').first().click()
    const link = categories(page)
      .and(page.locator('[open]'))
      .getByRole('link', { name: /^Pages about / })
    const target = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(target)
    await expect(current(page)).toBeVisible()
  })
})
