import { hits, holdScripts, input, modal } from './search-window'
import { expect, open, pages, test } from './support'

type Page = import('@playwright/test').Page

const results = (page: Page) => page.locator('#content ol > li')
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test.describe('going back to the results', () => {
  for (const reload of [false, true]) {
    test(`shows the same position, results and section again${reload ? ', also after a reload' : ''}`, async ({ page }) => {
      await open(page, '/search/?q=iceberg')
      await expect(page.getByText(/^\d+ results for "iceberg"/)).toBeVisible()
      await page.getByRole('button', { name: /^Documentation/ }).click()
      await expect(page.getByRole('button', { name: /^Documentation/ })).toHaveAttribute('aria-pressed', 'true')
      for (const count of [40, 60]) {
        await page.getByRole('button', { name: 'Load more' }).click()
        await expect(results(page)).toHaveCount(count)
      }
      const link = results(page).nth(50).getByRole('link')
      await link.scrollIntoViewIfNeeded()
      await page.waitForTimeout(400)
      expect(await scrolled(page)).toBeGreaterThan(2000)
      const top = (await results(page).nth(50).boundingBox())?.y ?? 0
      const title = await results(page).nth(50).textContent()
      await link.click()
      await expect(page).not.toHaveURL(/\/search\//)
      if (reload) await page.reload()
      await page.goBack()
      await expect(page).toHaveURL('/search/?q=iceberg')
      await expect(results(page)).toHaveCount(60)
      await expect(page.getByRole('button', { name: /^Documentation/ })).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(async () => Math.abs(((await results(page).nth(50).boundingBox())?.y ?? 0) - top)).toBeLessThan(60)
      await expect(results(page).nth(50)).toHaveText(title ?? '')
      await expect(results(page).nth(50)).toBeInViewport()
    })
  }

  test('a new query starts at the top with the first results', async ({ page }) => {
    await open(page, '/search/?q=iceberg')
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(results(page)).toHaveCount(40)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.waitForTimeout(400)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('postgres')
    await expect(page.getByText(/^\d+ results for "postgres"/)).toBeVisible()
    await expect(results(page)).toHaveCount(20)
    expect(await scrolled(page)).toBeLessThan(100)
  })
})

test.describe('the focus', () => {
  test('returns to the link that had it when the window was opened with the keyboard', async ({ page }) => {
    await open(page, pages.rds)
    const link = page.locator('#content').getByRole('link').nth(3)
    await link.focus()
    const position = await scrolled(page)
    await page.keyboard.press('Control+k')
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(modal(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(await scrolled(page)).toBe(position)
  })

  test('returns to the search button if nothing had it', async ({ page }) => {
    await open(page, pages.rds)
    await page.keyboard.press('/')
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-search-button]:visible').first()).toBeFocused()
  })
})

test.describe('an early Escape', () => {
  test('while the window loads ends the wait, and the next opening works', async ({ page }) => {
    await open(page, pages.rds)
    const release = await holdScripts(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    release()
    await page.waitForTimeout(1000)
    await expect(modal(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(input(page)).toBeFocused()
  })

  test('before the answer keeps the query of the window', async ({ page }) => {
    await open(page, pages.rds)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.context().route(/search-index\//, async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await input(page).fill('slot')
    for (let count = 0; count < 2; count++) {
      await expect(page.getByText('Searching …')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(modal(page)).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await expect(input(page)).toHaveValue('slot')
    }
    release()
    await expect(hits(page).first()).toBeVisible()
  })

  test('before the suggestions keeps the query of the search page', async ({ page }) => {
    await open(page, '/search/')
    await page.context().route(/search-index\//, () => {})
    const box = page.getByRole('combobox', { name: 'Search', exact: true })
    await box.focus()
    await box.fill('slot')
    await page.keyboard.press('Escape')
    await expect(box).toHaveValue('slot')
    await page.keyboard.press('Escape')
    await expect(box).toHaveValue('')
  })
})
