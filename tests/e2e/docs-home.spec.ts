import type { Page } from '@playwright/test'
import { expect, open, pages, ready, test, withoutScripts } from './support'

const route = (page: Page) => page.getByRole('region', { name: 'Your route' })
const stops = (page: Page) => route(page).locator('ol > li > a')
const addresses = (page: Page) => stops(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const option = (page: Page, part: string, name: string) => page.getByRole('group', { name: part }).getByRole('radio', { name, exact: true })
const choose = async (page: Page, part: string, name: string) => {
  await option(page, part, name).click()
  await expect(option(page, part, name)).toBeChecked()
}
const query = (page: Page) => new URL(page.url()).search
const field = (page: Page) => page.locator('main').getByRole('searchbox', { name: 'Search the documentation' })
const windowField = (page: Page) => page.locator('.DocSearch-Input')

test.describe('route planner', () => {
  const mysqlRoute = ['/docs/connectors/mysql/setup/aurora/', '/docs/writers/iceberg/catalog/hive/', '/iceberg/query-engine/spark/']

  test('three choices lead to three pages with their reading times, and to an address that restores them', async ({ page }) => {
    await open(page, pages.intro)
    expect(query(page)).toBe('')
    await choose(page, 'Source', 'MySQL')
    await page.getByRole('combobox', { name: 'MySQL guide for' }).selectOption('aurora')
    await choose(page, 'Catalog', 'Hive Metastore')
    await choose(page, 'Engine', 'Spark')
    expect(await addresses(page)).toEqual(mysqlRoute)
    expect(query(page)).toBe('?source=mysql&setup=aurora&catalog=hive&engine=spark')
    const minutes = (await route(page).locator('ol .plan-minutes').allTextContents()).map((text) => Number.parseInt(text, 10))
    await expect(route(page)).toContainText(`3 pages, ${minutes.reduce((sum, one) => sum + one, 0)} min`)
    await page.reload()
    await ready(page)
    expect(await addresses(page)).toEqual(mysqlRoute)
    await expect(option(page, 'Catalog', 'Hive Metastore')).toBeChecked()
  })

  test('the back button undoes the last part, however many of its values were tried', async ({ page }) => {
    await open(page, pages.intro)
    const first = await addresses(page)
    await choose(page, 'Engine', 'Spark')
    await choose(page, 'Engine', 'DuckDB')
    await choose(page, 'Catalog', 'Polaris')
    await page.goBack()
    await expect(option(page, 'Catalog', 'AWS Glue')).toBeChecked()
    await expect(option(page, 'Engine', 'DuckDB')).toBeChecked()
    await page.goBack()
    await expect.poll(() => addresses(page)).toEqual(first)
    await page.goForward()
    await expect(option(page, 'Engine', 'DuckDB')).toBeChecked()
  })

  test('the command is that of the source, and can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, `${pages.intro}?source=kafka`)
    await route(page).getByRole('button', { name: 'Copy code' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('olakego/source-kafka:')
    expect(copied.split('\n').at(-1)?.trim()).toBe('--config /mnt/config/source.json')
  })

  test('says if the engine cannot read from the catalog', async ({ page }) => {
    await open(page, `${pages.intro}?catalog=glue&engine=athena`)
    await expect(route(page)).not.toContainText('cannot read')
    await choose(page, 'Catalog', 'JDBC')
    await expect(route(page)).toContainText('Athena cannot read from JDBC.')
  })

  test('the keyboard chooses, and screen readers hear the new route', async ({ page }) => {
    await open(page, pages.intro)
    await option(page, 'Source', 'Postgres').focus()
    await page.keyboard.press('ArrowRight')
    await expect(option(page, 'Source', 'MySQL')).toBeFocused()
    const title = (await stops(page).first().textContent()) ?? ''
    expect(title).toContain('MySQL')
    await expect(page.locator('.plan > [aria-live="polite"]')).toContainText(`minutes of reading: ${title}, then `)
  })

  test('is a table of links without JavaScript', async ({ browser, baseURL }) => {
    const { context, page } = await withoutScripts(browser, baseURL)
    await page.goto(pages.intro)
    const table = page.getByRole('table', { name: /Pages for each source/ })
    for (const href of mysqlRoute) await expect(table.locator(`a[href="${href}"]`)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await field(page).fill('lsn mismatch')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search/?q=lsn+mismatch')
    await context.close()
  })
})

test.describe('search of the first page', () => {
  test('opens the search window with the typed text, and gets the focus back', async ({ page }) => {
    await open(page, pages.intro)
    await field(page).fill('lsn mismatch')
    await field(page).press('Enter')
    await expect(windowField(page)).toHaveValue('lsn mismatch')
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeFocused()
  })

  test('offers queries that have results', async ({ page }) => {
    await open(page, pages.intro)
    const starters = page.getByRole('list', { name: 'Frequent searches' }).getByRole('link')
    await expect(starters).toHaveCount(6)
    const text = (await starters.last().textContent()) ?? ''
    await starters.last().click()
    await expect(windowField(page)).toHaveValue(text)
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible()
  })
})
