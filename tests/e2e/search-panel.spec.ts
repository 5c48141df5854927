import { hits, search } from './search-window'
import { expect, open, test } from './support'

type Page = import('@playwright/test').Page

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
const panel = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

test.describe('suggestions below the search field', () => {
  test('open on focus, close on Escape, and a second Escape clears the query', async ({ page }) => {
    await open(page, '/search/?q=slot')
    await expect(page.getByText(/results for "slot"/)).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await box(page).focus()
    await expect(panel(page)).toBeVisible()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(box(page)).toHaveValue('slot')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveValue('')
    await expect(page).toHaveURL('/search/')
  })

  test('close on Tab, on a click outside and on Enter, and open while typing', async ({ page }) => {
    await open(page, '/search/?q=slot')
    await expect(page.getByText(/results for "slot"/)).toBeVisible()
    await box(page).focus()
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel(page)).toBeHidden()
    await box(page).focus()
    await expect(panel(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(panel(page)).toBeHidden()
    await box(page).fill('replication slot')
    await expect(panel(page).getByRole('option')).toHaveCount(5)
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL('/search/?q=replication%20slot')
  })

  test('are selected with the arrow keys and opened with Enter', async ({ page }) => {
    await open(page, '/search/')
    await box(page).fill('replication slot')
    await expect(panel(page).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(panel(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const first = panel(page).getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    const title = await first.evaluate((option) => option.firstChild?.textContent ?? '')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/search\//)
    await expect(page.locator('#content').getByRole('heading', { name: title }).first()).toBeVisible()
  })

  test('show recent searches without a query', async ({ page }) => {
    await open(page, '/search/')
    await box(page).focus()
    await expect(panel(page)).toHaveText('No recent searches')
    await search(page, 'slot')
    await expect(hits(page).first()).toBeVisible()
    const address = (await hits(page).first().getAttribute('href')) ?? ''
    await hits(page).first().click()
    await expect(page).toHaveURL(address)
    await open(page, '/search/')
    await box(page).focus()
    await expect(panel(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1)
    await panel(page).getByRole('option').first().click()
    await expect(page).toHaveURL(address)
  })
})
