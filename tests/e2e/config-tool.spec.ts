import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violationsOf } from './page-violations'
import { expect, open, pages, test, withoutScripts } from './support'

const TOOL = '/docs/tools/config/'
const generated = (page: Page, file: string) => page.getByRole('region', { name: `Generated ${file}` })
const fileText = (page: Page, file: string) => generated(page, file).locator('code').first().textContent()
const task = (page: Page, name: string) => page.getByRole('radio', { name })
const SECRET = 'correct-horse-battery'

/** Opens the tool with a query, and waits until it has loaded. */
async function openTool(page: Page, query: string) {
  await open(page, TOOL + query)
  await expect(page.locator('.config-columns:visible')).toBeVisible()
}

/** Everything that the page could keep a value in. */
const stored = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      (await indexedDB.databases()).map(({ name }) => name),
      await caches.keys(),
      history.state,
      location.href,
    ]),
  )

test('the tool is used by keyboard alone: choose, fill in, and see the file grow', async ({ page }) => {
  await open(page, TOOL)
  await task(page, 'Create files').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Source: Postgres' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?task=create')
  await page.getByLabel('Postgres Host').focus()
  await page.keyboard.type('db.example.com')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Postgres Port')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('shop')
  await page.keyboard.press('Tab')
  await page.keyboard.type('olake')
  // The link in the help text comes before the next field.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(SECRET)
  await expect(page.getByLabel('Password password')).toHaveAttribute('type', 'password')
  await expect(generated(page, 'source.json')).toContainText('source.json is valid')
  expect(JSON.parse((await fileText(page, 'source.json')) ?? '')).toMatchObject({
    host: 'db.example.com',
    port: 5432,
    database: 'shop',
    username: 'olake',
    password: SECRET,
  })
})

test('the line numbers of a pasted file are as tall as its text field', async ({ page }) => {
  await openTool(page, '?task=check')
  const field = page.locator('.config-code textarea:visible')
  await field.fill('{\n  "host": "db"\n}')
  const height = async (selector: string) => Math.round((await page.locator(`${selector}:visible`).boundingBox())?.height ?? 0)
  await expect(page.locator('.config-gutter:visible')).toHaveText('1 2 3')
  expect(await height('.config-gutter')).toBe(await height('.config-code textarea'))
})

test('fields follow from other fields, and errors wait until a field was visited', async ({ page }) => {
  await openTool(page, '?source=postgres')
  const ca = page.getByLabel('Server CA Certificate')
  await expect(ca).toHaveCount(0)
  await page.getByLabel('SSL Mode').selectOption('verify-full')
  await expect(ca).toBeVisible()
  const group = page.getByRole('region', { name: 'Source: Postgres' })
  await expect(group.getByText('is missing')).toHaveCount(0)
  await ca.focus()
  await page.keyboard.press('Tab')
  await expect(group.locator('[data-key="ssl.server_ca"]')).toContainText('server_ca is missing')
  await expect(ca).toHaveAttribute('aria-invalid', 'true')
  await generated(page, 'source.json').getByRole('button', { name: 'Show errors' }).click()
  await expect(group.locator('[data-key="host"]')).toContainText('host is missing')
})

test('what was entered stays while another source is chosen', async ({ page }) => {
  await openTool(page, '?source=mysql&destination=parquet')
  await page.getByLabel('MySQL Host').fill('mysql.example.com')
  await page.getByRole('combobox', { name: 'Source' }).selectOption('kafka')
  await expect(page.getByLabel('Bootstrap Servers')).toBeVisible()
  expect(new URL(page.url()).search).toBe('?source=kafka&destination=parquet')
  await page.getByRole('combobox', { name: 'Source' }).selectOption('mysql')
  await expect(page.getByLabel('MySQL Host')).toHaveValue('mysql.example.com')
})

test('a file can be copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, '?source=s3')
  await page.getByLabel('S3 Bucket Name').fill('events')
  await generated(page, 'source.json').getByRole('button', { name: 'Copy' }).click()
  const text = (await fileText(page, 'source.json')) ?? ''
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    generated(page, 'source.json').getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('source.json')
  expect(readFileSync(await download.path(), 'utf8')).toBe(`${text}\n`)
})

test('a pasted file is checked while it is typed, and a finding leads to its line', async ({ page }) => {
  await openTool(page, '?task=check&source=postgres')
  const field = page.getByLabel('source.json, destination.json or streams.json')
  await field.fill('{\n  "host": "db",\n  "prot": 5432\n}')
  const finding = page.getByRole('listitem').filter({ hasText: 'prot is not a key' })
  await expect(finding).toContainText('Did you mean port?')
  await finding.getByRole('button', { name: 'Line 3' }).click()
  await expect(field).toBeFocused()
  expect(await field.evaluate((element: HTMLTextAreaElement) => element.value.slice(element.selectionStart).split('\n')[0])).toContain(
    '"prot"',
  )
  await field.press('ControlOrMeta+a')
  await field.pressSequentially('{ "type": "ICEBERG" ')
  await expect(page.getByText('Not valid JSON', { exact: true })).toBeVisible()
  await field.pressSequentially('}')
  await expect(page.getByText('destination.json for Apache Iceberg')).toBeVisible()
})

test('a state is read in words', async ({ page }) => {
  await openTool(page, '?task=state')
  await page
    .getByLabel('state.json')
    .fill(JSON.stringify({ version: 7, global: { state: { lsn: '0/198C935' }, streams: ['public.orders'] } }))
  await expect(page.getByText('State of a Postgres job, version 7')).toBeVisible()
  await expect(page.getByRole('region', { name: 'public.orders' })).toContainText('Reads the changes after the shared position.')
})

test('what is entered causes no request, and no storage, cookie or address keeps it', async ({ page }) => {
  await openTool(page, '?source=postgres')
  await page.waitForLoadState('networkidle')
  const before = await stored(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByLabel('Password password').fill(SECRET)
  await page.getByLabel('SSH Config').selectOption('ssh_key_authentication')
  await page.getByLabel('SSH Private Key').fill(SECRET)
  await page.getByLabel('AWS Secret Key').fill(SECRET)
  await page.getByText('Docker commands', { exact: true }).click()
  await page.getByText('Fields in OLake UI', { exact: true }).click()
  expect(await stored(page)).toBe(before)
  await task(page, 'Check a file').check()
  await page.getByLabel('source.json, destination.json or streams.json').fill(JSON.stringify({ password: SECRET }))
  await expect(page.getByText('source.json for')).toBeVisible()
  await task(page, 'Read a state file').check()
  await page.getByLabel('state.json').fill(JSON.stringify({ streams: [{ stream: SECRET }] }))
  await expect(page.getByRole('region', { name: SECRET })).toBeVisible()
  expect(await stored(page)).not.toContain(SECRET)
  expect(requests).toEqual([])
})

test('a configuration page leads to the form of its source', async ({ page }) => {
  await open(page, '/docs/connectors/mssql/config/')
  await page.getByRole('link', { name: 'configuration tool' }).click()
  await expect(page.getByRole('heading', { name: 'Source: SQL Server' })).toBeVisible()
})

test.describe('if the data does not load', () => {
  test.use({ expectedErrors: /ERR_FAILED|503/ })

  test('a message offers Retry, which loads it', async ({ page }) => {
    await page.route('**/tools/config.json', (route) => route.fulfill({ status: 503 }))
    await open(page, `${TOOL}?task=check`)
    await expect(page.getByRole('alert').filter({ hasText: 'The configuration tool did not load.' })).toBeVisible()
    await page.unroute('**/tools/config.json')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('source.json, destination.json or streams.json')).toBeVisible()
  })
})

test('other pages of the documentation load nothing of the tool', async ({ page }) => {
  const texts: Array<Promise<string>> = []
  page.on('response', (response) => {
    if (/\.(?:js|css)(?:$|\?)/.test(response.url())) texts.push(response.text())
  })
  const loadsTool = async () => (await Promise.all(texts)).some((text) => text.includes('config-tasks'))
  await open(page, pages.rds)
  await page.waitForLoadState('networkidle')
  expect(await loadsTool()).toBe(false)
  await open(page, TOOL)
  expect(await loadsTool()).toBe(true)
})

test('without JavaScript, the page has the references of all files', async ({ browser, baseURL }) => {
  const { context, page } = await withoutScripts(browser, baseURL)
  await page.goto(TOOL)
  await expect(page.getByRole('link', { name: 'MySQL keys' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'streams.json' }).first()).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await context.close()
})

for (const theme of ['light', 'dark'])
  test(`the tool has no accessibility violations in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.setViewportSize({ width: 390, height: 844 })
    await openTool(page, '?source=postgres')
    await generated(page, 'source.json').getByRole('button', { name: 'Show errors' }).click()
    await page.getByText('Docker commands', { exact: true }).click()
    expect(await violationsOf(page, { within: '.config-tool' })).toEqual([])
    await task(page, 'Check a file').check()
    await page.getByLabel('source.json, destination.json or streams.json').fill('{ "hots": "a" }')
    await expect(page.getByText('Did you mean')).toBeVisible()
    expect(await violationsOf(page, { within: '.config-tool' })).toEqual([])
    await task(page, 'Read a state file').check()
    await page.getByLabel('state.json').fill('{ "streams": [{ "stream": "a", "namespace": "b", "state": { "chunks": [] } }] }')
    await expect(page.getByText('The initial load is complete.')).toBeVisible()
    expect(await violationsOf(page, { within: '.config-tool' })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
