import { exampleQueries } from '../../lib/search/example-queries'
import { hits, input, modal, openFirst, search } from './search-window'
import { expect, test } from './support'

test.describe('results from the local index', () => {
  test('are grouped by section, at most five in each, with matches highlighted', async ({ page }) => {
    await search(page, 'delete')
    await expect(page.locator('.DocSearch-Hit-source').first()).toBeVisible()
    const groups = page.locator('.DocSearch-Hits')
    for (let index = 0; index < (await groups.count()); index++)
      expect(await groups.nth(index).locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(5)
    expect(await page.locator('.DocSearch-Hit-source').count()).toBeGreaterThan(1)
    await expect(page.locator('.DocSearch-Hit mark').first()).toHaveText(/delet/i)
  })

  test('include pages for a query with a typo', async ({ page }) => {
    await search(page, 'postgers')
    await expect(hits(page).first()).toHaveAttribute('href', /\/docs\/[a-z-]+\/postgres\//)
  })

  test('open with Enter without a reload', async ({ page }) => {
    await search(page, 'slot')
    await expect(hits(page).first()).toBeVisible()
    const address = (await hits(page).first().getAttribute('href')) ?? ''
    await page.evaluate(() => {
      ;(window as { kept?: boolean }).kept = true
    })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(modal(page)).toHaveCount(0)
    expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true)
  })

  test('open on click and close the modal', async ({ page }) => {
    await search(page, 'slot')
    await openFirst(page)
    await expect(modal(page)).toHaveCount(0)
  })

  test('are all listed on the search page with the same count', async ({ page }) => {
    await search(page, 'slot')
    const all = page.getByRole('link', { name: /^See all \d+ results$/ })
    await expect(all).toHaveAttribute('href', '/search/?q=slot')
    await all.click()
    const count = page.getByText(/^\d+ results for "slot"/)
    await expect(count).toBeVisible()
    // The index is complete now.
    await page.keyboard.press('Control+k')
    await input(page).fill('slot')
    await expect(all).toHaveText(`See all ${(await count.textContent())?.match(/\d+/)?.[0]} results`)
  })

  test('have hints for the keyboard below them', async ({ page }) => {
    await search(page, 'slot')
    for (const hint of ['to select', 'to navigate', 'to close']) await expect(page.locator('.DocSearch-Commands')).toContainText(hint)
  })

  test('escape markup in the query', async ({ page }) => {
    await search(page, '<img src=x onerror=alert(1)>zzqx')
    await expect(page.locator('.DocSearch-NoResults, .DocSearch-Hits').first()).toBeVisible()
    expect(await page.locator('.DocSearch-Modal img').count()).toBe(0)
  })

  test('offer suggestions and an issue link if there are none', async ({ page }) => {
    await search(page, 'slot')
    await expect(hits(page).first()).toBeVisible()
    await input(page).fill('xyzzyq')
    await expect(page.locator('.DocSearch-NoResults')).toContainText('No results for "xyzzyq"')
    const suggested = page.locator('.DocSearch-Prefill:visible')
    await expect(suggested).toHaveText(exampleQueries.slice(0, 3))
    await expect(page.getByText('Believe this query should return results?')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /issues\/new\?title=/)
  })
})
