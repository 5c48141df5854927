import type { Page } from '@playwright/test'
import { expect, open, pages, ready, test, withoutScripts } from './support'

const explorer = '/docs/tools/types/'
const rows = (page: Page) => page.locator('.type-table tr[data-type]:visible')
const sources = (page: Page) => page.locator('.type-table .type-source:visible')
const words = (page: Page) => page.getByRole('searchbox', { name: 'Words' })
const choice = (page: Page, name: string) => page.getByRole('combobox', { name })
const query = (page: Page) => new URL(page.url()).search
const scripts = async (page: Page, path: string) => {
  await open(page, path)
  return page.locator('script[src]').evaluateAll((elements) => elements.map((element) => (element as HTMLScriptElement).src))
}

test('types can be filtered by keyboard, and the address keeps the filter', async ({ page }) => {
  await open(page, explorer)
  const all = await rows(page).count()
  await words(page).focus()
  await page.keyboard.type('json')
  await page.keyboard.press('Tab')
  await expect(choice(page, 'Source')).toBeFocused()
  await page.keyboard.type('MySQL')
  await expect(sources(page)).toHaveText(['MySQL'])
  for (const text of await rows(page).allTextContents()) expect(text.toLowerCase()).toContain('json')
  await page.keyboard.press('Tab')
  await page.keyboard.type('string')
  await expect(choice(page, 'Iceberg type')).toHaveValue('string')
  const found = await rows(page).count()
  expect(found).toBeLessThan(all)
  await expect(page.getByText(`${found} of ${all} types`)).toBeVisible()
  expect(query(page)).toBe('?source=mysql&type=string&q=json')
  await page.reload()
  await ready(page)
  await expect(rows(page)).toHaveCount(found)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(rows(page)).toHaveCount(all)
  expect(query(page)).toBe('')
})

test('a shared address shows its types, with a message if there are none', async ({ page }) => {
  await open(page, `${explorer}?source=postgres&q=bytea`)
  await expect(sources(page)).toHaveText(['Postgres'])
  await expect(rows(page).first()).toContainText('CDC:')
  await expect(words(page)).toHaveValue('bytea')
  await open(page, `${explorer}?source=postgres&q=varchar2`)
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByText('No type matches these filters.')).toBeVisible()
})

test('the page of a source leads to its types, and the name of a source leads back', async ({ page }) => {
  await open(page, '/docs/connectors/mysql/overview/')
  await page.getByRole('link', { name: 'type explorer' }).click()
  await expect(sources(page)).toHaveText(['MySQL'])
  await sources(page).getByRole('link').click()
  await expect(page).toHaveURL('/docs/connectors/mysql/overview/#data-type-mapping')
})

test('CSV and JSON have a row for each type', async ({ page, request }) => {
  await open(page, explorer)
  const count = await rows(page).count()
  const json: { type: string }[] = await (await request.get(`${explorer}types.json`)).json()
  expect(json).toHaveLength(count)
  const csv = (await (await request.get(`${explorer}types.csv`)).text()).trim().split('\r\n')
  expect(csv).toHaveLength(count + 1)
  await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', /types\.csv$/)
})

test('all types are visible without JavaScript, and fields that need it are not', async ({ browser, baseURL }) => {
  const { context, page } = await withoutScripts(browser, baseURL)
  await page.goto(`${explorer}?source=mysql`)
  expect(await sources(page).count()).toBeGreaterThan(1)
  await expect(page.getByRole('cell', { name: 'TIMESTAMP (MICROS)' }).first()).toBeVisible()
  await expect(words(page)).toBeHidden()
  await context.close()
})

test('types are read as a table where they are stacked, and no line is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${explorer}?source=mysql&q=json`)
  await expect(page.getByRole('table', { name: 'Types of all sources' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'json' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'string' }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('other pages load no code of the explorer', async ({ page, request }) => {
  const own = await scripts(page, explorer)
  const others = new Set(await scripts(page, pages.quickstart))
  const contains = async (url: string) => (await (await request.get(url)).text()).includes('No type matches these filters.')
  const code = (await Promise.all(own.map(async (url) => ((await contains(url)) ? [url] : [])))).flat()
  expect(code.length).toBeGreaterThan(0)
  expect(code.filter((url) => others.has(url))).toEqual([])
})
