import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
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

test.describe('the figure of one row', () => {
  const frame = '.journey-frame'
  const animations = (page: Page) =>
    page.locator(frame).evaluate((figure) =>
      figure.getAnimations({ subtree: true }).map((animation) => {
        const effect = animation.effect as KeyframeEffect
        const properties = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))
        return { state: animation.playState, end: effect.getComputedTiming().endTime, properties: [...new Set(properties)] }
      }),
    )

  test('moves by opacity and transform only, for a limited time', async ({ page }) => {
    await open(page, pages.home)
    const all = await animations(page)
    expect(all.length).toBeGreaterThan(8)
    for (const { end, properties } of all) {
      expect(end).toBe(60_000)
      expect(['opacity', 'transform', 'offset', 'computedOffset', 'easing', 'composite']).toEqual(expect.arrayContaining(properties))
    }
  })

  test('can be paused, and says in words what it shows', async ({ page }) => {
    await open(page, pages.home)
    expect(new Set((await animations(page)).map(({ state }) => state))).toEqual(new Set(['running']))
    await page.getByRole('checkbox', { name: 'Pause' }).check()
    expect(new Set((await animations(page)).map(({ state }) => state))).toEqual(new Set(['paused']))
    await expect(page.getByRole('img', { name: /order 42 changes from paid to shipped/ })).toBeVisible()
  })

  test('shows the last state with reduced motion, without a control', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pages.home)
    expect(await animations(page)).toEqual([])
    const opacity = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).opacity)
    for (const part of ['.journey-after', '.journey-newest', '.journey-stratum', '.journey-query-8']) expect(await opacity(part)).toBe('1')
    expect(await opacity('.journey-before')).toBe('0')
    await expect(page.getByRole('checkbox', { name: 'Pause' })).toBeHidden()
  })
})

test('the command, a rate with its basis and the figure are in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pages.home)
  for (const part of ['.hero-command', '.hero p:has(strong)', '.journey-frame']) {
    const box = await page.locator(part).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(720)
  }
  await expect(page.locator('.hero p:has(strong)')).toContainText('rows per second')
})

test('a phone reaches the end within 11,000 px, and a picture of the product before the middle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pages.home)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(11_000)
  const picture = await page.locator('.screenshot img').first().boundingBox()
  expect(picture?.y).toBeLessThan(height / 2)
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
