import { expectNoViolations, sampleOfPages, violationsOf } from './page-violations'
import { expect, open, pages, pageTypes, test } from './support'

const kinds = {
  ...pageTypes,
  blog: '/blog/',
  queryEngines: '/iceberg/query-engine/',
  comparison: '/iceberg/query-engine/?view=compare&compare=trino,spark',
  byFeature: '/iceberg/query-engine/?view=features',
  guide: '/iceberg/query-engine/databricks/',
  community: '/community/',
  contributors: '/community/contributors/',
  program: '/community/contributor-program/',
  sessions: '/webinar/',
  session: '/webinar/w-10-deep-dive-on-catalogs/',
  confirmation: '/webinar/w-1-intro-iceberg-confirmation/',
  meetup: '/community/6th-community-meetup/',
  forum: '/event/leadership-forum/',
  about: '/about-us/',
  aiLake: '/ai-lake/',
  branding: '/branding/',
  search: '/search/?q=slot',
  missing: '/nope/',
}

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
