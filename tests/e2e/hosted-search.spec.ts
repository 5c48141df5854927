import { ANALYTICS_ORIGIN } from '../../lib/analytics'
import { fakeAlgolia } from './fake-algolia'
import { test as base, expect, open, pages } from './support'

type Page = import('@playwright/test').Page

const port = Number(process.env.TEST_PORT ?? 4188) + 1

/** Every test has an index of its own. */
const test = base.extend<{ algolia: Awaited<ReturnType<typeof fakeAlgolia>> }>({
  algolia: async ({ page }, use) => {
    // Only the fake index may answer for other hosts.
    await page.unrouteAll()
    const algolia = await fakeAlgolia(page.context())
    await use(algolia)
    await algolia.close()
  },
})
test.use({ baseURL: `http://localhost:${port}` })

const input = (page: Page) => page.locator('.DocSearch-Input')
const hits = (page: Page) => page.locator('.DocSearch-Hit a')

async function search(page: Page, query: string) {
  await open(page, pages.intro)
  await page.keyboard.press('Control+k')
  await input(page).fill(query)
}

test('asks as the specification says: path, credentials, payload and filters', async ({ page, algolia }) => {
  await search(page, 'slot')
  await expect(hits(page).first()).toBeVisible()
  const { method, path, parameters, body } = algolia.received.at(-1) ??
    algolia.received[0] ?? { method: '', path: '', parameters: {}, body: {} }
  expect(method).toBe('POST')
  expect(path).toBe('/1/indexes/*/queries')
  expect(parameters).toMatchObject({ 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'testkey' })
  expect(body.requests?.[0]).toMatchObject({
    query: 'slot',
    indexName: 'olake_test',
    attributesToRetrieve: [
      'hierarchy.lvl0',
      'hierarchy.lvl1',
      'hierarchy.lvl2',
      'hierarchy.lvl3',
      'hierarchy.lvl4',
      'hierarchy.lvl5',
      'hierarchy.lvl6',
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      'hierarchy.lvl1:10',
      'hierarchy.lvl2:10',
      'hierarchy.lvl3:10',
      'hierarchy.lvl4:10',
      'hierarchy.lvl5:10',
      'hierarchy.lvl6:10',
      'content:10',
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: true,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  })
})

test('asks for snippets of five words on a small screen', async ({ page, algolia }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await search(page, 'slot')
  await expect(hits(page).first()).toBeVisible()
  expect(algolia.received.at(-1)?.body.requests?.[0]?.attributesToSnippet).toContain('content:5')
})

test('results lead to this site, and markup in them is text', async ({ page, algolia }) => {
  await search(page, 'slot')
  await expect(hits(page).first()).toHaveAttribute('href', '/docs/getting-started/quickstart/?hit=0#start-olake')
  await expect(page.locator('.DocSearch-Hit mark').first()).toHaveText('slot')
  expect(await page.locator('.DocSearch-Modal .DocSearch-Hit img').count()).toBe(0)
  await expect(hits(page).first()).toContainText('<img src=x>')
  expect(algolia.received.length).toBeGreaterThan(0)
})

test('groups by section, five in each, and counts all', async ({ page, algolia }) => {
  await search(page, 'many')
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Documentation', 'Blog'])
  await expect(page.locator('.DocSearch-Hits').first().locator('.DocSearch-Hit')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'See all 27 results' })).toHaveAttribute('href', '/search/?q=many')
  expect(algolia.received.at(-1)?.body.requests).toHaveLength(1)
})

test('an opened result is told to the index, without a script from elsewhere', async ({ page, algolia }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).hostname))
  await search(page, 'slot')
  await expect(hits(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => algolia.received.find(({ path }) => path === '/1/events')?.body.events)
    .toMatchObject([{ eventType: 'click', index: 'olake_test', objectIDs: ['id-0'], positions: [1], queryID: 'f'.repeat(32) }])
  // This export measures visits too; search itself brings nothing from elsewhere.
  expect(new Set(scripts.filter((host) => host !== new URL(ANALYTICS_ORIGIN).hostname))).toEqual(new Set(['localhost']))
})

test('a late answer is marked as stalled after 300 ms', async ({ page, algolia }) => {
  await search(page, 'slow')
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible()
  await expect(hits(page).first()).toBeVisible()
  expect(algolia.received.length).toBeGreaterThan(0)
})

test('nothing found says so, with other queries to try', async ({ page, algolia }) => {
  await search(page, 'none')
  await expect(page.locator('.DocSearch-NoResults')).toContainText('No results for "none"')
  expect(algolia.received.length).toBeGreaterThan(0)
})

test.describe('faults of the provider', () => {
  test.use({ expectErrors: true })

  test('all hosts down: the error screen, and results once one answers', async ({ page, algolia }) => {
    algolia.setDown(true)
    await search(page, 'slot')
    await expect(page.getByText('Unable to fetch results')).toBeVisible()
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible()
    algolia.setDown(false)
    await input(page).fill('slots')
    await expect(hits(page).first()).toBeVisible()
  })

  for (const query of ['denied', 'malformed']) {
    test(`a ${query} answer leaves page and modal working`, async ({ page, algolia }) => {
      await search(page, query)
      await expect.poll(() => algolia.received.length).toBeGreaterThan(0)
      await input(page).fill('slot')
      await expect(hits(page).first()).toBeVisible()
    })

    test(`the search page tells of a ${query} answer`, async ({ page, algolia }) => {
      await open(page, `/search/?q=${query}`)
      await expect(page.getByText('Unable to fetch results')).toBeVisible()
      expect(algolia.received.length).toBeGreaterThan(0)
    })
  }
})

test('the search page asks for results and for counts of each section, and loads more', async ({ page, algolia }) => {
  await open(page, '/search/?q=many')
  await expect(page.getByText('27 results for "many"')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Blog 13' })).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.locator('#content ol > li')).toHaveCount(27)
  await page.getByRole('button', { name: 'Blog 13' }).click()
  await expect.poll(() => JSON.stringify(algolia.received.at(-1)?.body.requests?.[0]?.facetFilters)).toContain('hierarchy.lvl0:Blog')
})
