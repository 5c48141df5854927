import { expect, open, pageTypes, THEME_SWITCH, test, withoutScripts } from './support'

/** Every type of page on a phone, at 400 % zoom, and without JavaScript. */

const PHONE = { width: 390, height: 844 }
/** A window of 1280 x 1024 pixels at 400 %, which WCAG 1.4.10 requires pages to fit. */
const ZOOMED = { width: 320, height: 256 }

for (const [name, path] of Object.entries(pageTypes)) {
  test(`${name} needs no horizontal scrolling on a phone or at 400 % zoom, where its menu opens`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, path)
    for (const size of [PHONE, ZOOMED]) {
      await page.setViewportSize(size)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    }
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  })

  test(`${name} is readable and navigable without JavaScript`, async ({ browser, baseURL }) => {
    const { context, page } = await withoutScripts(browser, baseURL)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const docs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true })
    await expect(docs).toBeVisible()
    // Controls that need scripts are hidden.
    for (const control of [THEME_SWITCH, /^Copy/, /^Share/]) {
      for (const button of await page.getByRole('button', { name: control }).all()) await expect(button).toBeHidden()
    }
    await docs.click()
    await expect(page).toHaveURL(/\/docs\/$/)
    await context.close()
  })
}
