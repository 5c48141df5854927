import { hits, input, search } from './search-window'
import { expect, open, test } from './support'

test.describe('when the search index cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED .*\/search-index\/index\.json/ })

  test('the modal shows the error screen, and works after the index is available', async ({ page }) => {
    await page.context().route(/search-index/, (route) => route.abort())
    await search(page, 'slot')
    await expect(page.getByText('Unable to fetch results')).toBeVisible()
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible()
    await page.context().unroute(/search-index/)
    await input(page).fill('slots')
    await expect(hits(page).first()).toBeVisible()
  })

  test('the modal is marked as stalled while the response is slow', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.context().route(/search-index\/index/, async (route) => {
      await held
      await route.continue()
    })
    await search(page, 'slot')
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible()
    release()
    await expect(hits(page).first()).toBeVisible()
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0)
  })

  test('the search page shows an error and retries with Try again', async ({ page }) => {
    await page.context().route(/search-index/, (route) => route.abort())
    await open(page, '/search/?q=slot')
    await expect(page.getByText('Unable to fetch results')).toBeVisible()
    await page.context().unroute(/search-index/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^\d+ results for "slot"/)).toBeVisible()
  })
})
