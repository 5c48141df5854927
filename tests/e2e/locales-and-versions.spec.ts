import { allSettingsBase } from '../all-settings'
import { expect, openWithAllSettings, pages, test, withAllSettings } from './support'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const html = (page: Page) => page.locator('html')

test.describe('second locale with a base path', () => {
  test('sets language, text direction and date format', async ({ page }) => {
    await openWithAllSettings(page, pages.parts)
    await expect(html(page)).toHaveAttribute('lang', 'de-DE')
    await expect(html(page)).toHaveAttribute('dir', 'ltr')
    await expect(page.getByText('Updated 03.11.2025 by')).toBeVisible()
  })

  test('the locale menu keeps path, query and hash, and marks the current locale', async ({ page }) => {
    await page.route(withAllSettings('').replace(allSettingsBase, '/sub/docs/**'), (route) => route.fulfill({ body: 'English' }))
    await openWithAllSettings(page, `${pages.parts}?engine=spark#content`)
    await main(page).getByRole('button', { name: 'Deutsch' }).focus()
    await page.keyboard.press('Enter')
    const links = main(page).locator('.navbar-links a[data-locale]')
    await expect(links).toHaveText(['English', 'Deutsch'])
    await expect(links.and(page.locator('[aria-current]'))).toHaveText('Deutsch')
    await expect(links.first()).toHaveAttribute('href', '/sub/')
    await expect(links.first()).toHaveAttribute('hreflang', 'en')
    await links.first().click()
    await expect(page).toHaveURL(withAllSettings(`${pages.parts}?engine=spark#content`).replace(allSettingsBase, '/sub'))
  })

  test('metadata, OpenSearch description and sitemap include the base path', async ({ page }) => {
    await openWithAllSettings(page, pages.rds)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://olake.io${allSettingsBase}${pages.rds}`)
    await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute('href', `https://olake.io/sub${pages.rds}`)
    await expect(page.locator('link[rel="search"]')).toHaveAttribute('href', `${allSettingsBase}/opensearch.xml`)
    const search = await (await page.request.get(withAllSettings('/opensearch.xml'))).text()
    expect(search).toContain(`template="https://olake.io${allSettingsBase}/search/?q={searchTerms}"`)
    const sitemap = await (await page.request.get(withAllSettings('/sitemap.xml'))).text()
    expect(sitemap).toContain(`<loc>https://olake.io${allSettingsBase}${pages.rds}</loc>`)
    await expect(page.locator('#base-path-notice')).toHaveCount(0)
  })

  test('client-side navigation keeps the base path', async ({ page }) => {
    await openWithAllSettings(page, pages.quickstart)
    await page.evaluate(() => {
      ;(window as { kept?: boolean }).kept = true
    })
    await main(page).getByRole('link', { name: 'Docs', exact: true }).click()
    await expect(page).toHaveURL(withAllSettings(pages.intro))
    expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true)
  })
})

test.describe('versions of the documentation', () => {
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))
  const older = withAllSettings('/docs/release/overview/')

  test('the version menu shows the current version and stores the selected one', async ({ page }) => {
    await openWithAllSettings(page, pages.rds)
    const menu = page.locator('.version-menu')
    await expect(menu.locator('summary')).toHaveText('Version Next (current)')
    await expect(menu.locator('summary')).toHaveCSS('list-style-type', 'none')
    await expect(menu.locator('summary .chevron-down')).toBeVisible()
    expect(await stored(page)).toBeNull()
    await menu.locator('summary').click()
    await expect(menu.locator('[aria-current]')).toHaveText('Next (current)')
    await menu.getByRole('link', { name: '0.x' }).click()
    await expect(page).toHaveURL(older)
    await expect(menu.locator('summary')).toHaveText('Version 0.x')
    expect(await stored(page)).toBe('0.x')
  })

  test('a versioned documentation link opens the version that was selected last', async ({ page }) => {
    await openWithAllSettings(page, pages.rds)
    await main(page).getByRole('link', { name: 'My version' }).first().click()
    await expect(page).toHaveURL(withAllSettings(pages.intro))
    await main(page).getByRole('button', { name: 'Versions' }).focus()
    await page.keyboard.press('Enter')
    await main(page).getByRole('link', { name: '0.x' }).first().click()
    await expect(page).toHaveURL(older)
    await main(page).getByRole('link', { name: 'Docs', exact: true }).first().click()
    await expect(page).toHaveURL(withAllSettings(pages.intro))
    await main(page).getByRole('link', { name: 'My version' }).first().click()
    await expect(page).toHaveURL(older)
  })
})
