import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { filesOfTar } from '../../lib/tools/iceberg/tar'
import { violationsOf } from './page-violations'
import { expect, open, ready, test, withoutScripts } from './support'

const ADDRESS = '/docs/tools/iceberg/'
const ARCHIVE = 'public/samples/iceberg-orders.tar'

const explorer = (page: Page) => page.getByRole('region', { name: 'Table explorer' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const snapshot = (page: Page, number: number) => explorer(page).getByRole('radio', { name: new RegExp(`^Snapshot ${number},`) })
const openSample = async (page: Page) => {
  await open(page, ADDRESS)
  await explorer(page).getByRole('button', { name: 'Sample table' }).click()
  await expect(explorer(page).getByRole('heading', { name: 'orders' })).toBeVisible()
}

/** Files of the sample table for an input. @param keep which of them */
const sampleFiles = async (keep: (name: string) => boolean = () => true) => {
  const files = await filesOfTar({ path: 'orders.tar', blob: new Blob([readFileSync(ARCHIVE)]) })
  return Promise.all(
    files
      .filter((file) => keep(file.path))
      .map(async ({ path: name, blob }) => ({
        name: path.basename(name),
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(await blob.arrayBuffer()),
      })),
  )
}
const openFiles = (page: Page, files: Awaited<ReturnType<typeof sampleFiles>>) =>
  explorer(page).locator('input[type=file][multiple]').setInputFiles(files)

test('without JavaScript, the page lists the snapshots of the sample table', async ({ browser, baseURL }) => {
  const { context, page } = await withoutScripts(browser, baseURL)
  await page.goto(`${ADDRESS}#snapshot-7`)
  await expect(page.locator('#snapshot-7')).toContainText('replace')
  await expect(page.locator('#snapshot-7')).toContainText('Compaction of November')
  await expect(page.getByRole('button', { name: 'Sample table' })).toBeHidden()
  await context.close()
})

test('shows the sample table, and its snapshots by keyboard', async ({ page }) => {
  await openSample(page)
  await expect(snapshot(page, 8)).toBeChecked()
  await snapshot(page, 8).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(snapshot(page, 7)).toBeChecked()
  await expect(explorer(page).getByRole('tabpanel')).toContainText('6 files removed')
  await expect(explorer(page).locator('output[aria-live]')).toContainText('Snapshot 7, replace')
  await tab(page, 'Changes').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Manifests')).toBeFocused()
  await expect(explorer(page).getByRole('tabpanel')).toContainText('The manifest list names')
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?view=manifests#snapshot-7')
})

test('a link opens the sample table at its snapshot and view, and another link on the page changes the snapshot', async ({ page }) => {
  await open(page, `${ADDRESS}?view=partitions#snapshot-3`)
  await expect(snapshot(page, 3)).toBeChecked()
  await expect(tab(page, 'Partitions')).toHaveAttribute('aria-selected', 'true')
  await expect(explorer(page).getByRole('tabpanel')).toContainText('month(created_at)')
  await page.getByRole('link', { name: 'snapshot 7' }).click()
  await expect(snapshot(page, 7)).toBeChecked()
})

test('an article leads to the snapshot that it describes', async ({ page }) => {
  await open(page, '/iceberg/mor-vs-cow/')
  await page.getByRole('link', { name: 'Iceberg table explorer' }).click()
  await expect(snapshot(page, 5)).toBeChecked()
  await expect(tab(page, 'Files')).toHaveAttribute('aria-selected', 'true')
})

test('says which files a query reads, why others are skipped, and what is wrong with a condition', async ({ page }) => {
  await open(page, `${ADDRESS}?view=query#snapshot-6`)
  const field = explorer(page).getByRole('textbox', { name: 'WHERE' })
  await field.fill("created_at >= '2026-10-20' AND order_id < 4410")
  await field.press('Enter')
  await expect(explorer(page).getByRole('status').filter({ hasText: 'Reads' })).toContainText('Reads 2 of 10 data files')
  await expect(explorer(page).getByRole('group', { name: 'Reasons for skipped files' })).toContainText(
    'partition created_at_month is 2026-09',
  )
  await field.fill('amuont > 5')
  await field.press('Enter')
  await expect(explorer(page).getByRole('alert')).toHaveText(
    'Character 1: The schema of the snapshot has no column amuont. Did you mean amount?',
  )
})

test('shows the bounds, the deletes and the first rows of a file', async ({ page }) => {
  await open(page, `${ADDRESS}?view=files#snapshot-6`)
  await explorer(page).getByRole('searchbox', { name: 'Search' }).fill('2026-10 00002')
  const found = explorer(page)
    .getByRole('tabpanel')
    .getByRole('button', { name: /parquet$/ })
  await expect(found).toHaveCount(1)
  await found.click()
  const file = explorer(page).getByRole('region', { name: /^File / })
  await expect(file.getByRole('group', { name: 'Bounds and counts of the columns' })).toContainText('2001')
  await expect(file).toContainText('Read together with 1 delete file')
  await file.getByRole('button', { name: 'Open the Parquet file' }).click()
  await expect(file.getByRole('group', { name: 'First rows of the file' })).toContainText('2001')
})

test('opens files from the disk without a request, and stores nothing', async ({ page, context }) => {
  await open(page, ADDRESS)
  await openFiles(page, await sampleFiles())
  await expect(explorer(page).getByRole('heading', { name: 'orders' })).toBeVisible()
  await explorer(page).getByRole('button', { name: 'Close' }).click()
  // The scripts have loaded. From here on, nothing may be requested or stored.
  const state = () =>
    page.evaluate(async () => [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      (await caches.keys()).join(),
      (await indexedDB.databases()).length,
    ])
  const before = await state()
  const cookies = await context.cookies()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openFiles(page, await sampleFiles())
  for (const name of ['Manifests', 'Files', 'Query plan', 'Compaction', 'Schemas', 'Partitions', 'Table']) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  }
  await tab(page, 'Files').click()
  await explorer(page)
    .getByRole('tabpanel')
    .getByRole('button', { name: /parquet$/ })
    .first()
    .click()
  await explorer(page).getByRole('button', { name: 'Open the Parquet file' }).click()
  await expect(explorer(page).getByRole('group', { name: 'Columns of the Parquet file' })).toBeVisible()
  expect(requests.filter((url) => !url.startsWith('blob:') && !url.endsWith('.js'))).toEqual([])
  expect(await state()).toEqual(before)
  expect(await context.cookies()).toEqual(cookies)
})

test('opens files that are dropped', async ({ page }) => {
  await open(page, ADDRESS)
  const data = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))], 'orders.tar'))
    return transfer
  }, readFileSync(ARCHIVE).toString('base64'))
  await explorer(page).dispatchEvent('drop', { dataTransfer: data })
  await expect(explorer(page).getByRole('heading', { name: 'orders' })).toBeVisible()
})

test('says what is missing and what is damaged', async ({ page }) => {
  await open(page, ADDRESS)
  const files = await sampleFiles((name) => name.endsWith('.metadata.json') || name.includes('/snap-'))
  await openFiles(page, [...files, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }])
  await expect(explorer(page).getByRole('alert')).toContainText('notes.txt, byte 0')
  await expect(explorer(page)).toContainText('were not opened, so the numbers are too small')
  await openFiles(page, [{ name: 'data.parquet', mimeType: 'application/octet-stream', buffer: Buffer.from('PAR1 and nothing else') }])
  await expect(explorer(page).getByRole('alert')).toContainText('The file ends with')
})

test.describe('without the sample table', () => {
  test.use({ expectedErrors: /samples\/iceberg-orders\.tar/ })

  test('offers to retry if the reader or the sample table does not load', async ({ page }) => {
    await page.route('**/samples/**', (route) => route.abort())
    await open(page, ADDRESS)
    await explorer(page).getByRole('button', { name: 'Sample table' }).click()
    await expect(explorer(page).getByRole('alert')).toContainText('The sample table did not load.')
    await page.unroute('**/samples/**')
    await explorer(page).getByRole('button', { name: 'Retry' }).click()
    await expect(explorer(page).getByRole('heading', { name: 'orders' })).toBeVisible()
  })
})

for (const [width, theme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`is accessible at ${width} px in the ${theme} theme, in every view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await openSample(page)
    for (const name of ['Changes', 'Manifests', 'Files', 'Query plan', 'Compaction', 'Schemas', 'Partitions', 'Table']) {
      await tab(page, name).click()
      await expect(explorer(page).getByRole('tabpanel')).not.toBeEmpty()
      expect(await violationsOf(page, { within: '#content' }), name).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), name).toBeLessThanOrEqual(0)
    }
  })
}

test('no other page loads its code', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (/\.(js|css)(\?|$)/.test(response.url()))
      void response
        .text()
        .then((text) => scripts.push(text))
        .catch(() => undefined)
  })
  await page.goto('/docs/')
  await ready(page)
  await page.goto('/docs/fusion/compaction/types-of-compaction/')
  await ready(page)
  expect(scripts.filter((text) => text.includes('tx-timeline') || text.includes('iceberg-orders'))).toEqual([])
})
