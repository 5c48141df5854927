import { open, pages } from './support'

type Page = import('@playwright/test').Page

/** Parts of the search window. */
export const modal = (page: Page) => page.locator('.DocSearch-Modal')
export const input = (page: Page) => page.locator('.DocSearch-Input')
export const hits = (page: Page) => page.locator('.DocSearch-Hit a')

/** Opens the search window on a page of the documentation and types into it. */
export async function search(page: Page, query: string) {
  await open(page, pages.intro)
  await page.keyboard.press('Control+k')
  await input(page).fill(query)
}
