import { hits, input } from './search-window'
import { expect, open, pages, test } from './support'

/** The most common actions on the site. These tests run in every installed browser. */

for (const [name, path] of Object.entries(pages)) {
  test(`opens ${name}`, async ({ page, browserName }) => {
    test.skip(browserName === 'chromium', 'page-types.spec.ts and others open these pages in Chromium')
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a link opens another page without a reload', async ({ page }) => {
  await open(page, pages.quickstart)
  await page.evaluate(() => {
    ;(window as { kept?: boolean }).kept = true
  })
  const link = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').first()
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(address)
  expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true)
})

test('search finds pages and opens one', async ({ page }) => {
  await open(page, pages.intro)
  await page.keyboard.press('Control+k')
  await input(page).fill('slot')
  await expect(hits(page).first()).toBeVisible()
  const address = (await hits(page).first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
})

test('all tabs of a group change together', async ({ page }) => {
  await open(page, pages.parts)
  await page.getByRole('tab', { name: 'CLI' }).first().click()
  await expect(page.getByText('Second set: run')).toBeVisible()
  await expect(page.getByText('Second set: press')).toBeHidden()
})

test('the theme can be changed and is kept after a reload', async ({ page }) => {
  await open(page, pages.intro)
  await page.getByRole('button', { name: /dark theme/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
