import { ANALYTICS_ORIGIN } from '../../lib/analytics'
import type { fakeAlgolia } from './fake-algolia'
import { expect, search, test } from './hosted-search'
import { hits, input } from './search-window'
import { openWithAllSettings, pages } from './support'

type Page = import('@playwright/test').Page

const eventsOf = (algolia: Awaited<ReturnType<typeof fakeAlgolia>>) =>
  algolia.received.filter(({ path }) => path === '/1/events').flatMap(({ body }) => body.events as Array<Record<string, unknown>>)

test('with consent, view and click events are sent without loading an external script', async ({ page, algolia }) => {
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
  // This build also loads analytics, which is not part of the search.
  expect(new Set(scripts.filter((host) => host !== new URL(ANALYTICS_ORIGIN).hostname))).toEqual(new Set(['localhost']))
})

test.describe('without consent no events are sent', () => {
  for (const [who, prepare] of [
    ['for a visitor who declined', (page: Page) => openWithAllSettings(page, pages.intro, 'denied')],
    [
      'for a visitor with Global Privacy Control who consented before',
      async (page: Page) => {
        await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
        await openWithAllSettings(page, pages.intro, 'granted')
      },
    ],
  ] as const) {
    test(who, async ({ page, algolia }) => {
      await prepare(page)
      await page.keyboard.press('Control+k')
      await input(page).fill('slot')
      await expect(hits(page).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/hit=0/)
      expect(algolia.received.find(({ path }) => path === '/1/indexes/*/queries')?.body.requests?.[0]?.clickAnalytics).toBe(false)
      // Events of the first search would be sent before the second query, so waiting for the query is sufficient.
      await page.keyboard.press('Control+k')
      await input(page).fill('another')
      await expect.poll(() => algolia.received.some(({ body }) => body.requests?.[0]?.query === 'another')).toBe(true)
      expect(eventsOf(algolia)).toEqual([])
      await expect(page.getByRole('region', { name: 'Privacy' })).toHaveCount(0)
    })
  }

  test('a visitor is asked once and can change the answer in the footer', async ({ page, algolia }) => {
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
