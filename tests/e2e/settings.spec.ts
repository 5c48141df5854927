import { allSettingsBase } from '../all-settings'
import { expect, open, openWithAllSettings, pages, test, withAllSettings } from './support'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const html = (page: Page) => page.locator('html')
const themeSwitch = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('.theme-switch')

test.describe('a site that follows the color theme of the system', () => {
  test.use({ colorScheme: 'dark' })

  test('shows the theme of the system, and cycles through system, light and dark', async ({ page }) => {
    await openWithAllSettings(page, pages.intro)
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(themeSwitch(page)).toHaveAccessibleName('Theme: system. Switch to light theme')
    await expect(themeSwitch(page).locator('[data-shows]:visible')).toHaveAttribute('data-shows', 'system')
    await themeSwitch(page).click()
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    await expect(themeSwitch(page).locator('[data-shows]:visible')).toHaveAttribute('data-shows', 'light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    await themeSwitch(page).click()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(themeSwitch(page)).toHaveAccessibleName('Theme: dark. Switch to system theme')
    await themeSwitch(page).click()
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  })

  test('a stored choice of the system holds, and is shown before scripts take over', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'system'))
    await page.route(/_next\/static\/chunks\/.*\.js/, () => {})
    await page.goto(withAllSettings(pages.intro), { waitUntil: 'commit' })
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system')
    await expect(themeSwitch(page).locator('[data-shows]:visible')).toHaveAttribute('data-shows', 'system')
  })

  test('where the system is not followed, a stored choice of it shows light, and the switch leads to dark', async ({ page }) => {
    await page.addInitScript(() => localStorage.getItem('theme') ?? localStorage.setItem('theme', 'system'))
    await open(page, pages.intro)
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    await expect(themeSwitch(page).locator('[data-shows]:visible')).toHaveAttribute('data-shows', 'light')
    await themeSwitch(page).click()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('a navigation bar that hides', () => {
  const bar = (page: Page) => page.locator('.navbar')

  test('leaves on scroll down, returns on scroll up and near the top, and stays while it holds the focus', async ({ page }) => {
    await openWithAllSettings(page, pages.rds)
    await page.mouse.wheel(0, 800)
    await expect(bar(page)).not.toBeInViewport()
    await page.mouse.wheel(0, -200)
    await expect(bar(page)).toBeInViewport()
    await page.mouse.wheel(0, 600)
    await expect(bar(page)).not.toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(bar(page)).toBeInViewport()
    await page.mouse.wheel(0, 800)
    await expect(bar(page)).not.toBeInViewport()
    await main(page).getByRole('link', { name: 'OLake, home' }).focus()
    await expect(bar(page)).toBeInViewport()
  })

  test('leaves when the reader goes to an anchor', async ({ page }) => {
    await openWithAllSettings(page, pages.rds)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
    await expect(bar(page)).not.toBeInViewport()
  })
})

test.describe('a second locale below a base path', () => {
  test('sets language, direction and the form of dates', async ({ page }) => {
    await openWithAllSettings(page, pages.parts)
    await expect(html(page)).toHaveAttribute('lang', 'de-DE')
    await expect(html(page)).toHaveAttribute('dir', 'ltr')
    await expect(page.getByText('Updated 03.11.2025 by OLake Docs')).toBeVisible()
  })

  test('the switch keeps path, query and hash, and marks one locale', async ({ page }) => {
    await page.route(withAllSettings('').replace(allSettingsBase, '/sub/docs/**'), (route) => route.fulfill({ body: 'English' }))
    await openWithAllSettings(page, `${pages.benchmarks}?tab=mysql#content`)
    await main(page).getByRole('button', { name: 'Deutsch' }).focus()
    await page.keyboard.press('Enter')
    const links = main(page).locator('.navbar-links a[data-locale]')
    await expect(links).toHaveText(['English', 'Deutsch'])
    await expect(links.and(page.locator('[aria-current]'))).toHaveText('Deutsch')
    await expect(links.first()).toHaveAttribute('href', '/sub/')
    await expect(links.first()).toHaveAttribute('hreflang', 'en')
    await links.first().click()
    await expect(page).toHaveURL(/:\d+\/sub\/docs\/benchmarks\/\?tab=mysql#content$/)
  })

  test('addresses for machines have the base path', async ({ page }) => {
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

  test('navigation without a reload stays below it', async ({ page }) => {
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

  test('the menu names the version that is read, and stores the one that is chosen', async ({ page }) => {
    await openWithAllSettings(page, pages.rds)
    const menu = page.locator('.version-menu')
    await expect(menu.locator('summary')).toHaveText('Version Next')
    expect(await stored(page)).toBeNull()
    await menu.locator('summary').click()
    await expect(menu.locator('[aria-current]')).toHaveText('Next')
    await menu.getByRole('link', { name: '0.x' }).click()
    await expect(page).toHaveURL(older)
    await expect(menu.locator('summary')).toHaveText('Version 0.x')
    expect(await stored(page)).toBe('0.x')
  })

  test('a link to the documentation leads to the version that was chosen last', async ({ page }) => {
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

test.describe('every kind of navigation item', () => {
  test('is in the bar', async ({ page }) => {
    await openWithAllSettings(page, pages.home)
    const bar = main(page).locator('.navbar-links')
    await expect(bar.first().getByRole('link', { name: 'Sidebar' })).toHaveAttribute('href', `${allSettingsBase}/docs/`)
    await expect(bar.first().getByRole('link', { name: 'Quickstart' })).toHaveAttribute('href', allSettingsBase + pages.quickstart)
    await expect(bar.first().locator('.html-item')).toHaveText('HTML')
    await expect(bar.last().getByRole('link', { name: /^Latest release: v\d+\.\d+\.\d+$/ })).toHaveAttribute('href', /\/docs\/release\/v/)
    await expect(bar.last().getByRole('link', { name: 'GitHub' })).toHaveAttribute('target', '_blank')
    await expect(bar.last().getByRole('link', { name: /Search docs/ })).toBeVisible()
    const solutions = bar.first().getByRole('button', { name: 'Solutions' })
    await solutions.click()
    await expect(bar.first().getByRole('link', { name: 'Analytics' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(solutions).toBeFocused()
  })

  test('is in the menu of small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openWithAllSettings(page, pages.home)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const name of ['Docs', 'Engines', 'Analytics', 'Watch demo', '0.x', 'English', 'GitHub', 'Search docs'])
      await expect(menu.getByRole('link', { name, exact: true }).first()).toBeVisible()
    await expect(menu.locator('.html-item')).toBeVisible()
    await expect(menu.getByText(/^v\d+\.\d+\.\d+$/)).toBeVisible()
  })

  test.describe('that fails in the browser', () => {
    test.use({ expectErrors: true })

    test('is told by its name, and the page stays', async ({ page }) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'platform', {
          get() {
            throw new Error('no platform')
          },
        }),
      )
      await open(page, pages.intro)
      await expect
        .poll(() => errors.join('\n'))
        .toContain('The navigation item "search" failed to render. Check its configuration in content/navigation/navbar.ts.')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'Search', exact: true }).first()).toHaveAttribute('href', '/search/')
    })
  })
})
