import { exampleQueries } from '../../lib/search/example-queries'
import { expect, search, test } from './hosted-search'
import { hits, input } from './search-window'
import { openWithAllSettings } from './support'

test('sends requests with the path, credentials, parameters and filters of the Algolia API', async ({ page, algolia }) => {
  await search(page, 'slot', 'granted')
  await expect(hits(page).first()).toBeVisible()
  const request = algolia.received.filter(({ path }) => path === '/1/indexes/*/queries').at(-1)
  const { method, parameters, body } = request ?? { method: '', parameters: {}, body: {} }
  expect(method).toBe('POST')
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
    facetFilters: ['language:de', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  })
})

test('requests snippets of five words on a small screen', async ({ page, algolia }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await search(page, 'slot')
  await expect(hits(page).first()).toBeVisible()
  expect(algolia.received.at(-1)?.body.requests?.[0]?.attributesToSnippet).toContain('content:5')
})

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test(`the search page requests snippets of ${words} words at ${width} px`, async ({ page, algolia }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWithAllSettings(page, '/search/?q=slot')
    await expect(page.locator('#content ol > li').first()).toBeVisible()
    expect(algolia.received.at(-1)?.body.requests?.[0]?.attributesToSnippet).toEqual([`content:${words}`])
  })
}

test('results link to this site, and their markup is escaped', async ({ page, algolia }) => {
  await search(page, 'slot')
  await expect(hits(page).first()).toHaveAttribute('href', '/sub/de/docs/getting-started/quickstart/?hit=0#start-olake')
  await expect(page.locator('.DocSearch-Hit mark').first()).toHaveText('slot')
  expect(await page.locator('.DocSearch-Modal .DocSearch-Hit img').count()).toBe(0)
  await expect(hits(page).first()).toContainText('<img src=x>')
  expect(algolia.received.length).toBeGreaterThan(0)
})

test('groups results by section, five in each, and shows the total', async ({ page, algolia }) => {
  await search(page, 'many')
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Documentation', 'Blog'])
  await expect(page.locator('.DocSearch-Hits').first().locator('.DocSearch-Hit')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'See all 27 results' })).toHaveAttribute('href', '/sub/de/search/?q=many')
  expect(algolia.received.at(-1)?.body.requests).toHaveLength(1)
})

test('a slow response marks the modal as stalled', async ({ page, algolia }) => {
  await search(page, 'slow')
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible()
  await expect(hits(page).first()).toBeVisible()
  expect(algolia.received.length).toBeGreaterThan(0)
})

test('suggests three queries with results if there are none', async ({ page, algolia }) => {
  await search(page, 'many')
  await expect(hits(page).first()).toBeVisible()
  await input(page).fill('none')
  await expect(page.locator('.DocSearch-NoResults')).toContainText('No results for "none"')
  const suggested = page.locator('.DocSearch-Prefill:visible')
  await expect(suggested).toHaveText(exampleQueries.slice(0, 3))
  await suggested.first().click()
  await expect(input(page)).toHaveValue(exampleQueries[0] ?? '')
  await expect(hits(page).first()).toBeVisible()
  expect(algolia.received.length).toBeGreaterThan(0)
})

test('the search page shows counts by section, filters by section and loads more results', async ({ page, algolia }) => {
  await openWithAllSettings(page, '/search/?q=many')
  await expect(page.getByText('27 results for "many"')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Blog 13' })).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.locator('#content ol > li')).toHaveCount(27)
  await page.getByRole('button', { name: 'Blog 13' }).click()
  await expect.poll(() => JSON.stringify(algolia.received.at(-1)?.body.requests?.[0]?.facetFilters)).toContain('hierarchy.lvl0:Blog')
})
