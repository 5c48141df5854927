import { expect, open, pages, test } from './support'

test.describe('a printed page', () => {
  test('has dark text on white in the dark theme', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await open(page, pages.parts)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['h1', '.prose p', '.prose h2', '.prose td', '.code code'])
      expect(await page.locator(part).first().evaluate(brightness), part).toBeLessThan(110)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(255, 255, 255)')
  })

  test('shows content that is collapsed on screen', async ({ page }) => {
    await open(page, pages.parts)
    const folded = page.locator('#content details.details > div').first()
    await expect(folded).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(folded).toBeVisible()
  })
})

/** Mean of the red, green and blue values of an element's text color, from 0 to 255. */
function brightness(element: Element): number {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
  return (red + green + blue) / 3
}
