import { ANALYTICS_ORIGIN } from '../../lib/analytics'
import { fakeAlgolia } from './fake-algolia'
import { test as base, expect, openWithAllSettings, pages } from './support'

type Page = import('@playwright/test').Page

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

const input = (page: Page) => page.locator('.DocSearch-Input')
const hits = (page: Page) => page.locator('.DocSearch-Hit a')

async function search(page: Page, query: string, consent: 'granted' | 'denied' = 'denied') {
  await openWithAllSettings(page, pages.intro, consent)
  await page.keyboard.press('Control+k')
  await input(page).fill(query)
}

test('asks with path, credentials, payload and filters as documented', async ({ page, algolia }) => {
  await search(page, 'slot', 'granted')
  await expect(hits(page).first()).toBeVisible()
  const asked = algolia.received.filter(({ path }) => path === '/1/indexes/*/queries').at(-1)
  const { method, parameters, body } = asked ?? { method: '', parameters: {}, body: {} }
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

test('asks for snippets of five words on a small screen', async ({ page, algolia }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await search(page, 'slot')
  await expect(hits(page).first()).toBeVisible()
  expect(algolia.received.at(-1)?.body.requests?.[0]?.attributesToSnippet).toContain('content:5')
})

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test(`the search page asks for snippets of ${words} words at ${width} px`, async ({ page, algolia }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWithAllSettings(page, '/search/?q=slot')
    await expect(page.locator('#content ol > li').first()).toBeVisible()
    expect(algolia.received.at(-1)?.body.requests?.[0]?.attributesToSnippet).toEqual([`content:${words}`])
  })
}

test('results lead to this site, and markup in them is text', async ({ page, algolia }) => {
  await search(page, 'slot')
  await expect(hits(page).first()).toHaveAttribute('href', '/sub/de/docs/getting-started/quickstart/?hit=0#start-olake')
  await expect(page.locator('.DocSearch-Hit mark').first()).toHaveText('slot')
  expect(await page.locator('.DocSearch-Modal .DocSearch-Hit img').count()).toBe(0)
  await expect(hits(page).first()).toContainText('<img src=x>')
  expect(algolia.received.length).toBeGreaterThan(0)
})

test('groups by section, five in each, and counts all', async ({ page, algolia }) => {
  await search(page, 'many')
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Documentation', 'Blog'])
  await expect(page.locator('.DocSearch-Hits').first().locator('.DocSearch-Hit')).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'See all 27 results' })).toHaveAttribute('href', '/sub/de/search/?q=many')
  expect(algolia.received.at(-1)?.body.requests).toHaveLength(1)
})

const eventsOf = (algolia: Awaited<ReturnType<typeof fakeAlgolia>>) =>
  algolia.received.filter(({ path }) => path === '/1/events').flatMap(({ body }) => body.events as Array<Record<string, unknown>>)

test('results that are shown and opened are told to the index, without a script from elsewhere', async ({ page, algolia }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).hostname))
  await search(page, 'slot', 'granted')
  await expect(hits(page).first()).toBeVisible()
  await expect
    .poll(() => eventsOf(algolia).find(({ eventType }) => eventType === 'view'))
    .toMatchObject({ eventName: 'Items Viewed', index: 'olake_test', objectIDs: ['id-0', 'id-1'] })
  await page.keyboard.press('Enter')
  await expect
    .poll(() => eventsOf(algolia).find(({ eventType }) => eventType === 'click'))
    .toMatchObject({ eventName: 'Item Selected', index: 'olake_test', objectIDs: ['id-0'], positions: [1], queryID: 'f'.repeat(32) })
  // This export measures visits too; search itself brings nothing from elsewhere.
  expect(new Set(scripts.filter((host) => host !== new URL(ANALYTICS_ORIGIN).hostname))).toEqual(new Set(['localhost']))
})

test.describe('without consent nothing is told to the index', () => {
  for (const [who, prepare] of [
    ['a reader who declined', (page: Page) => openWithAllSettings(page, pages.intro, 'denied')],
    [
      'a reader with Global Privacy Control, whatever was answered before',
      async (page: Page) => {
        await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
        await openWithAllSettings(page, pages.intro, 'granted')
      },
    ],
  ] as const) {
    test(who, async ({ page, algolia }) => {
      await prepare(page)
      await expect(page.getByRole('region', { name: 'Privacy' })).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await input(page).fill('slot')
      await expect(hits(page).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/hit=0/)
      expect(algolia.received.find(({ path }) => path === '/1/indexes/*/queries')?.body.requests?.[0]?.clickAnalytics).toBe(false)
      expect(eventsOf(algolia)).toEqual([])
    })
  }

  test('a reader is asked once, can allow it, and can change the answer at the bottom of the page', async ({ page, algolia }) => {
    await openWithAllSettings(page, pages.intro, 'unasked')
    const question = page.getByRole('region', { name: 'Privacy' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Allow' }).click()
    await expect(question).toHaveCount(0)
    await page.reload()
    await page.keyboard.press('Control+k')
    await input(page).fill('slot')
    await expect.poll(() => eventsOf(algolia).length).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Decline' }).click()
    expect(await page.evaluate(() => localStorage.getItem('measuring.consent'))).toBe('denied')
  })
})

test('a late answer is marked as stalled after 300 ms', async ({ page, algolia }) => {
  await search(page, 'slow')
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible()
  await expect(hits(page).first()).toBeVisible()
  expect(algolia.received.length).toBeGreaterThan(0)
})

test('nothing found says so, with up to three queries to try that have results', async ({ page, algolia }) => {
  await search(page, 'many')
  await expect(hits(page).first()).toBeVisible()
  await input(page).fill('none')
  await expect(page.locator('.DocSearch-NoResults')).toContainText('No results for "none"')
  const suggested = page.locator('.DocSearch-Prefill:visible')
  await expect(suggested).toHaveText(['replication slot', 'max_threads', 'lsn mismatch'])
  await suggested.first().click()
  await expect(input(page)).toHaveValue('replication slot')
  await expect(hits(page).first()).toBeVisible()
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

  for (const query of ['denied', 'malformed', 'misshapen']) {
    test(`a ${query} answer shows the error screen, with no uncaught error, and the next query works`, async ({ page, algolia }) => {
      const uncaught: string[] = []
      page.on('pageerror', (error) => uncaught.push(String(error)))
      await search(page, query)
      await expect(page.getByText('Unable to fetch results')).toBeVisible()
      await expect(page.getByText('You might want to check your network connection.')).toBeVisible()
      await expect(page.locator('.DocSearch-NoResults')).toHaveCount(0)
      await input(page).fill('slot')
      await expect(hits(page).first()).toBeVisible()
      expect(uncaught).toEqual([])
      expect(algolia.received.length).toBeGreaterThan(1)
    })

    test(`the search page tells of a ${query} answer`, async ({ page, algolia }) => {
      await openWithAllSettings(page, `/search/?q=${query}`)
      await expect(page.getByText('Unable to fetch results')).toBeVisible()
      await expect(page.getByText('You might want to check your network connection.')).toBeVisible()
      expect(algolia.received.length).toBeGreaterThan(0)
    })
  }
})

test('the search page asks for results and for counts of each section, and loads more', async ({ page, algolia }) => {
  await openWithAllSettings(page, '/search/?q=many')
  await expect(page.getByText('27 results for "many"')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Blog 13' })).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.locator('#content ol > li')).toHaveCount(27)
  await page.getByRole('button', { name: 'Blog 13' }).click()
  await expect.poll(() => JSON.stringify(algolia.received.at(-1)?.body.requests?.[0]?.facetFilters)).toContain('hierarchy.lvl0:Blog')
})
