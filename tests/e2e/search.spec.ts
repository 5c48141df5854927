import { expect, follow, open, pages, test, withoutScripts } from './support'

type Page = import('@playwright/test').Page

const button = (page: Page) => page.locator('[data-search-button]:visible').first()
const modal = (page: Page) => page.locator('.DocSearch-Modal')
const input = (page: Page) => page.locator('.DocSearch-Input')
const hits = (page: Page) => page.locator('.DocSearch-Hit a')
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__olake'
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__olake'

const storedHit = (n: number) => ({
  objectID: `h${n}`,
  type: 'lvl1',
  url: `/docs/?n=${n}`,
  url_without_anchor: '/docs/',
  anchor: null,
  content: null,
  hierarchy: { lvl0: 'Documentation', lvl1: `Stored ${n}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
})

async function search(page: Page, query: string) {
  await open(page, pages.intro)
  await page.keyboard.press('Control+k')
  await input(page).fill(query)
}

test.describe('opening and closing the modal', () => {
  test('nothing loads before intent; hover loads modal and index', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, pages.rds)
    expect(asked.filter((path) => path.startsWith('/search-index/'))).toEqual([])
    const before = asked.length
    await button(page).hover()
    await expect.poll(() => asked.includes('/search-index/index.json')).toBe(true)
    expect(asked.length).toBeGreaterThan(before + 2)
    await expect(modal(page)).toHaveCount(0)
  })

  for (const [intent, show] of [
    ['focus', (page: Page) => button(page).focus()],
    ['touch', (page: Page) => button(page).dispatchEvent('touchstart')],
  ] as const) {
    test(`${intent} loads the index ahead`, async ({ page }) => {
      await open(page, pages.rds)
      const index = page.waitForRequest(/search-index\/index\.json/)
      await show(page)
      await index
      await expect(modal(page)).toHaveCount(0)
    })
  }

  test('by click; Escape closes and the focus returns to the button', async ({ page }) => {
    await open(page, pages.rds)
    await button(page).click()
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs')
    await page.keyboard.press('Escape')
    await expect(modal(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`by ${key}`, async ({ page }) => {
      await open(page, pages.rds)
      await page.keyboard.press(key)
      await expect(input(page)).toBeFocused()
    })
  }

  test('the slash is text where one types', async ({ page }) => {
    await open(page, '/search/')
    await page.getByRole('searchbox', { name: 'Search' }).focus()
    await page.keyboard.type('a/b')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('a/b')
    await expect(modal(page)).toHaveCount(0)
  })

  test('selected text becomes the query, at most 64 characters', async ({ page }) => {
    await open(page, pages.rds)
    await page.evaluate(() => {
      const heading = document.querySelector('#prerequisites')
      if (heading) window.getSelection()?.selectAllChildren(heading)
    })
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue(/^Prerequisites/)
    await expect(input(page)).toHaveAttribute('maxlength', '64')
  })

  test('on a phone from the bar and from the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pages.rds)
    await button(page).click()
    await expect(input(page)).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search docs' }).click()
    await expect(input(page)).toBeFocused()
  })
})

test.describe('results from the local index', () => {
  test('are grouped by section, at most five in each, with what was found marked', async ({ page }) => {
    await search(page, 'delete')
    await expect(page.locator('.DocSearch-Hit-source').first()).toBeVisible()
    const groups = page.locator('.DocSearch-Hits')
    for (let index = 0; index < (await groups.count()); index++)
      expect(await groups.nth(index).locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(5)
    expect(await page.locator('.DocSearch-Hit-source').count()).toBeGreaterThan(1)
    await expect(page.locator('.DocSearch-Hit mark').first()).toHaveText(/delet/i)
  })

  test('a slip of the keyboard still finds the page', async ({ page }) => {
    await search(page, 'postgers')
    await expect(hits(page).first()).toHaveAttribute('href', /\/docs\/connectors\/postgres\//)
  })

  test('arrows choose, Enter opens without a reload', async ({ page }) => {
    await search(page, 'lsn mismatch')
    await expect(hits(page).first()).toBeVisible()
    await page.evaluate(() => {
      ;(window as { kept?: boolean }).kept = true
    })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/connectors\/postgres\/troubleshooting\/#lsn-mismatch/)
    await expect(modal(page)).toHaveCount(0)
    expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true)
  })

  test('a click on a result opens it and closes the modal', async ({ page }) => {
    await search(page, 'duckdb')
    await hits(page).first().click()
    await expect(page).toHaveURL(/duckdb/)
    await expect(modal(page)).toHaveCount(0)
  })

  test('See all leads to the search page with the query and the count', async ({ page }) => {
    await search(page, 'slot')
    const all = page.getByRole('link', { name: /^See all \d+ results$/ })
    await expect(all).toHaveAttribute('href', '/search/?q=slot')
    const count = (await all.textContent())?.match(/\d+/)?.[0]
    await all.click()
    await expect(page.getByText(`${count} results for "slot"`)).toBeVisible()
  })

  test('footer hints name the keys', async ({ page }) => {
    await search(page, 'slot')
    for (const hint of ['to select', 'to navigate', 'to close']) await expect(page.locator('.DocSearch-Commands')).toContainText(hint)
  })

  test('markup in a query is shown, never run', async ({ page }) => {
    await search(page, '<img src=x onerror=alert(1)>zzqx')
    await expect(page.locator('.DocSearch-NoResults, .DocSearch-Hits').first()).toBeVisible()
    expect(await page.locator('.DocSearch-Modal img').count()).toBe(0)
  })

  test('an empty answer says so, suggests, and can be reported', async ({ page }) => {
    await search(page, 'slot')
    await expect(hits(page).first()).toBeVisible()
    await input(page).fill('xyzzyq')
    await expect(page.locator('.DocSearch-NoResults')).toContainText('No results for "xyzzyq"')
    await expect(page.getByText('Believe this query should return results?')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /issues\/new\?title=/)
  })
})

test.describe('recent and favorite searches', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`none at first; a chosen result becomes recent, can be kept as favorite, and removed (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await open(page, pages.intro)
      await page.keyboard.press('Control+k')
      await expect(page.getByText('No recent searches')).toBeVisible()
      await input(page).fill('lsn mismatch')
      await expect(hits(page).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(modal(page)).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent'])
      await page.getByRole('button', { name: 'Save this search' }).click()
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Favorite'])
      await page.getByRole('button', { name: 'Remove this search from favorites' }).click()
      await expect(page.getByText('No recent searches')).toBeVisible()
    })
  }

  test('the list stays when a page arrives while the modal is open', async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [RECENT, JSON.stringify([storedHit(0)])])
    await open(page, pages.intro)
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/quickstart.*_rsc=/, async (route) => {
      await arrival
      await route.continue()
    })
    await follow(page, pages.quickstart)
    await page.keyboard.press('Control+k')
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent'])
    arrive()
    await expect(page).toHaveURL(/quickstart/)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText('Quickstart')
    await hits(page).first().hover()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.DocSearch-Hit[aria-selected="true"]')).toHaveCount(1)
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent'])
  })

  for (const [favorites, shown] of [
    [0, 7],
    [1, 4],
  ] as const) {
    test(`${shown} recent ones with ${favorites} favorites`, async ({ page }) => {
      const recent = Array.from({ length: 9 }, (_, n) => storedHit(n))
      const kept = Array.from({ length: favorites }, (_, n) => storedHit(100 + n))
      await page.addInitScript(
        ([keys, values]) => {
          for (const [at, key] of keys?.entries() ?? []) localStorage.setItem(key, values?.[at] ?? '')
        },
        [
          [RECENT, FAVORITE],
          [JSON.stringify(recent), JSON.stringify(kept)],
        ],
      )
      await open(page, pages.intro)
      await page.keyboard.press('Control+k')
      await expect(page.locator('.DocSearch-Hits').first().locator('.DocSearch-Hit')).toHaveCount(shown)
    })
  }

  test('at most 10 favorites', async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [FAVORITE, JSON.stringify(Array.from({ length: 14 }, (_, n) => storedHit(n)))],
    )
    await open(page, pages.intro)
    await page.keyboard.press('Control+k')
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(10)
  })

  for (const broken of ['{', 'null', '[1,2]', '[{"objectID":"x"}]']) {
    test(`broken storage does not break the modal: ${broken}`, async ({ page }) => {
      await page.addInitScript(
        ([keys, value]) => {
          for (const key of keys as string[]) localStorage.setItem(key, value as string)
        },
        [[RECENT, FAVORITE], broken],
      )
      await open(page, pages.intro)
      await page.keyboard.press('Control+k')
      await expect(page.getByText('No recent searches')).toBeVisible()
    })
  }
})

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
