import { readFileSync } from 'node:fs'
import path from 'node:path'
import { everyPage } from './page-violations'
import { expect, open, test } from './support'

/**
 * Text between client components is in elements of its own (`.text-chunk`; see components/ui/static-html.ts), which styles must not notice:
 * a rule for the last child of a list entry once matched all of its text.
 */

const htmlOf = (url: string) => readFileSync(path.join('out', url, 'index.html'), 'utf8')

test('the text of a session in a list begins at the left', async ({ page }) => {
  await open(page, '/community/')
  const entry = page.locator('.event-entry').first()
  for (const part of ['h3', 'time']) {
    expect(await entry.locator(part).evaluate((element) => getComputedStyle(element).textAlign)).toMatch(/left|start/)
  }
})

test('steps are numbered beside client components, too', async ({ page }) => {
  const url = everyPage().find((each) => /class="steps"><div class="text-chunk"/.test(htmlOf(each)))
  test.skip(!url, 'no page has such steps')
  await open(page, url ?? '')
  const numbers = await page
    .locator('.steps h3')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading, '::before').content))
  expect(numbers.length).toBeGreaterThan(1)
  for (const number of numbers) expect(number).toBe('counter(step)')
})

test('sections of a page have a distance beside client components, too', async ({ page }) => {
  await open(page, '/community/')
  const margins = await page.locator('.page-section').evaluateAll((all) => all.map((section) => getComputedStyle(section).marginTop))
  expect(margins.length).toBeGreaterThan(2)
  for (const margin of margins.slice(1)) expect(Number.parseFloat(margin)).toBeGreaterThanOrEqual(64)
})

test('headings of a company page are in line with their text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/contact/')
  const places = await page.locator('.prose-company h2').evaluateAll((headings) =>
    headings.map((heading) => {
      const next = heading.nextElementSibling ?? heading.parentElement?.nextElementSibling
      return [heading.getBoundingClientRect(), next?.getBoundingClientRect()].map((box) => Math.round(box?.top ?? 0))
    }),
  )
  expect(places.length).toBeGreaterThan(1)
  for (const [heading = 0, text = 0] of places) expect(Math.abs(heading - text)).toBeLessThanOrEqual(6)
})
