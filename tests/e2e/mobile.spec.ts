import { navbar } from '../../content/navigation/navbar'
import { animationDurations, expect, open, pages, pageTypes, recordAnimations, test, withoutScripts } from './support'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Labels of the links in the main menu. */
const labels = navbar.items.flatMap((item) =>
  item.type === 'dropdown' ? item.items.map(({ label }) => label) : item.type === 'default' ? [item.label] : [],
)
/** A link of the main menu that is in no sidebar. */
const mainLink = (page: import('@playwright/test').Page) => menu(page).locator('a[href="/ai-lake/"]')
/** The sidebar entry of the current page, and the entry after it. */
const currentEntry = (page: import('@playwright/test').Page) => menu(page).locator('[aria-current="page"]')
const nextEntry = (page: import('@playwright/test').Page) => menu(page).locator('li:has(> [aria-current="page"]) + li > a')

const menu = (page: import('@playwright/test').Page) => page.getByRole('dialog', { name: 'Menu' })
const hamburger = (page: import('@playwright/test').Page) => page.getByRole('button', { name: 'Open menu' })

test.describe('mobile menu', () => {
  test('opens by its button, has all items, traps focus and locks scrolling', async ({ page }) => {
    await open(page, pages.contact)
    await hamburger(page).click()
    await expect(menu(page)).toBeVisible()
    for (const label of [...labels, 'Search docs']) {
      await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeVisible()
    }
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  })

  test('closes on Escape, on its backdrop and by its button, and returns focus to the open button', async ({ page }) => {
    await open(page, pages.contact)
    await hamburger(page).click()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(hamburger(page)).toBeFocused()
    await hamburger(page).click()
    await page.mouse.click(380, 400)
    await expect(menu(page)).toBeHidden()
    await hamburger(page).click()
    await menu(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  const swipe = (page: import('@playwright/test').Page, from: number, to: number) =>
    menu(page).evaluate(
      (dialog, [start, end]) => {
        const touch = (x: number) => new Touch({ identifier: 1, target: dialog, clientX: x, clientY: 300 })
        dialog.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(start)] }))
        dialog.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(end)] }))
      },
      [from, to] as const,
    )

  test('closes on a swipe of at least 30 px toward its edge', async ({ page }) => {
    await open(page, pages.contact)
    await hamburger(page).click()
    await swipe(page, 200, 171)
    await expect(menu(page)).toBeVisible()
    await swipe(page, 200, 170)
    await expect(menu(page)).toBeHidden()
    await expect(hamburger(page)).toBeFocused()
  })

  test('a swipe away from its edge switches from the sidebar to the main menu', async ({ page }) => {
    await open(page, pages.rds)
    await hamburger(page).click()
    await expect(currentEntry(page)).toBeVisible()
    await swipe(page, 100, 130)
    await expect(mainLink(page)).toBeVisible()
    await swipe(page, 200, 160)
    await expect(menu(page)).toBeHidden()
  })

  test('opening and closing a group is animated', async ({ page }) => {
    await recordAnimations(page)
    await open(page, pages.contact)
    await hamburger(page).click()
    const group = menu(page).locator('details').last()
    await group.locator('summary').click()
    await expect(group.getByRole('link', { includeHidden: true }).last()).toBeHidden()
    await group.locator('summary').click()
    await expect(group.getByRole('link').last()).toBeVisible()
    for (const duration of await animationDurations(page, 2)) expect(duration).toBeGreaterThan(100)
  })

  test('the back button closes it without leaving the page', async ({ page }) => {
    await open(page, pages.quickstart)
    await hamburger(page).click()
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(pages.quickstart)
  })

  test('closes when the window becomes wide, and its button is visible below 996 px', async ({ page }) => {
    await open(page, pages.contact)
    await hamburger(page).click()
    await page.setViewportSize({ width: 1100, height: 800 })
    await expect(menu(page)).toBeHidden()
    await page.setViewportSize({ width: 995, height: 800 })
    await expect(hamburger(page)).toBeVisible()
    await page.setViewportSize({ width: 996, height: 800 })
    await expect(hamburger(page)).toBeHidden()
  })

  test('shows the sidebar first on a docs page, with a button to the main menu', async ({ page }) => {
    await open(page, pages.rds)
    await hamburger(page).click()
    await expect(currentEntry(page)).toBeVisible()
    await menu(page).getByRole('button', { name: 'Back to main menu' }).click()
    await expect(mainLink(page)).toBeVisible()
    await expect(currentEntry(page)).toBeHidden()
  })

  test('closes when a link is followed, and the back button returns to the previous page', async ({ page }) => {
    await open(page, pages.rds)
    await hamburger(page).click()
    const address = (await nextEntry(page).getAttribute('href')) ?? ''
    await nextEntry(page).click()
    await expect(page).toHaveURL(address)
    await expect(menu(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(pages.rds)
  })
})

test('the table of contents opens above the text, and its links scroll to the section', async ({ page }) => {
  await open(page, pages.rds)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const last = contents.locator('a').last()
  const hash = (await last.getAttribute('href')) ?? ''
  await expect(last).toBeHidden()
  await contents.getByText('On this page').click()
  await last.click()
  await expect(page).toHaveURL(pages.rds + hash)
  await expect(page.locator(hash)).toBeInViewport()
})

// accessibility.spec.ts checks the others.
test('pages of the documentation and articles have no horizontal overflow', async ({ page }) => {
  for (const path of Object.values(pages).filter((each) => !Object.values<string>(pageTypes).includes(each))) {
    await open(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})

test('lists of articles and their page numbers fit into 320, 360 and 390 px', async ({ page }) => {
  await open(page, '/blog/')
  const last = page.getByRole('link', { name: /^Page \d+$/ }).last()
  const [name, address] = [(await last.getAttribute('aria-label')) ?? '', (await last.getAttribute('href')) ?? '']
  for (const path of ['/blog/', '/blog/page/2/', address]) {
    await open(page, path)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    }
  }
})

test('a long word in a search query causes no horizontal overflow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await open(page, `/search/?q=${'z'.repeat(64)}`)
  await expect(page.getByText(/^No results for "z+"$/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('hidden text in a wide table and a long name in a heading cause no horizontal overflow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await open(page, pages.parts)
  await page.locator('.prose').evaluate((text) => {
    const cells = '<td style="min-width: 20rem">a <span class="sr-only">hidden</span></td>'.repeat(3)
    text.insertAdjacentHTML('beforeend', `<div class="table-box"><table><tbody><tr>${cells}</tr></tbody></table></div>`)
    text.insertAdjacentHTML('beforeend', `<h2><code class="whitespace-nowrap">${'w'.repeat(28)}</code></h2>`)
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('buttons of the navigation bar are at least 44 px large', async ({ page }) => {
  await open(page, pages.rds)
  for (const button of [hamburger(page), page.getByRole('button', { name: /dark theme/ })]) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('links of the navigation bar and sidebar are visible without JavaScript', async ({ browser, baseURL }) => {
  const { page, context } = await withoutScripts(browser, baseURL, { width: 390, height: 844 })
  await page.goto(pages.rds)
  const bar = await page.locator('.navbar').boundingBox()
  const links = await page.locator('.navbar-links').last().boundingBox()
  expect((links?.y ?? 0) + (links?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('a[href="/customer-stories/"]').last()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current="page"]')).toBeVisible()
  await context.close()
})
