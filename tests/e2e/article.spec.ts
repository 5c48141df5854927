import { frontMatter } from './front-matter'
import { expect, open, pages, test, withoutScripts } from './support'

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
    await expect(sidebar).toBeHidden()
    await page.locator('.folded-articles > summary').press('Enter')
    await expect(sidebar.getByText(String(written.date).slice(0, 4), { exact: true })).toBeVisible()
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(title)
    const links = await sidebar.getByRole('link').count()
    await open(page, '/iceberg/archive/')
    await expect(main(page).locator('section').getByRole('link')).toHaveCount(links)
  })

  test('the reading progress on small screens grows while scrolling and is complete at the end of the text', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pages.article)
    const progress = () => page.locator('[data-reading-progress]').evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).a)
    expect(await progress()).toBe(0)
    await page.mouse.wheel(0, 4000)
    await expect.poll(progress).toBeGreaterThan(0.1)
    expect(await progress()).toBeLessThan(0.9)
    await page.locator('[data-article-text]').evaluate((text) => text.scrollIntoView({ block: 'end' }))
    await page.mouse.wheel(0, 900)
    await expect.poll(progress).toBe(1)
  })

  test('the mark of the sounding line sinks with the reader, and the minutes count down', async ({ page }) => {
    await open(page, pages.article)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const depth = () => contents.locator('.sounding-mark').evaluate((mark) => new DOMMatrix(getComputedStyle(mark).transform).f)
    const minutes = async () => Number((await contents.getByText(/^\d+ min left$/).textContent())?.match(/\d+/)?.[0])
    const all = await minutes()
    expect(all).toBeGreaterThan(2)
    expect(await depth()).toBe(0)
    const entry = contents.getByRole('link').nth(3)
    await entry.click()
    await expect(entry).toHaveAttribute('aria-current', 'location')
    const row = await entry.locator('..').evaluate((element) => (element as HTMLElement).offsetTop)
    await expect.poll(async () => Math.abs((await depth()) - row)).toBeLessThan(40)
    expect(await minutes()).toBeLessThan(all)
    await page.locator('[data-article-text]').evaluate((text) => text.scrollIntoView({ block: 'end' }))
    await expect.poll(minutes).toBe(0)
    await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location')
  })

  test('a longer section has more of the sounding line', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 })
    await open(page, pages.article)
    const rows = await page
      .getByRole('navigation', { name: 'On this page' })
      .locator('li')
      .evaluateAll((all) =>
        all.map((row) => ({
          share: Number(row.style.flexGrow),
          height: row.getBoundingClientRect().height,
          link: row.children[0]?.clientHeight,
        })),
      )
    const spread = rows.filter(({ height, link }) => height > (link ?? 0) + 4)
    expect(spread.length).toBeGreaterThan(3)
    const scale = spread.map(({ height, share }) => height / share)
    expect(Math.max(...scale) / Math.min(...scale)).toBeLessThan(1.1)
  })

  test('the text is at most 700 px wide and starts where the heading does; figures and tables stay within 960 px', async ({ page }) => {
    for (const width of [390, 768, 1100, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, pages.article)
      const wide = await page.locator('.prose-article').evaluate((prose) => {
        const kinds = [...prose.querySelectorAll<HTMLElement>(':is(.prose-article, .text-chunk) > :is(p, h2, figure, .table-box)')]
        return kinds.map((each) => ({ kind: /^(P|H2)$/.test(each.tagName) ? 'text' : 'figure', ...each.getBoundingClientRect().toJSON() }))
      })
      const left = (await page.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0
      for (const box of wide) {
        expect(box.width).toBeLessThanOrEqual(box.kind === 'text' ? 700.5 : 960.5)
        if (box.kind === 'text') expect(Math.abs(box.left - left)).toBeLessThan(1)
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(width)
      }
    }
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
    const sections = await main(page).locator('.prose-article h2').count()
    // The text before the first heading is a section, too.
    expect((await drawing()).match(/<path/g)).toHaveLength(sections + 1)
  })

  test('the lines of the cover do not touch the text beside them', async ({ page }) => {
    for (const width of [390, 768, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, pages.article)
      const lines = await page.locator('.article-head .section-lines').boundingBox()
      const texts = await page.locator('.article-head :is(nav li:last-child, h1, h1 ~ p, h1 ~ div)').evaluateAll((all) =>
        all.map((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return range.getBoundingClientRect().toJSON()
        }),
      )
      expect(texts.length).toBeGreaterThan(3)
      for (const { left, right, top, bottom } of texts) {
        const apart = !lines || right <= lines.x || left >= lines.x + lines.width || bottom <= lines.y || top >= lines.y + lines.height
        expect(apart, `at ${width} px`).toBe(true)
      }
    }
  })
})

test('without JavaScript, the list of contents is a plain list, and the list of all articles opens', async ({ browser, baseURL }) => {
  const { page, context } = await withoutScripts(browser, baseURL)
  await page.goto(pages.article)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link').first()).toBeVisible()
  await expect(contents.getByText(/^\d+ min read$/)).toBeVisible()
  await expect(contents.locator('.sounding-mark')).toBeHidden()
  await page.getByText('All articles', { exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Blogs on Apache Iceberg' }).getByRole('link').first()).toBeVisible()
  await context.close()
})

test('the list of all articles opens beside the text, also for a reader who hides the sidebar of the documentation', async ({ page }) => {
  await open(page, pages.rds)
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await open(page, pages.article)
  await page.locator('.folded-articles > summary').click()
  const entry = page.getByRole('navigation', { name: 'Blogs on Apache Iceberg' }).locator('[aria-current="page"]')
  await expect(entry).toBeVisible()
  const [list, heading] = await Promise.all([entry.boundingBox(), main(page).getByRole('heading', { level: 1 }).boundingBox()])
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(heading?.x ?? 0)
})

test('an article of a series shows its part number and links to the other parts', async ({ page }) => {
  await open(page, pages.series)
  const series = page.getByRole('navigation', { name: /^Series: / })
  const others = series.getByRole('link')
  await expect(series).toContainText(/part \d of \d/)
  await expect(others.first()).toBeHidden()
  await series.locator('summary').click()
  await expect(series.locator('[aria-current="page"]')).toHaveCount(1)
  const address = (await others.first().getAttribute('href')) ?? ''
  await others.first().click()
  await expect(page).toHaveURL(address)
})
