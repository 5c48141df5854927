import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { BenchmarkMeasure } from '../../lib/benchmarks'
import { expect, open, pages, test, withoutScripts } from './support'

/** Words of the home page, by part. */
const words: Record<string, { title?: string }> = parse(readFileSync('content/data/home.yml', 'utf8'))

for (const width of [390, 1280]) {
  test(`words are the largest thing that paints at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const entry = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
        document.documentElement.dataset.largest = entry?.element?.tagName
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(pages.home, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('data-largest', /^(H1|P|SPAN)$/)
  })
}

test('every part is there without scripts, and the form gives way to a mail', async ({ browser, baseURL }) => {
  const { context, page } = await withoutScripts(browser, baseURL)
  await page.goto(pages.home)
  for (const part of Object.values(words)) {
    if (part.title && part !== words.hero) await expect(page.getByRole('heading', { level: 2, name: part.title })).toBeVisible()
  }
  await expect(page.getByText('docker compose -f - up -d')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Write to hello@olake.io' })).toHaveAttribute('href', /^mailto:hello@olake\.io\?subject=/)
  await context.close()
})

test('its figures are those of the benchmarks page', async ({ page }) => {
  const load: BenchmarkMeasure = JSON.parse(readFileSync('content/data/benchmarks.json', 'utf8')).suites.postgres.measures['full-load']
  for (const path of [pages.home, pages.benchmarks]) {
    await open(page, path)
    const chart = page.getByRole('figure', { name: 'Full load, rows/s' }).first()
    for (const row of load.rows) {
      await expect(chart.getByRole('row', { name: new RegExp(`^${row.tool.split(' ')[0]}`) })).toContainText(row.display)
    }
    await expect(chart.locator('figcaption')).toHaveText(load.basis)
  }
})

test.describe('the figure of the data path', () => {
  const tick = '.path-tick'
  test('moves, and rests while the switch is on', async ({ page }) => {
    await open(page, pages.home)
    const state = () =>
      page
        .locator(tick)
        .first()
        .evaluate((mark) => getComputedStyle(mark).animationPlayState)
    expect(await state()).toBe('running')
    await page.getByRole('checkbox', { name: 'Pause motion' }).check()
    expect(await state()).toBe('paused')
  })

  test('is still for those who ask for less motion, with its marks spread over the lines', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pages.home)
    const marks = page.locator(`svg:visible ${tick}`)
    expect(await marks.evaluateAll((all) => new Set(all.map((mark) => getComputedStyle(mark).animationName)).size)).toBe(1)
    expect(await marks.first().evaluate((mark) => getComputedStyle(mark).animationName)).toBe('none')
    const places = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).offsetDistance))
    expect(new Set(places).size).toBeGreaterThan(2)
    await expect(page.getByRole('checkbox', { name: 'Pause motion' })).toBeHidden()
  })
})

test('"Talk to us" leads to the form from anywhere', async ({ page }) => {
  await open(page, pages.quickstart)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Talk to us' }).click()
  await expect(page.getByRole('form', { name: 'Contact' })).toBeInViewport()
})

test('questions open by keyboard, and the first is open from the start', async ({ page }) => {
  await open(page, pages.home)
  const questions = page.getByRole('region', { name: words.questions?.title }).locator('details')
  await expect(questions.first()).toHaveAttribute('open')
  await questions.nth(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(questions.nth(1).locator('p').last()).toBeVisible()
})
