import type { BrowserContext, Page } from '@playwright/test'
import { expect, open, pages, test, withoutScripts } from './support'

test.describe('tabs before hydration', () => {
  test.use({ expectedErrors: /ERR_FAILED .*\/_next\/static\/chunks\// })

  test('show the stored selection, so that the layout does not shift', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.interface', 'cli'))
    await page.route(/_next\/static\/chunks\/.*\.js/, () => {})
    await page.goto(pages.parts, { waitUntil: 'commit' })
    await expect(page.getByText('Second set: run check.')).toBeVisible()
    await expect(page.getByText('Second set: press')).toBeHidden()
  })
})

test.describe('tabs', () => {
  test('a selection applies to all tabs of its group, is stored, and applies to the next page', async ({ page }) => {
    await open(page, pages.parts)
    await page.getByRole('tab', { name: 'CLI' }).first().click()
    await expect(page.getByText('Second set: run check.')).toBeVisible()
    await expect(page.getByText('First set: open Sources')).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.interface'))).toBe('cli')
    await page.goto(pages.rds)
    await expect(page.getByRole('tab', { name: 'CLI' })).toHaveAttribute('aria-selected', 'true')
  })

  test('read the selection from the address and write it to the address', async ({ page }) => {
    await open(page, `${pages.parts}?engine=spark#tabs`)
    await expect(page.getByText('Spark reads the table.')).toBeVisible()
    await page.getByRole('tab', { name: 'DuckDB' }).click()
    await expect(page).toHaveURL(/\?engine=duckdb#tabs$/)
    await page.goto(`${pages.parts}?engine=nonsense`)
    await expect(page.getByText('Trino reads the table.')).toBeVisible()
  })

  test('support the arrow keys, Home and End', async ({ page }) => {
    await open(page, pages.parts)
    await page.getByRole('tab', { name: 'Trino' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Spark' })).toBeFocused()
    await expect(page.getByText('Spark reads the table.')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'DuckDB' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Trino' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { name: 'Spark' })).not.toBeFocused()
  })

  test('show all panels with their labels without JavaScript', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto(pages.parts)
    for (const text of [
      'Trino reads the table.',
      'Spark reads the table.',
      'DuckDB reads the table.',
      'First set: run discover in a terminal.',
    ])
      await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator('.tab-name', { hasText: 'Spark' })).toBeVisible()
    await context.close()
  })

  test('the benchmarks page opens the tab that the address names', async ({ page }) => {
    for (const [tab, label] of Object.entries({ postgres: 'Postgres', mongodb: 'MongoDB', mysql: 'MySQL', oracle: 'Oracle' })) {
      await open(page, `${pages.benchmarks}?tab=${tab}`)
      await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name: label }).getByRole('figure', { name: /^Full load/ })).toBeVisible()
    }
  })
})

/** Opens the page of components and copies a block of code. @returns the text on the clipboard */
async function copiedFrom(page: Page, context: BrowserContext, title: string): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, pages.parts)
  const block = page.getByRole('figure', { name: title })
  await block.hover()
  await block.getByRole('button', { name: 'Copy code' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

test.describe('code block', () => {
  test('copies the code without line numbers', async ({ page, context }) => {
    expect(await copiedFrom(page, context, 'destination.json')).toBe('{\n  "type": "ICEBERG",\n  "writer": { "catalog_type": "glue" }\n}')
    await expect(page.locator('#announcements')).toHaveText('Copied')
  })

  test('marks highlighted, added and removed lines', async ({ page }) => {
    await open(page, pages.parts)
    await expect(page.locator('.code .hl')).toHaveText(['  "writer": { "catalog_type": "glue" }', 'FROM olake.orders'])
    await expect(page.locator('.code .ins')).toHaveText(['+"retry_count": 3', 'image: postgres:15'])
    await expect(page.locator('.code .del')).toHaveText(['-"retry_count": 0', 'image: postgres:14'])
  })

  test('copies the new code without the lines that its marks remove', async ({ page, context }) => {
    expect(await copiedFrom(page, context, 'docker-compose.yml')).toBe(
      'services:\n  postgres:\n    image: postgres:15\n    command: postgres -c wal_level=logical',
    )
  })

  test('a group shows the block of the selected tab', async ({ page }) => {
    await open(page, pages.parts)
    await expect(page.getByText('ls "$HOME/olake"')).toBeVisible()
    await page.getByRole('tab', { name: 'Windows' }).click()
    await expect(page.getByText('dir "$HOME\\olake"')).toBeVisible()
    await expect(page.getByText('ls "$HOME/olake"')).toBeHidden()
  })

  test('wraps long lines with a button, also after a reload', async ({ page }) => {
    await open(page, pages.parts)
    const long = page.locator('.code', { hasText: 'docker run -v "$HOME/olake:/mnt/config" olakego' }).first()
    const sticksOut = () => long.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
    expect(await sticksOut()).toBe(true)
    await long.hover()
    await long.getByRole('button', { name: 'Wrap long lines' }).click()
    expect(await sticksOut()).toBe(false)
    await page.reload()
    expect(await sticksOut()).toBe(false)
  })
})

test.describe('other components', () => {
  test('admonitions show their title or the name of their type, and can be nested', async ({ page }) => {
    await open(page, pages.parts)
    await expect(page.getByRole('note', { name: 'Save a restart' })).toBeVisible()
    await expect(page.getByRole('note', { name: 'Warning' }).getByRole('note', { name: 'Data is deleted' })).toContainText(
      'A danger inside of a warning.',
    )
    await expect(page.getByText('localhost:8000 and times such as 10:30')).toBeVisible()
  })

  test('details open, cards are links, and snippets are included', async ({ page }) => {
    await open(page, pages.parts)
    await page.getByText('When the connection test fails').click()
    await expect(page.getByText('The host, the port and the firewall')).toBeVisible()
    await expect(page.locator('#content').getByRole('link', { name: /Quickstart/ })).toHaveAttribute('href', pages.quickstart)
    await expect(page.getByText(/olakego\/source-postgres:v\d/).first()).toBeVisible()
  })

  test('custom heading ids work, and comments are not rendered', async ({ page }) => {
    await open(page, pages.parts)
    await expect(page.locator('#numbered-steps')).toContainText('Steps')
    await expect(page.locator('body')).not.toContainText('never reaches a reader')
  })
})
