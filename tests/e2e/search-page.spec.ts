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
  const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
  const panel = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

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

  test('instead of a query without results, up to three with results are offered', async ({ page }) => {
    await open(page, '/search/?q=xyzzyq')
    await expect(page.getByText('Try searching for:')).toBeVisible()
    const offered = page.locator('#content').getByRole('listitem').getByRole('button')
    await expect(offered).toHaveCount(3)
    for (const query of await offered.allTextContents()) {
      await page.goto(`/search/?q=${encodeURIComponent(query)}`)
      await expect(page.getByText(/^\d+ results for /)).toBeVisible()
    }
  })

  test('follows its address, whoever changes it', async ({ page }) => {
    await open(page, '/search/?q=duckdb')
    await expect(page.getByText(/results for "duckdb"/)).toBeVisible()
    await page.keyboard.press('Control+k')
    await input(page).fill('slot')
    await page.getByRole('link', { name: /^See all \d+ results$/ }).click()
    await expect(box(page)).toHaveValue('slot')
    await expect(page.getByText(/results for "slot"/)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search/')
    await expect(box(page)).toHaveValue('')
    await expect(page.getByText('Type a few words, a key')).toBeVisible()
    await page.goBack()
    await expect(box(page)).toHaveValue('slot')
  })

  test('a query of the address that is longer than the field allows is cut', async ({ page }) => {
    await open(page, `/search/?q=${'a'.repeat(80)}`)
    await expect(box(page)).toHaveValue('a'.repeat(64))
  })

  test.describe('the panel below the field', () => {
    test('opens on focus; the first Escape closes it, the second clears the query', async ({ page }) => {
      await open(page, '/search/?q=slot')
      await expect(page.getByText(/results for "slot"/)).toBeVisible()
      await expect(panel(page)).toBeHidden()
      await box(page).focus()
      await expect(panel(page)).toBeVisible()
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(box(page)).toHaveValue('slot')
      await expect(box(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(box(page)).toHaveValue('')
      await expect(page).toHaveURL('/search/')
    })

    test('closes on Tab, on a press elsewhere and on Enter, and opens when one types', async ({ page }) => {
      await open(page, '/search/?q=slot')
      await expect(page.getByText(/results for "slot"/)).toBeVisible()
      await box(page).focus()
      await expect(panel(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(panel(page)).toBeHidden()
      await box(page).focus()
      await expect(panel(page)).toBeVisible()
      await page.getByRole('heading', { level: 1 }).click()
      await expect(panel(page)).toBeHidden()
      await box(page).fill('replication slot')
      await expect(panel(page).getByRole('option')).toHaveCount(5)
      await page.keyboard.press('Enter')
      await expect(panel(page)).toBeHidden()
      await expect(page).toHaveURL('/search/?q=replication%20slot')
    })

    test('arrows choose an entry, and Enter opens it', async ({ page }) => {
      await open(page, '/search/')
      await box(page).fill('lsn mismatch')
      await expect(panel(page).getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowUp')
      await expect(panel(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const first = panel(page).getByRole('option').first()
      await expect(first).toHaveAttribute('aria-selected', 'true')
      await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#lsn-mismatch/)
    })

    test('without a query has recent and favorite searches', async ({ page }) => {
      await open(page, '/search/')
      await box(page).focus()
      await expect(panel(page)).toHaveText('No recent searches')
      await search(page, 'duckdb')
      await hits(page).first().click()
      await expect(page).toHaveURL(/duckdb/)
      await open(page, '/search/')
      await box(page).focus()
      await expect(panel(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1)
      await panel(page).getByRole('option').first().click()
      await expect(page).toHaveURL(/duckdb/)
    })
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
