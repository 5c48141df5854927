import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { BenchmarkMeasure } from '../../lib/benchmarks'
import { expect, open, pages, test, withoutScripts } from './support'

/** Text of the home page, by section. */
const words: Record<string, { title?: string }> = parse(readFileSync('content/data/home.yml', 'utf8'))

for (const width of [390, 1280]) {
  test(`the largest contentful paint is text at ${width} px`, async ({ page }) => {
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

test('shows every section without JavaScript, with a mail link instead of the form', async ({ browser, baseURL }) => {
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

test('shows the same figures as the benchmarks page', async ({ page }) => {
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

test.describe('the figure of the data flow', () => {
  const tick = '.path-tick'
  test('ends with each mark where it began', async ({ page }) => {
    await open(page, pages.home)
    const ends = await page.locator(tick).evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const timing = mark.getAnimations()[0]?.effect?.getTiming()
        return timing ? [(timing.iterations ?? 0) - 1 + (timing.delay ?? 0) / Number(timing.duration)] : []
      }),
    )
    expect(ends.length).toBeGreaterThan(0)
    for (const end of ends) expect(end).toBeCloseTo(0, 5)
  })

  test('is animated and can be paused', async ({ page }) => {
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

  test('is static with reduced motion, with its marks distributed along the lines', async ({ page }) => {
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

test('"Talk to us" on a documentation page opens the contact form', async ({ page }) => {
  await open(page, pages.quickstart)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Talk to us' }).click()
  await expect(page.getByRole('form', { name: 'Contact' })).toBeInViewport()
})

test('questions open by keyboard, and the first one is open initially', async ({ page }) => {
  await open(page, pages.home)
  const questions = page.getByRole('region', { name: words.questions?.title }).locator('details')
  await expect(questions.first()).toHaveAttribute('open')
  await questions.nth(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(questions.nth(1).locator('p').last()).toBeVisible()
})
