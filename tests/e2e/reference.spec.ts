import { expect, open, pages, test, withoutScripts } from './support'

const cli = '/docs/install/docker-cli/'
const command = (page: import('@playwright/test').Page) => page.locator('.prose .code code', { hasText: 'olakego/source-' }).first()

test.describe('commands for the selected source', () => {
  test('change with the selection, keep it after a reload, and are copied as shown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, cli)
    await expect(command(page)).toContainText('olakego/source-postgres')
    await page.getByRole('combobox', { name: 'Source' }).selectOption('mysql')
    await expect(command(page)).toContainText('olakego/source-mysql')
    expect(await page.locator('.prose .code code', { hasText: 'olakego/source-postgres' }).count()).toBe(0)
    const figure = page.locator('.prose figure.code:visible', { hasText: 'olakego/source-mysql' }).first()
    await figure.hover()
    await figure.getByRole('button', { name: 'Copy code' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('olakego/source-mysql')
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Source' })).toHaveValue('mysql')
    await expect(command(page)).toContainText('olakego/source-mysql')
  })

  test('show the default source without JavaScript', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto(cli)
    await expect(page.getByRole('combobox', { name: 'Source' })).toBeHidden()
    await expect(command(page)).toContainText('olakego/source-postgres')
    await context.close()
  })
})

test.describe('glossary terms', () => {
  const term = (page: import('@playwright/test').Page) => page.locator('.term').first()

  test('show their definition on hover and focus, and hide it on Escape', async ({ page }) => {
    await open(page, pages.benchmarks)
    const tip = term(page).getByRole('tooltip', { includeHidden: true })
    await expect(tip).toBeHidden()
    await term(page).getByRole('link').hover()
    await expect(tip).toBeVisible()
    await tip.hover()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await page.mouse.move(0, 0)
    await term(page).getByRole('link').focus()
    await expect(tip).toBeVisible()
  })

  test('link to the glossary', async ({ page }) => {
    await open(page, pages.benchmarks)
    await term(page).getByRole('link').click()
    await expect(page).toHaveURL(/\/docs\/understanding\/terminologies\/\w+\/#/)
  })
})

test.describe('long tables', () => {
  const types = '/docs/understanding/compatibility-engines/'

  test('can be filtered by text and sorted by their headers', async ({ page }) => {
    await open(page, types)
    const table = page.locator('[data-filter-table] table').first()
    const filter = page.getByRole('searchbox', { name: /^Filter/ }).first()
    const rows = table.locator('tbody tr:visible')
    const all = await rows.count()
    expect(all).toBeGreaterThan(1)
    const [name = ''] = (await rows.nth(1).locator('td').first().textContent())?.match(/\p{L}+/u) ?? []
    await filter.fill(name)
    await expect(rows.first()).toContainText(name)
    await expect.poll(() => rows.count()).toBeLessThan(all)
    for (const row of await rows.all()) await expect(row).toContainText(new RegExp(name, 'i'))
    await filter.fill('')
    await expect(rows).toHaveCount(all)
    const header = table.locator('thead th').first()
    const names = () => table.locator('tbody tr td:first-child').allTextContents()
    const before = await names()
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    expect(await names()).toEqual([...before].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await header.getByRole('button').click()
    expect(await names()).toEqual(before)
  })

  test('show all rows and no filter without JavaScript', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto(types)
    await expect(page.locator('[data-filter-table] tbody tr').last()).toBeVisible()
    await expect(page.getByRole('searchbox', { name: /^Filter/ }).first()).toBeHidden()
    await context.close()
  })
})
