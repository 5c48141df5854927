import { exampleQueries } from '../../lib/search/example-queries'
import { hold, SCRIPTS } from './script-requests'
import { input } from './search-window'
import { expect, open, test, withoutScripts } from './support'

type Page = import('@playwright/test').Page

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })

test.describe('search page', () => {
  test('shows results for the query of its address, with breadcrumbs, highlights and a count', async ({ page }) => {
    await open(page, '/search/?q=replication%20slot')
    await expect(box(page)).toHaveValue('replication slot')
    await expect(page.getByRole('status').filter({ hasText: /\d+ results for "replication slot"/ })).toBeVisible()
    await expect(page.locator('#content ol > li').first()).toContainText(' / ')
    await expect(page.locator('#content mark').first()).toHaveText(/replication|slot/i)
    await expect(page).toHaveTitle('Search results for "replication slot" | OLake')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })

  test('the list and its count appear together', async ({ page }) => {
    // Looks two frames after each change, because the browser has shown it then.
    await page.addInitScript(() => {
      const apart: string[] = []
      Object.assign(window, { apart })
      const look = () => {
        const count = document.querySelector('#content output')?.textContent ?? ''
        if (/results for/.test(count) !== Boolean(document.querySelector('#content ol > li'))) apart.push(count)
      }
      new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(look))).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    // The code of the list comes late.
    await open(page, '/search/')
    const release = await hold(page, SCRIPTS)
    await box(page).fill('slot')
    await page.waitForTimeout(1500)
    release()
    await expect(page.locator('#content ol > li').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /results for "slot"/ })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { apart: string[] }).apart)).toEqual([])
  })

  test('long code in results and in the query does not widen the page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/search/?q=replication%20slot')
    await expect(page.locator('#content ol > li').first()).toBeVisible()
    await page
      .locator('#content ol > li')
      .first()
      .locator('mark')
      .first()
      .evaluate((mark) => {
        mark.textContent = 'pg_create_logical_replication_slot'.repeat(4)
      })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

  test('adds a history entry on Enter, not while typing, and supports back and forward', async ({ page }) => {
    await open(page, '/search/')
    const before = await page.evaluate(() => history.length)
    await box(page).pressSequentially('slot')
    await expect(page).toHaveURL('/search/?q=slot')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await page.keyboard.press('Enter')
    await box(page).fill('duckdb')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search/?q=duckdb')
    await page.goBack()
    await expect(box(page)).toHaveValue('slot')
    await page.goForward()
    await expect(box(page)).toHaveValue('duckdb')
  })

  test('shows the earlier query again if Back follows Enter before Next.js has seen the new address', async ({ page }) => {
    await open(page, '/search/?q=slot')
    await box(page).fill('duckdb')
    await box(page).evaluate((field: HTMLInputElement) => {
      field.form?.requestSubmit()
      history.back()
      // Keeps the page busy until the browser has gone back.
      for (const start = performance.now(); performance.now() - start < 100; );
    })
    await expect(page).toHaveURL('/search/?q=slot')
    await expect(box(page)).toHaveValue('slot')
    await page.goForward()
    await expect(box(page)).toHaveValue('duckdb')
  })

  test('filters by section and loads more', async ({ page }) => {
    await open(page, '/search/?q=iceberg')
    const results = page.locator('#content ol > li')
    await expect(results).toHaveCount(20)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => results.count()).toBeGreaterThan(20)
    const filter = page.locator('#content button[aria-pressed="false"]').last()
    const [, section = '', count] = (await filter.textContent())?.match(/^(.*?)\s*(\d+)$/) ?? []
    await filter.click()
    await expect(page.locator('#content button[aria-pressed="true"]')).toContainText(section)
    await expect(page.getByText(`${count} results for "iceberg"`)).toBeVisible()
    await expect(results.first()).toContainText(section)
  })

  test('offers example queries without results and help without a query', async ({ page }) => {
    const [example = ''] = exampleQueries
    await open(page, '/search/?q=xyzzyq')
    await expect(page.getByText('No results for "xyzzyq"')).toBeVisible()
    await page.getByRole('button', { name: example }).click()
    await expect(page.getByText(new RegExp(`^\\d+ results for "${example}"`))).toBeVisible()
    await box(page).fill('')
    await expect(page.getByText('Type a few words, a key')).toBeVisible()
  })

  test('offers three queries with results if a query has none', async ({ page }) => {
    // The single words have no results either, so they are not offered.
    await open(page, '/search/?q=xyzzyq%20qzzyxq')
    await expect(page.getByText('Try searching for:')).toBeVisible()
    const offered = page.locator('#content').getByRole('listitem').getByRole('button')
    await expect(offered).toHaveCount(3)
    for (const query of await offered.allTextContents()) {
      await page.goto(`/search/?q=${encodeURIComponent(query)}`)
      await expect(page.getByText(/^\d+ results for /)).toBeVisible()
    }
  })

  test('updates when its address changes through the modal, a link or the back button', async ({ page }) => {
    await open(page, '/search/?q=duckdb')
    await expect(page.getByText(/results for "duckdb"/)).toBeVisible()
    await page.keyboard.press('Control+k')
    await input(page).fill('slot')
    await page.getByRole('link', { name: /^See all \d+ results$/ }).click()
    await expect(box(page)).toHaveValue('slot')
    await expect(page.getByText(/results for "slot"/)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search/')
    await expect(box(page)).toHaveValue('')
    await expect(page.getByText('Type a few words, a key')).toBeVisible()
    await page.goBack()
    await expect(box(page)).toHaveValue('slot')
  })

  test('truncates a query of the address to 64 characters', async ({ page }) => {
    await open(page, `/search/?q=${'a'.repeat(80)}`)
    await expect(box(page)).toHaveValue('a'.repeat(64))
  })

  test('escapes markup in the query', async ({ page }) => {
    await open(page, `/search/?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    await expect(box(page)).toHaveValue('<img src=x onerror=alert(1)>')
    await expect(page.getByText(/results for "<img src=x/i)).toBeVisible()
    expect(await page.locator('#content img').count()).toBe(0)
  })

  test('explains that it needs JavaScript if JavaScript is off', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto('/search/')
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('requires JavaScript')
    await context.close()
  })
})
