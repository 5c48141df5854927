import { frontMatter } from './front-matter'
import { expect, open, pages, test } from './support'

const written = frontMatter(`content${pages.article.slice(0, -1)}.mdx`)
const title = String(written.title)
const main = (page: import('@playwright/test').Page) => page.getByRole('main')

test.describe('article', () => {
  test('shows title, byline, date, reading time and a sidebar with all articles by year', async ({ page }) => {
    await open(page, pages.article)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main(page).locator('a[href^="/iceberg/authors/"]').first()).toBeVisible()
    await expect(main(page).locator('time').first()).toHaveAttribute('datetime', String(written.date))
    await expect(
      main(page)
        .getByText(/^\d+ min read$/)
        .first(),
    ).toBeVisible()
    const sidebar = page.getByRole('navigation', { name: 'Blogs on Apache Iceberg' })
    await expect(sidebar.getByText(String(written.date).slice(0, 4), { exact: true })).toBeVisible()
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(title)
    const links = await sidebar.getByRole('link').count()
    await open(page, '/iceberg/archive/')
    await expect(main(page).locator('section').getByRole('link')).toHaveCount(links)
  })

  test('the reading progress grows while scrolling and is complete at the end of the text', async ({ page }) => {
    await open(page, pages.article)
    const progress = () => page.locator('[data-reading-progress]').evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).a)
    expect(await progress()).toBe(0)
    await page.mouse.wheel(0, 2500)
    await expect.poll(progress).toBeGreaterThan(0.1)
    expect(await progress()).toBeLessThan(0.9)
    await page.locator('[data-article-text]').evaluate((text) => text.scrollIntoView({ block: 'end' }))
    await page.mouse.wheel(0, 900)
    await expect.poll(progress).toBe(1)
  })

  test('links to the newer, older and related articles, to the documentation, and to sharing and editing', async ({ page }) => {
    await open(page, pages.article)
    const pageLinks = page.getByRole('navigation', { name: 'Previous and next page' })
    await expect(pageLinks.getByRole('link', { name: /^Newer/ })).toBeVisible()
    await expect(pageLinks.getByRole('link', { name: /^Older/ })).toBeVisible()
    const related = main(page).getByRole('region', { name: 'Related articles' })
    await expect(related.locator('.post-card')).toHaveCount(3)
    await expect(related.locator(`a[href="${pages.article}"]`)).toHaveCount(0)
    await expect(main(page).locator('.call').getByRole('link')).toHaveAttribute('href', /^\/docs\//)
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      new RegExp(`content${pages.article.slice(0, -1)}\\.mdx$`),
    )
    await page.getByText('Share', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'LinkedIn', exact: true }).first()).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(pages.article)),
    )
  })

  test('has structured data for search engines and a picture of 1200 x 630 px for social networks', async ({ page }) => {
    await open(page, pages.article)
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? '')))
    expect(data.find((one) => one['@type'] === 'BlogPosting')).toMatchObject({
      headline: title,
      datePublished: String(written.date),
      author: [{ '@type': 'Organization' }],
      mainEntityOfPage: `https://olake.io${pages.article}`,
    })
    expect(data.find((one) => one['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(3)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(image).toBe(`https://olake.io/social${pages.article.slice(0, -1)}.png`)
    const picture = await page.request.get(new URL(image ?? '').pathname)
    expect(picture.headers()['content-type']).toBe('image/png')
    const size = (await picture.body()).subarray(16, 24)
    expect([size.readUInt32BE(0), size.readUInt32BE(4)]).toEqual([1200, 630])
  })

  test('has a generated cover that is the same at every request', async ({ page }) => {
    await open(page, pages.article)
    const drawing = async () => (await page.request.get(`/covers${pages.article.slice(0, -1)}.svg`)).text()
    expect(await drawing()).toMatch(/^<svg[\s\S]*<path d="M\d/)
    expect(await drawing()).toBe(await drawing())
    expect(await drawing()).not.toBe(await (await page.request.get(`/covers${pages.product.slice(0, -1)}.svg`)).text())
  })
})

test('an article of a series shows its part number and links to the other parts', async ({ page }) => {
  await open(page, pages.series)
  const series = page.getByRole('navigation', { name: /^Series: / })
  const others = series.getByRole('link')
  await expect(series).toContainText(/part \d of \d/)
  await expect(series.locator('[aria-current="page"]')).toHaveCount(1)
  const address = (await others.first().getAttribute('href')) ?? ''
  await others.first().click()
  await expect(page).toHaveURL(address)
})
