import type { Page } from '@playwright/test'
import { expect, open, ready, test, withoutScripts } from './support'

const overview = '/docs/api/olake-ui-api/'
const jobs = '/docs/api/jobs/'
const endpoints = (page: Page) => page.locator('.api-endpoint')
/** The first endpoint with parameters on the left, which are longer than the samples. */
const longEndpoint = (page: Page) =>
  endpoints(page)
    .filter({ has: page.locator('.parameter:nth-child(5)') })
    .first()

test('an endpoint has a link to itself and a request that can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, jobs)
  const endpoint = endpoints(page).first()
  const address = await endpoint.getByRole('link', { name: 'Link to this section' }).getAttribute('href')
  await page.goto(`${jobs}${address}`)
  await ready(page)
  await expect(endpoint.getByRole('heading').first()).toBeInViewport()
  await endpoint.locator('.code').first().hover()
  await endpoint.getByRole('button', { name: 'Copy code' }).first().click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl /)
})

test('the overview links to every endpoint, and the former address of an endpoint leads to its page', async ({ page }) => {
  await open(page, overview)
  const link = page.locator('.api-groups li').nth(5)
  const [former, target] = [await link.getAttribute('id'), await link.getByRole('link').getAttribute('href')]
  await page.goto('about:blank')
  await page.goto(`${overview}#${former}`)
  await page.waitForURL(`**${target}`)
  await expect(page.locator(`[id="${target?.split('#')[1]}"]`)).toBeInViewport()
  // The overview is not in the history twice.
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

test('a former anchor works when it is added to the address of the open overview', async ({ page }) => {
  await open(page, overview)
  const link = page.locator('.api-groups li').last()
  const target = await link.getByRole('link').getAttribute('href')
  await page.evaluate(
    (id) => {
      location.hash = `#${id}`
    },
    await link.getAttribute('id'),
  )
  await page.waitForURL(`**${target}`)
})

test('without JavaScript, a former address shows the link to the endpoint', async ({ browser, baseURL }) => {
  const { context, page } = await withoutScripts(browser, baseURL)
  await page.goto(overview)
  const link = page.locator('.api-groups li').last()
  await page.goto(`${overview}#${await link.getAttribute('id')}`)
  await expect(link).toBeInViewport()
  await link.getByRole('link').click()
  await expect(endpoints(page).last().getByRole('heading').first()).toBeInViewport()
  await context.close()
})

test('the list of contents names every endpoint of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 })
  await open(page, jobs)
  const targets = await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const ids = await endpoints(page).evaluateAll((sections) => sections.map((section) => `#${section.getAttribute('aria-labelledby')}`))
  expect(targets).toEqual(ids)
})

for (const width of [1280, 1680]) {
  test(`at ${width} px, the samples are beside the parameters and stay in view while these scroll`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, jobs)
    const endpoint = longEndpoint(page)
    const [text, samples] = [endpoint.locator('.api-text'), endpoint.locator('.api-samples')]
    const [left, right] = [await text.boundingBox(), await samples.boundingBox()]
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0))
    expect(right?.y).toBe(left?.y)
    await endpoint
      .locator('.parameter')
      .last()
      .evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(samples).toBeInViewport({ ratio: 1 })
  })
}

test('below 1280 px, the samples follow the parameters, and nothing is wider than the page', async ({ page }) => {
  for (const width of [390, 768, 1279]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, jobs)
    const endpoint = longEndpoint(page)
    const [text, samples] = [await endpoint.locator('.api-text').boundingBox(), await endpoint.locator('.api-samples').boundingBox()]
    expect(samples?.x).toBe(text?.x)
    expect(samples?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('printed pages have one column with complete samples', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, jobs)
  await page.emulateMedia({ media: 'print' })
  const endpoint = longEndpoint(page)
  const [text, samples] = [await endpoint.locator('.api-text').boundingBox(), await endpoint.locator('.api-samples').boundingBox()]
  expect(samples?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
  const cut = await page
    .locator('.api-samples pre')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollHeight > box.clientHeight + 1).length)
  expect(cut).toBe(0)
})
