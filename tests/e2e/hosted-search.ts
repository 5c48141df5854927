import { fakeAlgolia } from './fake-algolia'
import { input } from './search-window'
import { test as base, endRequests, openWithAllSettings, pages } from './support'

type Page = import('@playwright/test').Page

export { expect } from './support'

/** A test of the site with hosted search. Its fixture `algolia` is a fake search provider that records all requests. */
export const test = base.extend<{ algolia: Awaited<ReturnType<typeof fakeAlgolia>> }>({
  algolia: async ({ page }, use) => {
    // Removes the route that blocks other hosts, because the fake provider handles requests to Algolia.
    await page.unrouteAll()
    const algolia = await fakeAlgolia(page.context())
    await use(algolia)
    await endRequests(page)
    await algolia.close()
  },
})

/** Opens the search modal of the site with hosted search and enters a query. @param consent the visitor's answer about analytics */
export async function search(page: Page, query: string, consent: 'granted' | 'denied' = 'denied') {
  await openWithAllSettings(page, pages.intro, consent)
  await page.keyboard.press('Control+k')
  await input(page).fill(query)
}
