import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { frontMatter } from './front-matter'
import { expect, open, ready, test, withoutScripts } from './support'

const list = '/webinar/'
const session = '/webinar/w-12-apache-iceberg-polaris-catalog/'
/** A date at which webinar 11 (September 25) is the next session, and others follow. */
const BEFORE = new Date('2025-09-20T00:00:00Z')

const entries = (page: Page) => page.locator('[data-event]:visible')
const choice = (page: Page, name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) })
const titles = (page: Page) => entries(page).locator('h3').allTextContents()
const titleOf = (slug: string) => String(frontMatter(`content/webinar/${slug}.mdx`).title)
const written = readdirSync('content/webinar').filter((file) => !file.includes('confirmation')).length

test.describe('list of sessions', () => {
  test('lists sessions of all kinds, newest first, with links to their pages', async ({ page }) => {
    await open(page, list)
    const days = await entries(page)
      .locator('time')
      .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime))
    expect(days.length).toBeGreaterThan(written)
    expect(days).toEqual([...days].sort().reverse())
    const newest = entries(page).first().getByRole('link').first()
    const address = await newest.getAttribute('href')
    await newest.click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })

  test('filters by topic, series, year and text, and keeps the filters in the address', async ({ page }) => {
    await open(page, list)
    await choice(page, 'Topic').selectOption({ label: 'Catalogs' })
    await choice(page, 'Series').selectOption({ label: 'Webinars' })
    const catalogs = await titles(page)
    expect(catalogs.length).toBeGreaterThan(1)
    expect(catalogs.join()).toContain('Polaris')
    await page.getByRole('searchbox', { name: 'Search' }).fill('merced polaris')
    await expect(entries(page)).toHaveCount(1)
    await expect(page.getByText(/^1 of \d+ sessions$/)).toBeVisible()
    expect(new URL(page.url()).search).toBe('?q=merced+polaris&topic=catalogs&series=webinar')
    await page.reload()
    await ready(page)
    await expect(entries(page)).toHaveCount(1)
    await choice(page, 'Year').selectOption('2024')
    await expect(page.getByText('No sessions match these filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    expect(new URL(page.url()).search).toBe('')
    expect((await titles(page)).length).toBeGreaterThan(written)
  })

  test('lists upcoming sessions first, the next one on top, with a calendar file', async ({ page }) => {
    await page.clock.setFixedTime(BEFORE)
    await open(page, list)
    const ahead = page.getByRole('region', { name: 'Upcoming sessions' }).locator('[data-event]')
    await expect(ahead.first()).toContainText(titleOf('w-11-mastering-iceberg-maintenance'))
    expect(await ahead.count()).toBeGreaterThan(1)
    await expect(ahead.first().getByText('Upcoming')).toBeVisible()
    const file = await page.request.get((await ahead.first().getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await file.text()).toContain('DTSTART:20250925T150000Z')
  })

  test('links to the registration page if no session is upcoming', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2030-01-01T00:00:00Z'))
    await open(page, list)
    const ahead = page.getByRole('region', { name: 'Upcoming sessions' })
    await expect(ahead.getByRole('link', { name: 'registration page' })).toBeVisible()
    await expect(ahead.locator('[data-event]')).toHaveCount(0)
  })

  test('shows all sessions and no filters without JavaScript', async ({ browser, baseURL }) => {
    const { context, page } = await withoutScripts(browser, baseURL)
    await page.goto(list)
    expect(await entries(page).count()).toBeGreaterThan(written)
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await context.close()
  })
})

test.describe('session page', () => {
  test('sends no request to YouTube before the recording is played', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).hostname))
    await open(page, session)
    expect(requested.filter((host) => /youtube|ytimg/.test(host))).toEqual([])
    await page.getByRole('link', { name: /^Play video/ }).click()
    await expect(page.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/dXy09gmo5O0/)
  })

  test('shows time and speakers, and a calendar link only before the session', async ({ page }) => {
    await open(page, session)
    await expect(page.getByText('20:30–21:30 IST (15:00–16:00 UTC), 1 hour')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Alex Merced on LinkedIn' })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/alexmerced/',
    )
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeHidden()
    await page.clock.setFixedTime(BEFORE)
    await page.reload()
    await ready(page)
    await expect(page.getByRole('main').getByText('Upcoming').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add to calendar' }).first()).toBeVisible()
  })

  test('the text, the details and the heading begin at one edge', async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, session)
      const edges = await page
        .locator('main :is(h1, article > dl, .prose > p, .prose > .text-chunk > p)')
        .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)))
      expect(new Set(edges).size, `at ${width} px: ${edges}`).toBe(1)
    }
  })

  test('a confirmation page shows its session, is in no list, and asks not to be indexed', async ({ page }) => {
    await open(page, '/webinar/w-3-cdc-unplugged-confirmation/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('w-3-cdc-unplugged-confirmation'))
    await expect(page.getByRole('link', { name: /^Play video/ })).toHaveAttribute('href', /iCEXVkvDVjI/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await open(page, list)
    await expect(page.locator('a[href*="confirmation"]')).toHaveCount(0)
  })
})
