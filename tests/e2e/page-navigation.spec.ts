import { expect, follow, open, pages, test } from './support'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** Links in the text to other documentation pages. */
const textLinks = (page: Page) => page.locator('.prose a[href^="/docs/"]:not([href*="#"])')

/** Address of a documentation page that the text of the current page links to. @param index which of the linked pages, from 0 */
async function linkedPage(page: Page, index = 0): Promise<string> {
  const addresses = await textLinks(page).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  const address = addresses.filter((each) => each !== new URL(page.url()).pathname)[index]
  if (!address) throw new Error(`${page.url()} links to too few documentation pages. Use another page in tests/e2e/support.ts.`)
  return address
}

test.describe('navigation between pages', () => {
  test('does not reload, moves focus to the content and scrolls to the top', async ({ page }) => {
    await open(page, pages.quickstart)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.evaluate(() => {
      ;(window as { kept?: boolean }).kept = true
    })
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').first().click()
    await expect(page).not.toHaveURL(pages.quickstart)
    await expect(page.locator('#content')).toBeFocused()
    expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('shows a progress bar and a spinner if a page takes longer than 200 ms', async ({ page }) => {
    await page.clock.install({ time: 0 })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.goto(pages.quickstart)
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
    const target = await linkedPage(page)
    await page.route(new RegExp(`${target}.*\\.txt`), async (route) => {
      await held
      await route.continue()
    })
    await page.clock.pauseAt(3_600_000)
    const bar = page.locator('.progress')
    await follow(page, target)
    await page.clock.runFor(150)
    await expect(bar).not.toHaveAttribute('data-running')
    await page.clock.runFor(100)
    await expect(bar).toHaveAttribute('data-running')
    const spinner = page.getByRole('status').filter({ hasText: 'Loading the page' })
    await expect(spinner).toBeVisible()
    await expect(spinner.locator('.spinner-arc')).toHaveCSS('animation-duration', '3s')
    release()
    await page.clock.resume()
    await expect(page).toHaveURL(target)
    await expect(bar).not.toHaveAttribute('data-running')
    await expect(spinner).toHaveCount(0)
  })

  for (const path of [pages.intro, pages.home]) {
    test(`the progress bar ends after a click on a link to the current page: ${path}`, async ({ page }) => {
      await open(page, path)
      await page.clock.install()
      await main(page).locator(`a[href="${path}"]:visible`).first().click()
      await page.clock.runFor(2_000)
      await expect(page.locator('.progress')).not.toHaveAttribute('data-running')
    })
  }

  test('the progress bar ends after a link that changes only query or hash, and the tab changes', async ({ page }) => {
    await open(page, pages.parts)
    await page.clock.install()
    for (const [query, tab] of [
      ['?engine=spark', 'Spark'],
      ['?engine=duckdb', 'DuckDB'],
      ['?engine=duckdb#content', 'DuckDB'],
      ['?engine=trino#content', 'Trino'],
    ] as const) {
      await follow(page, pages.parts + query)
      await expect(page).toHaveURL(pages.parts + query)
      await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true')
      await page.clock.runFor(2_000)
      await expect(page.locator('.progress')).not.toHaveAttribute('data-running')
    }
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'DuckDB', exact: true })).toHaveAttribute('aria-selected', 'true')
  })

  test('the spinner is static with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pages.quickstart)
    const target = await linkedPage(page)
    await page.route(new RegExp(`${target}.*\\.txt`), () => {})
    await follow(page, target)
    const arc = page.locator('.page-spinner .spinner-arc')
    await expect(arc).toBeVisible()
    await expect.poll(() => arc.evaluate((element) => element.getAnimations().length)).toBe(0)
  })

  test('prefetches a page when the pointer is over its link, except with data saver', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await open(page, pages.rds)
    const [first, second] = [await linkedPage(page), await linkedPage(page, 1)]
    const link = (address: string) => page.locator(`.prose a[href="${address}"]`).first()
    expect(requested.filter((path) => path.startsWith(first))).toEqual([])
    await link(first).hover()
    await expect.poll(() => requested.some((path) => path.startsWith(first))).toBe(true)
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }))
    await link(second).hover()
    await page.getByRole('heading', { level: 1 }).hover()
    expect(requested.filter((path) => path.startsWith(second))).toEqual([])
    // Without data saver, the same hover prefetches the page. This shows that the check above waited long enough.
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: false } }))
    await link(second).hover()
    await expect.poll(() => requested.some((path) => path.startsWith(second))).toBe(true)
  })
})
