import { limits } from '../../lib/site.mjs'
import { frontMatter } from './front-matter'
import { expect, open, pages, test, withoutScripts } from './support'

/** The first number in a text, or NaN if there is none. */
const numberIn = (text?: string | null) => Number(text?.match(/\d+/)?.[0])

const main = (page: import('@playwright/test').Page) => page.getByRole('main')
const cards = (page: import('@playwright/test').Page) => main(page).locator('.post-card')

test.describe('first page of a blog', () => {
  test('shows the newest articles, the first one large, and links to the next page', async ({ page }) => {
    await open(page, '/iceberg/')
    await expect(cards(page)).toHaveCount(limits.postsPerPage)
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

  test('a click anywhere on a card opens the article, except on its tags and byline', async ({ page }) => {
    await open(page, '/iceberg/')
    const card = cards(page).nth(1)
    const title = await card.getByRole('heading').textContent()
    await card.click({ position: { x: 60, y: 40 } })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await page.goBack()
    await cards(page).nth(1).getByRole('list', { name: 'Tags' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/iceberg\/tags\//)
    await page.goBack()
    await cards(page).nth(1).locator('a[href^="/iceberg/authors/"]').first().click()
    await expect(page).toHaveURL(/\/iceberg\/authors\/[^/]+\/$/)
  })

  test('works without JavaScript', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto('/iceberg/')
    await page.getByRole('link', { name: 'Older', exact: true }).click()
    await expect(page).toHaveURL('/iceberg/page/2/')
    await expect(cards(page).first()).toBeVisible()
    await context.close()
  })
})

test.describe('lists of articles', () => {
  test('a tag page has a title, the number of articles and pagination', async ({ page }) => {
    await open(page, pages.tag)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    const counts = await main(page)
      .getByText(/^\d+ articles, page 2 of \d+$/)
      .textContent()
    const total = Number(counts?.match(/^\d+/)?.[0])
    const first = pages.tag.replace('page/2/', '')
    await expect(page.getByRole('link', { name: 'Newer', exact: true })).toHaveAttribute('href', first)
    await expect(cards(page)).toHaveCount(Math.min(total - limits.postsPerPage, limits.postsPerPage))
    await open(page, first)
    await expect(cards(page)).toHaveCount(limits.postsPerPage)
  })

  test('the tags page links to each tag and shows its number of articles', async ({ page }) => {
    await open(page, '/iceberg/')
    await page.getByRole('navigation', { name: 'Iceberg blog sections' }).getByRole('link', { name: 'Tags' }).click()
    await expect(page).toHaveURL('/iceberg/tags/')
    const tag = main(page).locator('a[href^="/iceberg/tags/"]').last()
    const [address, count] = [(await tag.getAttribute('href')) ?? '', numberIn(await tag.locator('.text-muted').first().textContent())]
    await tag.click()
    await expect(page).toHaveURL(address)
    await expect(cards(page)).toHaveCount(Math.min(count, limits.postsPerPage))
  })

  test('the authors page shows the portrait of each team and links to the articles of the team', async ({ page }) => {
    await open(page, '/iceberg/authors/')
    const team = main(page).locator('a[href^="/iceberg/authors/"]').last()
    await expect(team.locator('svg.avatar')).toBeVisible()
    const [address, count] = [(await team.getAttribute('href')) ?? '', numberIn(await team.locator('.text-muted').last().textContent())]
    const name = (await team.locator('.font-medium').textContent()) ?? ''
    await team.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(cards(page)).toHaveCount(Math.min(count, limits.postsPerPage))
  })

  test('the archive lists articles by year, newest year first', async ({ page }) => {
    await open(page, '/blog/archive/')
    const years = await main(page).getByRole('heading', { level: 2 }).allTextContents()
    expect(years.map(numberIn)).toEqual(years.map(numberIn).sort((a, b) => b - a))
    await main(page).locator(`a[href="${pages.product}"]`).click()
    await expect(page).toHaveURL(pages.product)
  })

  for (const path of ['/blog/page/1/', '/iceberg/page/999/', '/iceberg/tags/nothing/', '/blog/authors/nobody/']) {
    test(`${path} returns 404`, async ({ page }) => {
      expect((await page.request.get(path)).status()).toBe(404)
    })
  }
})

test('the menu on small screens contains the list of articles', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pages.article)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').locator('[aria-current="page"]')).toHaveText(
    String(frontMatter(`content${pages.article.slice(0, -1)}.mdx`).title),
  )
  const other = page.getByRole('dialog').locator('a[href^="/iceberg/"]:not([aria-current]):visible').last()
  const address = (await other.getAttribute('href')) ?? ''
  await other.click()
  await expect(page).toHaveURL(address)
})

test('the blog suggests articles to start with, with links to more articles', async ({ page }) => {
  await open(page, '/blog/')
  const start = main(page).getByRole('region', { name: 'Start here' })
  const lists = await start.getByRole('list').all()
  expect(lists.length).toBeGreaterThan(0)
  await expect(start.getByRole('heading', { level: 3 })).toHaveCount(lists.length)
  for (const list of lists) await expect(list.getByRole('link').first()).toBeVisible()
  const more = start.getByRole('link', { name: /^More articles on / }).first()
  const address = (await more.getAttribute('href')) ?? ''
  await more.click()
  await expect(page).toHaveURL(address)
})
