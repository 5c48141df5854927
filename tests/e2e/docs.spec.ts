import { frontMatter } from './front-matter'
import { expect, open, pages, test } from './support'

const guide = 'content/docs/connectors/postgres/setup/rds.mdx'
const guideLabel = String(frontMatter(guide).sidebar_label)
const sidebar = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'Documentation' })
const contents = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'On this page' })

test.describe('documentation page', () => {
  test('has breadcrumbs, also in structured data', async ({ page }) => {
    await open(page, pages.rds)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
    await expect(crumbs.first()).toHaveText('Home')
    await expect(crumbs.last()).toHaveText(`/${guideLabel}`)
    const names = (await crumbs.allTextContents()).map((name) => name.replace(/^\//, ''))
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}')
    expect(data['@type']).toBe('BreadcrumbList')
    // Categories without a page are not part of the structured data.
    expect(names).toEqual(expect.arrayContaining(data.itemListElement.map(({ name }: { name: string }) => name)))
    expect(data.itemListElement.at(-1)).toMatchObject({ name: guideLabel })
  })

  test('links to the previous and next page of the sidebar', async ({ page }) => {
    await open(page, pages.quickstart)
    const pageLinks = page.getByRole('navigation', { name: 'Previous and next page' })
    await sidebar(page).hover()
    await expect(sidebar(page).locator('[data-branch]')).toHaveCount(0)
    const order = await sidebar(page)
      .getByRole('link', { includeHidden: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const at = order.indexOf(pages.quickstart)
    await expect(pageLinks.locator('a[rel="prev"]')).toHaveAttribute('href', order[at - 1] ?? '')
    await expect(pageLinks.locator('a[rel="next"]')).toHaveAttribute('href', order[at + 1] ?? '')
  })

  test('has edit, report and share links', async ({ page }) => {
    await open(page, pages.rds)
    const edit = page.getByRole('link', { name: 'Edit this page' })
    await expect(edit).toHaveAttribute('href', `https://github.com/datazip-inc/olake-docs/edit/master/${guide}`)
    await expect(page.getByRole('link', { name: 'Report an issue' })).toHaveAttribute('href', /issues\/new\?title=Docs%3A/)
    await page.getByText('Share', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'LinkedIn' }).first()).toHaveAttribute(
      'href',
      /sharing\/share-offsite\/\?url=https%3A%2F%2Folake\.io%2Fdocs/,
    )
  })

  test('shows its version', async ({ page }) => {
    await open(page, pages.rds)
    await expect(page.getByText('Version Next (current)')).toBeVisible()
  })

  test('shows the date of the last change', async ({ page }) => {
    await open(page, pages.parts)
    await expect(page.getByText(/^Updated Nov 3, 2025 by /)).toBeVisible()
  })

  test('copies the address of a heading and scrolls it below the navigation bar', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, pages.rds)
    const heading = page.locator('.prose h2').last()
    const id = await heading.getAttribute('id')
    await heading.hover()
    await heading.getByRole('link', { name: 'Link to this section' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${pages.rds}#${id}`)
    await expect(page).toHaveURL(`${pages.rds}#${id}`)
    const bar = await page.locator('.navbar').boundingBox()
    const box = await heading.boundingBox()
    expect(box?.y ?? 0).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  })
})

test.describe('table of contents', () => {
  test('lists headings of levels 2 and 3 and marks the current one while scrolling', async ({ page }) => {
    await open(page, pages.rds)
    const headings = page.locator('.prose :is(h2, h3)[id]')
    const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`))
    expect(
      await contents(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(ids)
    const middle = Math.floor(ids.length / 2)
    await headings.nth(middle).evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(contents(page).locator('a[aria-current]')).toHaveAttribute('href', ids[middle] ?? '')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(contents(page).locator('a[aria-current]')).toHaveAttribute('href', ids.at(-1) ?? '')
  })

  test('an entry for a heading inside a tab opens the tab', async ({ page }) => {
    await open(page, pages.parts)
    const heading = page.getByText('A heading inside a tab').and(page.locator('h3'))
    await expect(heading).toBeHidden()
    const entry = contents(page).getByRole('link', { name: 'A heading inside a tab' })
    await entry.click()
    await expect(heading).toBeInViewport()
    await expect(entry).toHaveAttribute('aria-current')
    // The hash stays in the address, and the entry opens the tab again.
    await page.getByRole('tab', { name: 'OLake UI' }).first().click()
    await expect(heading).toBeHidden()
    await entry.click()
    await expect(heading).toBeInViewport()
  })
})

test.describe('snippets and unlisted pages', () => {
  for (const path of ['/docs/shared/commands/DockerDiscoverPostgres/', pages.parts]) {
    test(`${path} is accessible, is not in the sidebar, and asks not to be indexed`, async ({ page }) => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(0)
    })
  }
})

test.describe('engine guide', () => {
  test('has its own sidebar and breadcrumbs', async ({ page }) => {
    await open(page, pages.engine)
    const entry = page.getByRole('navigation', { name: 'Query engines' }).locator('[aria-current="page"]')
    const label = (await entry.textContent()) ?? ''
    await expect(entry).toHaveAttribute('href', pages.engine)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
    await expect(crumbs).toHaveText(['Home', '/Iceberg', '/Query Engine', `/${label}`])
  })
})
