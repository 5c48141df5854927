import { expectNoViolations, sampleOfPages, violationsOf } from './page-violations'
import { expect, pageKinds as kinds, open, pages, test } from './support'

test.use({ expectedErrors: /404 .*\/nope\// })

/** In addition to one page of each type, one page in 384. `npm run test:a11y` checks all pages. */
const sample = sampleOfPages(384)

/** Pages with each kind of bar around the content. */
const withBars = [kinds.home, kinds.documentation, kinds.article, kinds.blog, kinds.guide]

for (const [name, path] of Object.entries(kinds))
  test(`${name} has no accessibility violations in either theme`, ({ page }) => expectNoViolations(page, path, withBars.includes(path)))

for (const path of sample) test(`${path} has no accessibility violations in either theme`, ({ page }) => expectNoViolations(page, path))

test('the open mobile menu has no accessibility violations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pages.rds)
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await violationsOf(page)).toEqual([])
})

for (const theme of ['light', 'dark']) {
  test(`the open search modal has no accessibility violations in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await open(page, pages.rds)
    await page.keyboard.press('Control+k')
    await page.locator('.DocSearch-Input').fill('slot')
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible()
    // Each option contains a link, so that it can be opened in another tab. The link is not in the tab order.
    expect(await violationsOf(page, { within: '.DocSearch-Container', without: ['nested-interactive'] })).toEqual([])
  })
}
