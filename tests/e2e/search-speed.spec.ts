import { hits, input } from './search-window'
import { expect, open, pages, test } from './support'

type Page = import('@playwright/test').Page

/** kB that the browser may receive after the search is opened and before the first results: code, styles and the first part of the index. */
const FIRST_RESULTS = 150

/** Holds requests of the page and of its worker until the returned function is called. */
async function holdAll(page: Page, address: RegExp) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.context().route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Notes every screen of the search window, with the text of the field at the same time. */
const noteScreens = (page: Page) =>
  page.evaluate(() => {
    const notes: string[] = []
    Object.assign(window, { notes })
    const isShown = (element: Element | null) => element instanceof HTMLElement && element.offsetParent !== null
    const look = () => {
      const text = document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? ''
      const title = document.querySelector('.DocSearch-NoResults .DocSearch-Title')
      if (isShown(title)) notes.push(`${text}: ${title?.textContent}`)
      const recent = document.querySelector('.DocSearch-StartScreen > .DocSearch-Help')
      if (text.trim() && isShown(recent)) notes.push(`${text}: ${recent?.textContent}`)
      requestAnimationFrame(look)
    }
    look()
  })
const notes = (page: Page) => page.evaluate(() => (window as unknown as { notes: string[] }).notes)

test.describe('the first results', () => {
  test('appear before the words and texts of pages are loaded, and are completed later', async ({ page }) => {
    await open(page, pages.intro)
    await page.waitForLoadState('networkidle')
    const received: Array<Promise<number>> = []
    const count = (request: import('@playwright/test').Request) =>
      received.push(request.sizes().then((sizes) => Math.max(0, sizes.responseBodySize)))
    page.context().on('requestfinished', count)
    const release = await holdAll(page, /search-index\/(text|\d+)\.json/)
    await page.keyboard.press('Control+k')
    await input(page).fill('replication slot')
    await expect(hits(page).first()).toBeVisible()
    const first = await page.locator('.DocSearch-HitsFooter a').textContent()
    // Sizes of later requests are not known if the test ends first.
    page.context().off('requestfinished', count)
    const bytes = (await Promise.all(received)).reduce((sum, size) => sum + size, 0)
    expect(bytes / 1000).toBeLessThanOrEqual(FIRST_RESULTS)
    release()
    await expect(page.locator('.DocSearch-HitsFooter a')).not.toHaveText(first ?? '')
  })

  test('stay where they are if the visitor has selected one', async ({ page }) => {
    const release = await holdAll(page, /search-index\/text\.json/)
    await open(page, pages.intro)
    await page.keyboard.press('Control+k')
    await input(page).fill('replication slot')
    await expect(hits(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const before = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const complete = page.context().waitForEvent('requestfinished', (request) => request.url().endsWith('text.json'))
    release()
    await complete
    await page.waitForTimeout(1500)
    expect(await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(before)
  })

  test('of the search page have no number until they are complete', async ({ page }) => {
    const release = await holdAll(page, /search-index\/text\.json/)
    await open(page, '/search/?q=replication%20slot')
    await expect(page.getByText('First results for "replication slot"')).toBeVisible()
    await expect(page.locator('#content ol > li').first()).toBeVisible()
    release()
    await expect(page.getByText(/^\d+ results for "replication slot"/)).toBeVisible()
    await expect(page.locator('#content ol > li mark').first()).toBeVisible()
  })
})

test.describe('an unfinished query', () => {
  test('never gets the answer to an older query', async ({ page }) => {
    await open(page, pages.intro)
    const release = await holdAll(page, /search-index\//)
    await page.keyboard.press('Control+k')
    await expect(input(page)).toBeFocused()
    await noteScreens(page)
    await page.keyboard.type('postg', { delay: 60 })
    await expect(page.getByText('Searching …')).toBeVisible()
    release()
    await page.keyboard.type('res overview', { delay: 60 })
    await expect(page.getByRole('link', { name: /^See all \d+ results$/ })).toHaveAttribute('href', /q=postgres%20overview/)
    expect(await notes(page)).toEqual([])
  })

  test('of one letter, a stop word or a space shows results or the start, never that there are none', async ({ page }) => {
    await open(page, pages.intro)
    await page.keyboard.press('Control+k')
    await noteScreens(page)
    for (const query of ['p', 'to', 'how']) {
      await input(page).fill(query)
      await expect(page.locator('.DocSearch-Hit, .search-starters').first(), query).toBeVisible()
    }
    await expect(page.getByText('Searching …')).toBeHidden()
    for (const query of [' ', 'why', '?!']) {
      await input(page).fill(query)
      await expect(page.locator('.search-starters'), query).toBeVisible()
    }
    expect(await notes(page)).toEqual([])
    await open(page, '/search/?q=%20')
    await expect(page.getByText('Type a few words, a key')).toBeVisible()
    await open(page, '/search/?q=why')
    await expect(page.getByText('Type a few words, a key')).toBeVisible()
  })
})

test('the window offers six pages before the first search', async ({ page }) => {
  await open(page, pages.intro)
  await page.keyboard.press('Control+k')
  const starters = page.locator('.search-starters').getByRole('link')
  await expect(starters).toHaveCount(6)
  const address = (await starters.first().getAttribute('href')) ?? ''
  await starters.first().click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0)
})

test.describe('the address /search/?q=', () => {
  test('shows its query and a skeleton of results before any script is loaded', async ({ page }) => {
    // The page stays as the browser paints it first.
    await page.route(/_next\/static\/chunks\/.*\.js/, () => {})
    await page.goto('/search/?q=cdc', { waitUntil: 'commit' })
    await expect(page.locator('#search-field')).toHaveValue('cdc')
    await expect(page.locator('#search-skeleton')).toBeVisible()
    await expect(page.getByText('Type a few words, a key')).toBeHidden()
    await page.goto('/search/', { waitUntil: 'commit' })
    await expect(page.getByText('Type a few words, a key')).toBeVisible()
    await expect(page.locator('#search-skeleton')).toBeHidden()
  })

  test('never shows an empty field while it becomes interactive', async ({ page }) => {
    await page.addInitScript(() => {
      const values: string[] = []
      Object.assign(window, { values })
      const look = () => {
        const field = document.querySelector<HTMLInputElement>('#search-field')
        if (field && field.value !== 'cdc') values.push(field.value)
        requestAnimationFrame(look)
      }
      look()
    })
    await open(page, '/search/?q=cdc')
    await expect(page.getByText(/results for "cdc"/)).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { values: string[] }).values)).toEqual([])
    await expect(page.locator('#search-skeleton')).toBeHidden()
  })
})
