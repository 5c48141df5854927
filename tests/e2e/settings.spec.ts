import { solutions } from '../../content/navigation/solutions'
import { allSettingsBase } from '../all-settings'
import { expect, open, openWithAllSettings, pages, test, withAllSettings } from './support'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const html = (page: Page) => page.locator('html')
const themeSwitch = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('.theme-switch')

test.describe('a site that follows the color theme of the system', () => {
  test.use({ colorScheme: 'dark' })

  test('shows the theme of the system, and its button cycles through system, light and dark', async ({ page }) => {
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

  test('applies the stored choice of the system theme before hydration', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'system'))
    await page.route(/_next\/static\/chunks\/.*\.js/, () => {})
    await page.goto(withAllSettings(pages.intro), { waitUntil: 'commit' })
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system')
    await expect(themeSwitch(page).locator('[data-shows]:visible')).toHaveAttribute('data-shows', 'system')
  })

  test('a stored choice of the system theme shows the light theme if the site does not follow the system', async ({ page }) => {
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

  test('hides on scroll down, and shows on scroll up, at the top and while it has focus', async ({ page }) => {
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

  test('hides after a click on a link to a section', async ({ page }) => {
    await openWithAllSettings(page, pages.rds)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
    await expect(bar(page)).not.toBeInViewport()
  })
})

test.describe('every type of navigation item', () => {
  test('appears in the navigation bar', async ({ page }) => {
    await openWithAllSettings(page, pages.contact)
    const bar = main(page).locator('.navbar-links')
    await expect(bar.first().getByRole('link', { name: 'Sidebar' })).toHaveAttribute('href', `${allSettingsBase}/docs/`)
    await expect(bar.first().getByRole('link', { name: 'Quickstart' })).toHaveAttribute('href', allSettingsBase + pages.quickstart)
    await expect(bar.first().locator('.html-item')).toHaveText('HTML')
    await expect(bar.last().getByRole('link', { name: /^Latest release: v\d+\.\d+\.\d+$/ })).toHaveAttribute('href', /\/docs\/release\/v/)
    await expect(bar.last().getByRole('link', { name: 'GitHub' })).toHaveAttribute('target', '_blank')
    await expect(bar.last().getByRole('link', { name: /Search docs/ })).toBeVisible()
    const button = bar.first().getByRole('button', { name: solutions.label })
    await button.click()
    await expect(bar.first().getByRole('link', { name: solutions.entries[0].label })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  for (const width of [1280, 996])
    test(`stays on one line in a window of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openWithAllSettings(page, pages.contact)
      const bar = await main(page).boundingBox()
      for (const group of await main(page).locator('.navbar-links').all()) {
        const box = await group.boundingBox()
        expect(box?.height).toBeLessThan(50)
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0))
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

  test('appears in the menu on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openWithAllSettings(page, pages.contact)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const name of [
      'Docs',
      'Engines',
      solutions.entries[0].label,
      solutions.actions[0].label,
      '0.x',
      'English',
      'GitHub',
      'Search docs',
    ])
      await expect(menu.getByRole('link', { name, exact: true }).first()).toBeVisible()
    await expect(menu.locator('.html-item')).toBeVisible()
    await expect(menu.getByText(/^v\d+\.\d+\.\d+$/)).toBeVisible()
  })

  test.describe('that fails in the browser', () => {
    test.use({ expectedErrors: /no platform|failed to render/ })

    test('is named in the console, and the page still works', async ({ page }) => {
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
