import { expect, open, pages, test, withoutScripts } from './support'

const main = (page: import('@playwright/test').Page) => page.getByRole('main')
const cards = (page: import('@playwright/test').Page) => main(page).locator('.post-card')

test.describe('front of a blog', () => {
  test('shows six articles, the newest one large, and links to the next page', async ({ page }) => {
    await open(page, '/iceberg/')
    await expect(cards(page)).toHaveCount(6)
    await expect(cards(page).first()).toHaveAttribute('data-featured', '')
    const days = await cards(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
    expect(days).toEqual([...days].sort().reverse())
    await page.getByRole('link', { name: 'Older', exact: true }).click()
    await expect(page).toHaveURL('/iceberg/page/2/')
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(cards(page).first()).not.toHaveAttribute('data-featured', '')
    await expect(page.locator('head link[rel="prev"]')).toHaveAttribute('href', 'https://olake.io/iceberg/')
    await expect(page.getByRole('link', { name: 'Newer', exact: true })).toHaveAttribute('rel', 'prev')
    await page.getByRole('link', { name: 'Page 1', exact: true }).click()
    await expect(page).toHaveURL('/iceberg/')
    await expect(page.locator('head link[rel="next"]')).toHaveAttribute('href', 'https://olake.io/iceberg/page/2/')
  })

  test('a card is a link as a whole; its tags and byline lead elsewhere', async ({ page }) => {
    await open(page, '/iceberg/')
    const card = cards(page).nth(1)
    const title = await card.getByRole('heading').textContent()
    await card.click({ position: { x: 60, y: 40 } })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await page.goBack()
    await cards(page).nth(1).getByRole('list', { name: 'Tags' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/iceberg\/tags\//)
    await page.goBack()
    await cards(page)
      .nth(1)
      .getByRole('link', { name: /^OLake / })
      .click()
    await expect(page).toHaveURL(/\/iceberg\/authors\/olake-/)
  })

  test('reads without scripts', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto('/iceberg/')
    await page.getByRole('link', { name: 'Older', exact: true }).click()
    await expect(page).toHaveURL('/iceberg/page/2/')
    await expect(cards(page).first()).toBeVisible()
    await context.close()
  })
})

test.describe('lists', () => {
  test('a tag says what it is about, counts its articles and is paged', async ({ page }) => {
    await open(page, '/iceberg/tags/iceberg/page/2/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apache Iceberg')
    await expect(main(page).getByText('11 articles, page 2 of 2')).toBeVisible()
    await expect(cards(page)).toHaveCount(5)
    await expect(page.getByRole('link', { name: 'Newer', exact: true })).toHaveAttribute('href', '/iceberg/tags/iceberg/')
  })

  test('the tags page leads to each tag with its count', async ({ page }) => {
    await open(page, '/iceberg/')
    await page.getByRole('navigation', { name: 'Iceberg blog sections' }).getByRole('link', { name: 'Tags' }).click()
    await expect(page).toHaveURL('/iceberg/tags/')
    await main(page)
      .getByRole('link', { name: /^Partitioning 2/ })
      .click()
    await expect(page).toHaveURL('/iceberg/tags/partitioning/')
    await expect(cards(page)).toHaveCount(2)
  })

  test('authors are teams with a portrait, what they work on, and their articles', async ({ page }) => {
    await open(page, '/iceberg/authors/')
    const team = main(page).getByRole('link', { name: /OLake Docs/ })
    await expect(team.locator('svg.avatar')).toBeVisible()
    await expect(team).toContainText('3 articles')
    await team.click()
    await expect(page).toHaveURL('/iceberg/authors/olake-docs/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('OLake Docs')
    await expect(cards(page)).toHaveCount(3)
  })

  test('the archive lists every article by year', async ({ page }) => {
    await open(page, '/blog/archive/')
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([/^2025/, /^2024/, /^2023/])
    await main(page)
      .getByRole('link', { name: /OLake architecture/ })
      .click()
    await expect(page).toHaveURL(pages.product)
  })

  for (const path of ['/blog/page/1/', '/iceberg/page/3/', '/iceberg/tags/nothing/', '/blog/authors/nobody/']) {
    test(`${path} is not found`, async ({ page }) => {
      expect((await page.request.get(path)).status()).toBe(404)
    })
  }
})

test('the list of articles is in the menu of small screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pages.article)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Why Apache Iceberg? An explanation from zero' }).click()
  await expect(page).toHaveURL('/iceberg/why-iceberg/')
})

test('the front page leads readers with a purpose to where they begin', async ({ page }) => {
  await open(page, '/blog/')
  const start = main(page).getByRole('region', { name: 'Start here' })
  await expect(start.getByRole('heading', { level: 3 })).toHaveText(['Change data capture', 'Apache Iceberg', 'Running OLake'])
  for (const list of await start.getByRole('list').all()) await expect(list.getByRole('link')).toHaveCount(3)
  await start.getByRole('link', { name: /^More on Change data capture/ }).click()
  await expect(page).toHaveURL('/blog/tags/cdc/')
})
