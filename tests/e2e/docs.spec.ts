import { expect, open, pages, test, withoutScripts } from './support'

const sidebar = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'Documentation' })
const contents = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'On this page' })

test.describe('sidebar', () => {
  test('marks the page and opens the way to it', async ({ page }) => {
    await open(page, pages.rds)
    await expect(sidebar(page).getByRole('link', { name: 'AWS RDS' })).toHaveAttribute('aria-current', 'page')
    await expect(sidebar(page).getByRole('link', { name: 'AWS RDS' })).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: 'AWS Glue' })).toBeHidden()
  })

  test('opening a category closes its neighbour', async ({ page }) => {
    await open(page, pages.rds)
    const category = (name: string) => sidebar(page).locator('summary').getByText(name, { exact: true })
    await category('Destinations').click()
    await expect(category('Apache Iceberg')).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: 'AWS RDS' })).toBeHidden()
  })

  test('works by keyboard', async ({ page }) => {
    await open(page, pages.intro)
    await sidebar(page).locator('summary', { hasText: 'Sources' }).focus()
    await page.keyboard.press('Enter')
    await expect(sidebar(page).locator('summary', { hasText: 'Postgres' })).toBeVisible()
  })

  test('hides as a whole, remembers it, and comes back', async ({ page }) => {
    await open(page, pages.rds)
    await page.getByRole('button', { name: 'Hide sidebar' }).click()
    await expect(sidebar(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeFocused()
    await page.reload()
    await expect(sidebar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Show sidebar' }).click()
    await expect(sidebar(page)).toBeVisible()
  })

  test('folds without scripts', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto(pages.intro)
    await sidebar(page).locator('summary', { hasText: 'Sources' }).click()
    await expect(sidebar(page).getByRole('link', { name: 'Overview' }).first()).toBeVisible()
    await context.close()
  })

  test('keeps its scroll position from page to page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await open(page, pages.rds)
    const scroller = page.locator('[data-sidebar-scroller]')
    const link = sidebar(page).getByRole('link', { name: 'AWS Aurora' })
    await link.scrollIntoViewIfNeeded()
    await scroller.evaluate((element) => element.scrollBy(0, 12))
    const before = await scroller.evaluate((element) => element.scrollTop)
    await link.click()
    await expect(page).toHaveURL(/aurora/)
    expect(before).toBeGreaterThan(0)
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(before)
  })
})

test.describe('page', () => {
  test('breadcrumbs are printed and told to search engines', async ({ page }) => {
    await open(page, pages.rds)
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
      'Home/',
      'Docs/',
      'Sources/',
      'Postgres/',
      'Set up CDC/',
      'AWS RDS',
    ])
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}')
    expect(data['@type']).toBe('BreadcrumbList')
    expect(data.itemListElement.at(-1)).toMatchObject({ name: 'AWS RDS' })
  })

  test('has previous and next from the sidebar', async ({ page }) => {
    await open(page, pages.quickstart)
    const turn = page.getByRole('navigation', { name: 'Previous and next page' })
    await expect(turn.locator('a[rel="prev"]')).toHaveAttribute('href', '/docs/dmsvsolake/')
    await expect(turn.locator('a[rel="next"]')).toHaveAttribute('href', '/docs/getting-started/creating-first-pipeline/')
  })

  test('has edit, report and share links', async ({ page }) => {
    await open(page, pages.rds)
    const edit = page.getByRole('link', { name: 'Edit this page' })
    await expect(edit).toHaveAttribute(
      'href',
      'https://github.com/datazip-inc/olake-docs/edit/master/content/docs/connectors/postgres/setup/rds.mdx',
    )
    await expect(page.getByRole('link', { name: 'Report an issue' })).toHaveAttribute('href', /issues\/new\?title=Docs%3A/)
    await page.getByText('Share', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'LinkedIn' }).first()).toHaveAttribute(
      'href',
      /sharing\/share-offsite\/\?url=https%3A%2F%2Folake\.io%2Fdocs/,
    )
  })

  test('names its version', async ({ page }) => {
    await open(page, pages.rds)
    await expect(page.getByText('Version Next')).toBeVisible()
  })

  test('says when it was changed', async ({ page }) => {
    await open(page, pages.parts)
    await expect(page.getByText('Updated Nov 3, 2025 by OLake Docs')).toBeVisible()
  })

  test('copies the address of a heading', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, pages.rds)
    const heading = page.getByRole('heading', { name: 'Watch the disk' })
    await heading.hover()
    await heading.getByRole('link', { name: 'Link to this section' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/setup\/rds\/#watch-the-disk$/)
    await expect(page).toHaveURL(/#watch-the-disk$/)
    const bar = await page.locator('.navbar').boundingBox()
    const box = await heading.boundingBox()
    expect(box?.y ?? 0).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  })

  test('asks whether it helped, and tells analytics only where that is on', async ({ page }) => {
    await open(page, pages.rds)
    await page.getByRole('button', { name: 'yes', exact: true }).click()
    await expect(page.getByText('Thank you. Good to know.')).toBeVisible()
    await page.reload()
    await page.evaluate(() => {
      const calls: unknown[] = []
      Object.assign(window, { calls, gtag: (...all: unknown[]) => calls.push(all) })
    })
    await page.getByRole('button', { name: 'no', exact: true }).click()
    await expect(page.getByRole('link', { name: 'ask in Slack' })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls)).toEqual([
      ['event', 'feedback', { event_category: 'button', event_label: pages.rds, value: 0 }],
    ])
  })
})

test.describe('contents list', () => {
  test('has the levels 2 and 3 and follows the reader', async ({ page }) => {
    await open(page, pages.rds)
    await expect(contents(page).getByRole('link').first()).toHaveText('Prerequisites')
    await page.getByRole('heading', { name: 'Watch the disk' }).evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(contents(page).locator('a[aria-current]')).toHaveText('Watch the disk')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(contents(page).locator('a[aria-current]')).toHaveText('Next')
  })

  test('leaves headings inside of tabs out', async ({ page }) => {
    await open(page, pages.parts)
    await expect(contents(page).getByRole('link', { name: 'A heading inside a tab' })).toHaveCount(0)
  })
})

test.describe('snippets and unlisted pages', () => {
  for (const path of ['/docs/shared/commands/DockerDiscoverPostgres/', pages.parts]) {
    test(`${path} can be read and is not indexed`, async ({ page }) => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(0)
    })
  }
})

test.describe('engine guide', () => {
  test('has a sidebar and breadcrumbs of its own', async ({ page }) => {
    await open(page, pages.engine)
    await expect(page.getByRole('navigation', { name: 'Query engines' }).locator('[aria-current="page"]')).toHaveText('DuckDB v1.3+')
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
      'Home/',
      'Iceberg/',
      'Query Engine/',
      'DuckDB v1.3+',
    ])
  })
})
