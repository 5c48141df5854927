import type { Page } from '@playwright/test'
import { expect, open, ready, test, withoutScripts } from './support'

const list = '/docs/release/all/'
const entries = (page: Page) => page.locator('.release-list > li:visible')

test('releases can be filtered by product and kind of change, and the address keeps the filter', async ({ page }) => {
  await open(page, list)
  const all = await entries(page).count()
  await page.getByLabel('Product').selectOption({ label: 'OLake UI' })
  const products = await entries(page).evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.product))
  expect(new Set(products)).toEqual(new Set(['ui']))
  await expect(page.getByText(`${products.length} of ${all} releases`)).toBeVisible()
  await page.getByLabel('Kind of change').selectOption({ label: 'Fixes' })
  expect(new URL(page.url()).search).toBe('?product=ui&kind=fix')
  const fixes = await entries(page).count()
  expect(fixes).toBeLessThan(products.length)
  await page.reload()
  await ready(page)
  await expect(entries(page)).toHaveCount(fixes)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(entries(page)).toHaveCount(all)
})

test('all releases are visible without JavaScript', async ({ browser, baseURL }) => {
  const { context, page } = await withoutScripts(browser, baseURL)
  await page.goto(`${list}?product=ui`)
  await expect(entries(page).and(page.locator('[data-product="engine"]')).first()).toBeVisible()
  await expect(page.getByLabel('Product')).toBeHidden()
  await context.close()
})
