import { expect, search, test } from './hosted-search'
import { hits, input } from './search-window'
import { openWithAllSettings } from './support'

test.describe('errors of the search provider', () => {
  test.use({ expectedErrors: /(status of 403 |ERR_CONNECTION_FAILED ).*\/\/testapp-\w+\.algolia(net)?\.(net|com)\/1\/indexes\// })

  test('shows the error screen while all hosts are down, and results after they recover', async ({ page, algolia }) => {
    algolia.setDown(true)
    await search(page, 'slot')
    await expect(page.getByText('Unable to fetch results')).toBeVisible()
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible()
    algolia.setDown(false)
    await input(page).fill('slots')
    await expect(hits(page).first()).toBeVisible()
  })

  test('a host that is down is requested again after two minutes, not earlier', async ({ page, algolia }) => {
    const host = 'testapp-dsn.algolia.net'
    const requested: string[] = []
    page.on('request', (request) => request.url().includes('/queries') && requested.push(new URL(request.url()).hostname))
    await page.context().route(`https://${host}/**`, (route) => route.abort('connectionfailed'))
    await page.clock.install()
    await search(page, 'slot')
    await expect(hits(page).first()).toBeVisible()
    expect(requested[0]).toBe(host)
    requested.length = 0
    // Opens the page again, so that only the stored state of the host is left.
    await search(page, 'many')
    await expect(hits(page).first()).toBeVisible()
    expect(requested).not.toContain(host)
    await page.clock.fastForward('02:01')
    await input(page).fill('slots')
    await expect.poll(() => requested).toContain(host)
    expect(algolia.received.length).toBeGreaterThan(0)
  })

  for (const query of ['denied', 'malformed', 'misshapen']) {
    test(`a ${query} response shows the error screen without an uncaught error, and the next query works`, async ({ page, algolia }) => {
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

    test(`the search page reports a ${query} response`, async ({ page, algolia }) => {
      await openWithAllSettings(page, `/search/?q=${query}`)
      await expect(page.getByText('Unable to fetch results')).toBeVisible()
      await expect(page.getByText('You might want to check your network connection.')).toBeVisible()
      expect(algolia.received.length).toBeGreaterThan(0)
    })
  }
})
