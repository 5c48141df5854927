import { hits, input, search } from './search-window'
import { expect, open, pages, test, withoutScripts } from './support'

type Page = import('@playwright/test').Page

test.describe('when the index cannot be reached', () => {
  test.use({ expectErrors: true })

  test('the modal shows the error screen, and works again once it can', async ({ page }) => {
    await page.context().route(/search-index/, (route) => route.abort())
    await search(page, 'slot')
    await expect(page.getByText('Unable to fetch results')).toBeVisible()
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible()
    await page.context().unroute(/search-index/)
    await input(page).fill('slots')
    await expect(hits(page).first()).toBeVisible()
  })

  test('the modal is marked as stalled while an answer is late', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.context().route(/search-index\/index/, async (route) => {
      await held
      await route.continue()
    })
    await search(page, 'slot')
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible()
    release()
    await expect(hits(page).first()).toBeVisible()
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0)
  })

  test('the search page says so and tries again', async ({ page }) => {
    await page.context().route(/search-index/, (route) => route.abort())
    await open(page, '/search/?q=slot')
    await expect(page.getByText('Unable to fetch results')).toBeVisible()
    await page.context().unroute(/search-index/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^\d+ results for "slot"/)).toBeVisible()
  })
})

test.describe('search page', () => {
  const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

  test('answers the query of its address, with trails, marks and counts', async ({ page }) => {
    await open(page, '/search/?q=replication%20slot')
    await expect(box(page)).toHaveValue('replication slot')
    await expect(page.getByRole('status').filter({ hasText: /\d+ results for "replication slot"/ })).toBeVisible()
    await expect(page.locator('#content ol > li').first()).toContainText('Documentation / ')
    await expect(page.locator('#content mark').first()).toHaveText(/replication|slot/i)
    await expect(page).toHaveTitle('Search results for "replication slot" | OLake')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })

  test('typing does not fill the history; Enter makes an entry; back and forward work', async ({ page }) => {
    await open(page, '/search/')
    const before = await page.evaluate(() => history.length)
    await box(page).pressSequentially('slot')
    await expect(page).toHaveURL('/search/?q=slot')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await page.keyboard.press('Enter')
    await box(page).fill('duckdb')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search/?q=duckdb')
    await page.goBack()
    await expect(box(page)).toHaveValue('slot')
    await page.goForward()
    await expect(box(page)).toHaveValue('duckdb')
  })

  test('filters by section and loads more', async ({ page }) => {
    await open(page, '/search/?q=iceberg')
    const results = page.locator('#content ol > li')
    await expect(results).toHaveCount(20)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => results.count()).toBeGreaterThan(20)
    const filter = page.getByRole('button', { name: /^Query engines \d+$/ })
    const count = Number((await filter.textContent())?.match(/\d+/)?.[0])
    await filter.click()
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(`${count} results for "iceberg"`)).toBeVisible()
    await expect(results.first()).toContainText('Query engines')
  })

  test('no results, and no query, offer queries to try', async ({ page }) => {
    await open(page, '/search/?q=xyzzyq')
    await expect(page.getByText('No results for "xyzzyq"')).toBeVisible()
    await page.getByRole('button', { name: 'lsn mismatch' }).click()
    await expect(page.getByText(/^\d+ results for "lsn mismatch"/)).toBeVisible()
    await box(page).fill('')
    await expect(page.getByText('Type a few words, a key')).toBeVisible()
  })

  test('markup in the query is text', async ({ page }) => {
    await open(page, `/search/?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    await expect(box(page)).toHaveValue('<img src=x onerror=alert(1)>')
    expect(await page.locator('#content img').count()).toBe(0)
  })

  test('says what to do without scripts', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto('/search/')
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('Searching needs JavaScript')
    await context.close()
  })
})

test('the browser can search the site from its address bar', async ({ page, request }) => {
  await open(page, pages.home)
  await expect(page.locator('link[rel="search"]')).toHaveAttribute('href', '/opensearch.xml')
  const response = await request.get('/opensearch.xml')
  const valid = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      return (
        document.querySelector('parsererror') === null && document.documentElement.namespaceURI === 'http://a9.com/-/spec/opensearch/1.1/'
      )
    },
    await response.text(),
  )
  expect(valid).toBe(true)
})

test('content pages tell crawlers language, version and tag', async ({ page }) => {
  await open(page, pages.rds)
  for (const [name, content] of [
    ['docsearch:language', 'en'],
    ['docsearch:version', 'current'],
    ['docsearch:docusaurus_tag', 'docs-default-current'],
  ]) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', content ?? '')
  }
})
