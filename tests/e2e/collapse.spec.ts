import { collapseDuration } from '../../lib/collapse'
import { animationDurations, expect, open, pages, recordAnimations, test, withoutScripts } from './support'

type Page = import('@playwright/test').Page

const details = (page: Page) => page.locator('#content details.details').first()
const categories = (page: Page) => page.locator('.docs-sidebar .sidebar-tree > ul > li > details')

test.describe('collapsible sections', () => {
  test('open and close in the same time, which depends on their height', async ({ page }) => {
    await recordAnimations(page)
    await open(page, pages.parts)
    await details(page).locator('summary').click()
    await expect(details(page)).toHaveAttribute('open')
    await animationDurations(page, 1)
    await expect.poll(() => details(page).evaluate((part) => part.getAnimations().length)).toBe(0)
    const height = await details(page).evaluate(
      (part) => part.getBoundingClientRect().height - (part.firstElementChild?.getBoundingClientRect().height ?? 0),
    )
    await details(page).locator('summary').click()
    await expect(details(page)).not.toHaveAttribute('open')
    await expect(details(page)).not.toHaveAttribute('data-closing')
    const [opening = 0, closing = 0] = await animationDurations(page, 2)
    expect(opening).toBe(closing)
    expect(opening).toBeCloseTo(collapseDuration(height, false), -1)
  })

  test('open within 1 ms with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await recordAnimations(page)
    await open(page, pages.parts)
    await details(page).locator('summary').click()
    expect(await animationDurations(page, 1)).toEqual([1])
    await expect(details(page)).toHaveAttribute('open')
  })

  test('opening a category of the sidebar closes the open one, and both are animated', async ({ page }) => {
    await recordAnimations(page)
    await open(page, pages.rds)
    const closed = categories(page).and(page.locator(':not([open])')).first()
    const name = (await closed.locator('summary').first().textContent()) ?? ''
    await closed.locator('summary').first().click()
    for (const duration of await animationDurations(page, 2)) expect(duration).toBeGreaterThan(100)
    await expect(categories(page).and(page.locator('[open]'))).toContainText([name])
    await expect(categories(page).and(page.locator('[open]'))).toHaveCount(1)
  })

  test('work without JavaScript', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto(pages.parts)
    await details(page).locator('summary').click()
    await expect(details(page)).toHaveAttribute('open')
    await expect(details(page).locator(':scope > :not(summary)').first()).toBeVisible()
    await context.close()
  })
})
