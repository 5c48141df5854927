import { fakeAlgolia } from './fake-algolia'
import { input } from './search-window'
import { test as base, openWithAllSettings, pages } from './support'

type Page = import('@playwright/test').Page

export { expect } from './support'

/** A test of the site with hosted search: each has a search provider of its own, `algolia`, that records what it is asked. */
export const test = base.extend<{ algolia: Awaited<ReturnType<typeof fakeAlgolia>> }>({
  algolia: async ({ page }, use) => {
    // Only the fake index may answer for other hosts.
    await page.unrouteAll()
    const algolia = await fakeAlgolia(page.context())
    await use(algolia)
    await algolia.close()
  },
})

/** Opens the search window of the site with hosted search and types a query. @param consent the reader's answer about measuring */
export async function search(page: Page, query: string, consent: 'granted' | 'denied' = 'denied') {
  await openWithAllSettings(page, pages.intro, consent)
  await page.keyboard.press('Control+k')
  await input(page).fill(query)
}
