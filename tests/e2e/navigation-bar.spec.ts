import { navbar } from '../../content/navigation/navbar'
import { expect, open, pages, test, withoutScripts } from './support'

const main = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'Main' })

/** Configured dropdown menus of the navigation bar. */
const menus = navbar.items.filter((item) => item.type === 'dropdown')
const [menu] = menus
if (!menu)
  throw new Error(
    'The navigation bar has no dropdown menu. Configure one in content/navigation/navbar.ts, or remove the tests of dropdown menus.',
  )
const links = menu.items.map(({ label }) => label)
const [firstLink = '', lastLink = ''] = [links[0], links.at(-1)]
const menuButton = (page: import('@playwright/test').Page) => main(page).getByRole('button', { name: menu.label })
const menuLink = (page: import('@playwright/test').Page, label: string) =>
  menuButton(page).locator('..').getByRole('link', { name: label, exact: true })

test.describe('navigation bar', () => {
  test('shows the configured items in their order', async ({ page }) => {
    await open(page, pages.contact)
    const items = main(page).locator('.navbar-links').last().locator('a:not(.menu-link), .menu > button')
    // An item with an icon shows no text.
    const texts = navbar.items.map((item) => ('icon' in item ? '' : 'label' in item ? item.label : 'Search docsCtrl K'))
    await expect(items).toHaveText(texts)
    for (const item of navbar.items) {
      if (item.type !== 'default') continue
      const link = main(page).locator('.navbar-links').last().getByRole('link', { name: item.label, exact: true })
      await expect(link).toHaveAttribute('href', 'to' in item ? item.to : item.href)
    }
    for (const { label, items: entries } of menus) {
      const panel = main(page).getByRole('button', { name: label }).locator('..').locator('.menu-panel a')
      await expect(panel).toHaveText(entries.map((entry) => entry.label))
      await expect(panel.locator('..').locator('.menu-about')).toHaveText(entries.map((entry) => entry.about))
    }
  })

  for (const width of [996, 1100, 1280])
    test(`stays on one line in a window of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, pages.contact)
      const bar = await main(page).locator('.navbar-links').last().boundingBox()
      expect(bar?.height).toBeLessThan(50)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

  test('marks the current section', async ({ page }) => {
    await open(page, pages.rds)
    await expect(main(page).locator('.navbar-links').last().locator(`a[href="${pages.intro}"]`)).toHaveAttribute('aria-current', 'true')
  })

  test('stays visible while scrolling', async ({ page }) => {
    await open(page, pages.rds)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('scroll', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true })
          window.scrollTo(0, 2000)
        }),
    )
    await expect(page.locator('.navbar')).toBeInViewport()
    await expect(page.locator('.navbar')).not.toHaveAttribute('data-hidden')
  })
})

test.describe('dropdown', () => {
  test('shows a line about each entry, which belongs to its link', async ({ page }) => {
    await open(page, pages.contact)
    for (const { label, items: entries } of menus) {
      const button = main(page).getByRole('button', { name: label })
      await button.hover()
      for (const { about } of entries) {
        const line = button.locator('..').getByText(about, { exact: true })
        await expect(line).toBeInViewport({ ratio: 1 })
        expect((await line.boundingBox())?.x).toBeGreaterThanOrEqual((await button.boundingBox())?.x ?? Number.POSITIVE_INFINITY)
        expect(await line.evaluate((element) => element.getClientRects().length)).toBe(1)
      }
    }
    const [{ about, to }] = menu.items
    await menuButton(page).hover()
    // The link covers its line, so the test must not require that the line itself receives the click.
    await page.locator('.menu-about', { hasText: about }).click({ force: true })
    await expect(page).toHaveURL(to)
  })

  test('opens on hover and closes when the pointer leaves', async ({ page }) => {
    await open(page, pages.contact)
    await menuButton(page).hover()
    await expect(menuLink(page, lastLink)).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(menuLink(page, lastLink)).toBeHidden()
  })

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes with ${key}`, async ({ page }) => {
      await open(page, pages.contact)
      const button = menuButton(page)
      await button.focus()
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('arrow keys move through its links and wrap around', async ({ page }) => {
    await open(page, pages.contact)
    await menuButton(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(menuLink(page, firstLink)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(menuLink(page, lastLink)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(menuLink(page, firstLink)).toBeFocused()
    await page.keyboard.press('End')
    await expect(menuLink(page, lastLink)).toBeFocused()
  })

  test('closes on Escape and returns focus to the button', async ({ page }) => {
    await open(page, pages.contact)
    const button = menuButton(page)
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(menuLink(page, firstLink)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on a click outside and when focus leaves it', async ({ page }) => {
    await open(page, pages.contact)
    const button = menuButton(page)
    await button.focus()
    await page.keyboard.press('Enter')
    await page.mouse.click(300, 800)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens on focus without JavaScript', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto(pages.contact)
    await menuButton(page).focus()
    await expect(menuLink(page, lastLink)).toBeVisible()
    await context.close()
  })
})
