import { expect, open, pages } from './support'

type Page = import('@playwright/test').Page

/** Elements of the search modal. */
export const modal = (page: Page) => page.locator('.DocSearch-Modal')
export const input = (page: Page) => page.locator('.DocSearch-Input')
export const hits = (page: Page) => page.locator('.DocSearch-Hit a')

/** Opens the search modal on a documentation page and enters a query. */
export async function search(page: Page, query: string) {
  await open(page, pages.intro)
  await page.keyboard.press('Control+k')
  await input(page).fill(query)
}

/** Clicks the first result and waits for its page. */
export async function openFirst(page: Page) {
  await expect(hits(page).first()).toBeVisible()
  const address = (await hits(page).first().getAttribute('href')) ?? ''
  await hits(page).first().click()
  await expect(page).toHaveURL(address)
}

/** Holds all requests for scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/_next\/static\/chunks\//, async (route) => {
    await held
    await route.continue()
  })
  return release
}
