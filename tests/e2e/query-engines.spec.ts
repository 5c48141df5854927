import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, open, ready, test, withoutScripts } from './support'

const hub = '/iceberg/query-engine/'
const guides = readdirSync('content/query-engine').length

const view = (page: Page, name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name })
const choice = (page: Page, name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) })
const matrix = (page: Page) => page.getByRole('table', { name: 'Support of Apache Iceberg features by query engine' })
const rows = (page: Page) => matrix(page).locator('tbody tr:visible')
const names = (page: Page) => rows(page).locator('th a').allTextContents()
const sideBySide = (page: Page) => page.getByRole('table', { name: 'Comparison of the selected query engines' })
const query = (page: Page) => new URL(page.url()).search

test.describe('support matrix', () => {
  test('lists every guide, highest total first', async ({ page }) => {
    await open(page, hub)
    await expect(rows(page)).toHaveCount(guides)
    const totals = (await rows(page).locator('td:last-child').allTextContents()).map((text) => Number.parseInt(text, 10))
    expect(totals).toEqual([...totals].sort((a, b) => b - a))
  })

  test('filters by name, category, feature and level, and keeps the filters in the address', async ({ page }) => {
    await open(page, hub)
    await choice(page, 'Category').selectOption('cloud-native')
    const cloud = await names(page)
    expect(cloud).toContain('Snowflake')
    expect(cloud).not.toContain('Trino')
    await choice(page, 'Feature').selectOption('dml')
    await choice(page, 'Level').selectOption('full')
    const filtered = await names(page)
    expect(filtered.length).toBeLessThan(cloud.length)
    await expect(page.getByText(`${filtered.length} of ${guides} engines`)).toBeVisible()
    expect(query(page)).toBe('?category=cloud-native&feature=dml&level=full')
    await page.reload()
    await ready(page)
    expect(await names(page)).toEqual(filtered)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('trin')
    expect(await names(page)).toEqual(['Trino'])
    await page.getByRole('searchbox', { name: 'Search' }).fill('oracle')
    await expect(page.getByText('No engines match these filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(rows(page)).toHaveCount(guides)
  })

  test('sorts by column headers and by the order field', async ({ page }) => {
    await open(page, hub)
    const head = matrix(page).getByRole('columnheader', { name: 'Engine' })
    await head.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    const sorted = await names(page)
    expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b, 'en')))
    expect(query(page)).toBe('?sort=name')
    await choice(page, 'Order').selectOption('streaming')
    await expect(matrix(page).getByRole('columnheader', { name: 'Streaming' })).toHaveAttribute('aria-sort', 'descending')
    await expect(
      rows(page)
        .first()
        .getByRole('button', { name: /, Streaming: Full support$/ }),
    ).toBeVisible()
  })

  test('a cell opens a note that links to its section of the guide', async ({ page }) => {
    await open(page, hub)
    const cell = matrix(page).getByRole('button', { name: /^Trino, Time travel:/ })
    await cell.focus()
    await page.keyboard.press('Enter')
    const note = page.locator('.cell-note:popover-open')
    await expect(note).toContainText('Trino')
    await page.keyboard.press('Escape')
    await expect(note).toHaveCount(0)
    await expect(cell).toBeFocused()
    await cell.click()
    await note.getByRole('link').click()
    await expect(page).toHaveURL(/\/iceberg\/query-engine\/trino\/#/)
    await expect(page.locator(decodeURIComponent(new URL(page.url()).hash))).toBeInViewport()
  })

  test('shows each engine in one line, without a box that scrolls, and keeps the header below the navigation bar', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, hub)
    const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(52)
    const box = page.getByRole('region', { name: 'Support matrix' })
    expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(2)
    await rows(page).last().scrollIntoViewIfNeeded()
    const [head, bar] = await Promise.all([
      matrix(page).getByRole('columnheader', { name: 'Engine' }).boundingBox(),
      page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    ])
    expect(head?.y).toBeGreaterThanOrEqual(Math.floor((bar?.y ?? 0) + (bar?.height ?? 0)) - 1)
  })

  test('keeps the column headers visible on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, `${hub}?view=table`)
    const box = page.getByRole('region', { name: 'Support matrix' })
    await box.evaluate((element) => {
      element.scrollIntoView()
      element.scrollTo(500, 400)
    })
    await expect(matrix(page).getByRole('columnheader', { name: 'Engine' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('a phone shows the lists by feature first, and the table on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, hub)
  await expect(view(page, 'By feature')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-view="features"]')).toBeVisible()
  await expect(matrix(page)).toBeHidden()
  await view(page, 'Table').click()
  await expect(matrix(page)).toBeVisible()
  expect(query(page)).toBe('?view=table')
  await page.goBack()
  await expect(matrix(page)).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(view(page, 'Table')).toHaveAttribute('aria-pressed', 'true')
})

test.describe('comparison', () => {
  test('shows up to four engines side by side and stores them in the address', async ({ page }) => {
    await open(page, hub)
    for (const name of ['Trino', 'Apache Spark', 'DuckDB'])
      await matrix(page)
        .getByRole('checkbox', { name: `Compare ${name}` })
        .check()
    await page.getByRole('region', { name: 'Comparison' }).getByRole('button', { name: 'Compare' }).click()
    const heads = sideBySide(page).locator('thead th:visible a')
    await expect(heads).toHaveText(['Trino', 'Apache Spark', 'DuckDB'])
    expect(query(page)).toBe('?view=compare&compare=trino,spark,duckdb')
    await page.getByRole('checkbox', { name: 'Snowflake', exact: true }).check()
    await expect(heads).toHaveCount(4)
    await expect(page.getByRole('checkbox', { name: 'Flink' })).toBeDisabled()
    await page.getByRole('checkbox', { name: 'Trino', exact: true }).uncheck()
    await expect(heads).toHaveText(['Apache Spark', 'DuckDB', 'Snowflake'])
    await page.goBack()
    await expect(matrix(page)).toBeVisible()
    await expect(sideBySide(page)).toBeHidden()
  })

  test('opens from its address and ignores unknown engines', async ({ page }) => {
    await open(page, `${hub}?view=compare&compare=flink,nope,hive&category=streaming`)
    await expect(sideBySide(page).locator('thead th:visible a')).toHaveText(['Apache Flink', 'Apache Hive'])
  })
})

test('cards and lists by feature apply the same filters', async ({ page }) => {
  await open(page, `${hub}?level=none`)
  const none = await names(page)
  await view(page, 'Cards').click()
  expect(await page.locator('[data-view="cards"] h3:visible').allTextContents()).toEqual(none)
  await view(page, 'By feature').click()
  const shown = page.locator('[data-view="features"] li:visible')
  for (const text of await shown.allTextContents()) expect(text).toContain('Not supported')
  await choice(page, 'Feature').selectOption('streaming')
  await expect(page.locator('[data-view="features"] h3:visible')).toHaveText(['Streaming'])
})

test('CSV and JSON have the same data as the matrix', async ({ page, request }) => {
  await open(page, hub)
  const csv = (await (await request.get(`${hub}engines.csv`)).text()).trim().split('\r\n')
  expect(csv.slice(1).map((line) => line.split(',')[0])).toEqual(await names(page))
  const json: { name: string; total: number }[] = await (await request.get(`${hub}engines.json`)).json()
  const totals = (await rows(page).locator('td:last-child').allTextContents()).map((text) => Number.parseInt(text, 10))
  expect(json.map(({ total }) => total)).toEqual(totals)
})

test('the whole table and all notes are visible without JavaScript', async ({ browser, baseURL }) => {
  const { page, context } = await withoutScripts(browser, baseURL)
  await page.goto(hub)
  await expect(rows(page)).toHaveCount(guides)
  await expect(page.locator('[data-view="features"] li:visible')).toHaveCount(guides * 8)
  await expect(choice(page, 'Category')).toBeHidden()
  await expect(sideBySide(page)).toBeHidden()
  await context.close()
})

test('a guide begins with the summary of its engine from the matrix', async ({ page }) => {
  await open(page, `${hub}trino/`)
  const summary = page.getByRole('complementary', { name: 'Trino at a glance' })
  await expect(summary).toContainText('With OLake.')
  await summary.getByRole('link', { name: 'Time travel' }).click()
  await expect(page.locator(decodeURIComponent(new URL(page.url()).hash))).toBeInViewport()
})
