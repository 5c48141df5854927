import { hits, search } from './search-window'
import { expect, open, pages, test } from './support'

type Page = import('@playwright/test').Page

/** A name without a place to break, longer than a phone is wide. */
const NAME = 'org.apache.hadoop.fs.s3a.S3AFileSystemConfigurationExceptionHandler'
/** The longest query: 64 characters. */
const QUERY = NAME.slice(0, 64)

/** Pixels by which the page is wider than the screen. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test.use({ viewport: { width: 390, height: 844 } })

test.describe('a long name does not widen the page on a phone', () => {
  test('in the query, its suggestions and the results of the search page', async ({ page }) => {
    // No result, and results with the name; the single words are offered as other queries.
    for (const query of [QUERY, 'x'.repeat(64), `${'x'.repeat(30)} ${'replication_slot_'.repeat(2)}`]) {
      await open(page, `/search/?q=${encodeURIComponent(query)}`)
      await expect(page.getByText(/results for "/)).toBeVisible()
      await page.getByRole('combobox', { name: 'Search', exact: true }).focus()
      expect(await excess(page), query).toBeLessThanOrEqual(0)
    }
    await open(page, '/search/')
    const chip = page.locator('#content li button').first()
    await expect(chip).toBeVisible()
    await chip.evaluate((button, name) => {
      button.textContent = name
    }, QUERY)
    expect(await excess(page)).toBeLessThanOrEqual(0)
  })

  test('in the search window', async ({ page }) => {
    for (const query of ['x'.repeat(64), QUERY]) {
      await search(page, query)
      await expect(page.locator('.DocSearch-NoResults, .DocSearch-Hits').first()).toBeVisible()
      const width = await page.locator('.DocSearch-Dropdown').evaluate((box) => box.scrollWidth - box.clientWidth)
      expect(width, query).toBeLessThanOrEqual(0)
    }
  })

  for (const [where, address, selector] of [
    ['a title', pages.rds, '#content h1'],
    ['a heading', pages.rds, '#content h2'],
    ['a breadcrumb', pages.rds, '[aria-label="Breadcrumbs"] li > *'],
    ['a tag of an article', pages.series, '[aria-label="Tags"] a'],
    ['a list of tags', pages.tags, '#content .entry-card'],
    ['the title of an article in a list', pages.blogFront, '#content h3'],
  ] as const) {
    test(`in ${where}`, async ({ page }) => {
      await open(page, address)
      await page
        .locator(selector)
        .first()
        .evaluate((element, name) => {
          const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
          if (text) text.textContent = name
        }, NAME)
      await expect(page.locator(selector).first()).toContainText(NAME)
      expect(await excess(page)).toBeLessThanOrEqual(0)
    })
  }
})

test('on a phone, the search window shows titles in up to two lines and has no empty footer', async ({ page }) => {
  await search(page, 'slot')
  await expect(hits(page).first()).toBeVisible()
  await expect(page.locator('.DocSearch-Footer')).toBeHidden()
  const title = page.locator('.DocSearch-Hit-title').first()
  const lineHeight = await title.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
  await title.evaluate((element) => {
    element.textContent = 'Set up the replication slot of a Postgres database '.repeat(4)
  })
  const { height, hidden } = await title.evaluate((element) => ({
    height: element.clientHeight,
    hidden: element.scrollHeight > element.clientHeight,
  }))
  expect(hidden).toBe(true)
  expect(Math.round(height / lineHeight)).toBe(2)
  const row = await page.locator('.DocSearch-Hit-Container').first().boundingBox()
  expect(row?.height).toBeGreaterThan(height)
})
