import { existsSync, readdirSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { solutions } from '../../content/navigation/solutions'
import { navbarComponentNames, navItemTypes } from '../../lib/nav/navbar-items'
import { componentNames } from '../../tools/authoring/write-component-index'
import { violationsOf, wcagRules } from './page-violations'
import { expect, openWithAllSettings, test } from './support'

const gallery = '/dev/components/'

/** Number of entries of the popover that are fully visible without scrolling its list. */
const visibleEntries = (exhibit: Locator) =>
  exhibit.locator('.solutions-list').evaluate((list) => {
    const box = list.getBoundingClientRect()
    return [...list.querySelectorAll('a')].filter((entry) => entry.getBoundingClientRect().bottom <= box.bottom + 1).length
  })

test.describe('gallery of components', () => {
  test('shows every component and every type of navigation item, and has no horizontal overflow on a phone', async ({ page }) => {
    await openWithAllSettings(page, gallery)
    for (const name of componentNames().filter((each) => each !== 'TabItem')) {
      const exhibit = page.locator(`[data-exhibit="${name}"]`)
      expect(await exhibit.locator('[data-theme="light"]').count(), name).toBeGreaterThan(0)
      expect(await exhibit.locator('[data-theme="dark"]').count(), name).toBeGreaterThan(0)
    }
    const names = (await page.locator('[data-exhibit]').evaluateAll((all) => all.map((each) => each.getAttribute('data-exhibit')))).join(
      ' ',
    )
    const parts = readdirSync('components/ui')
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => file.replace(/(\.client)?\.tsx$/, ''))
      // These have no appearance of their own.
      .filter((name) => !name.endsWith('JsonLd') && name !== 'Static')
    for (const part of parts) expect(names, 'components of components/ui').toContain(part)
    const navigation = page.locator('[data-exhibit="NavItem"]')
    for (const type of navItemTypes.filter((each) => each !== 'default'))
      await expect(navigation.getByText(type, { exact: true })).toBeVisible()
    for (const name of navbarComponentNames) await expect(navigation.getByText(name, { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

  test('has no accessibility violations in any state of a component, in both themes', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithAllSettings(page, gallery)
    // The gallery renders each example once for each theme, so the ids of a component occur twice.
    const violations = await violationsOf(page, { runOnly: wcagRules, without: ['duplicate-id', 'duplicate-id-aria'] })
    expect(violations).toEqual([])
  })

  test('search and order of contributors apply to the full list, not to the featured ones above it', async ({ page }) => {
    await openWithAllSettings(page, gallery)
    const exhibit = page.locator('[data-exhibit^="ContributorDirectory"] [data-theme="light"]').first()
    const [first, everyone] = [exhibit.locator('[data-contributors]').first(), exhibit.locator('[data-contributors]').last()]
    await expect(exhibit.getByText('5 of 5 contributors')).toBeVisible()
    const order = ['@octocat', '@monalisa', '@hubot', '@defunkt', '@atom']
    await expect(everyone.locator('.font-medium')).toHaveText(order)
    await exhibit.getByRole('combobox', { name: /^Order/ }).selectOption({ label: 'Name' })
    await expect(everyone.locator('.font-medium')).toHaveText(['@atom', '@defunkt', '@hubot', '@monalisa', '@octocat'])
    await exhibit.getByRole('searchbox').fill('MONA')
    await expect(everyone.locator('li:visible')).toHaveCount(1)
    await expect(exhibit.getByText('1 of 5 contributors')).toBeVisible()
    await expect(first.locator('li:visible')).toHaveCount(3)
  })

  test('the popover opens and closes by mouse and keyboard, and returns focus to its button on Escape', async ({ page }) => {
    await openWithAllSettings(page, gallery)
    const exhibit = page.locator('[data-exhibit="SolutionsPopover"] [data-theme="light"]')
    const button = exhibit.getByRole('button', { name: solutions.label })
    const entries = exhibit.getByRole('link')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(entries).toHaveText([...solutions.entries, ...solutions.actions].map(({ label }) => label))
    await page.keyboard.press('Tab')
    await expect(entries.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entries.first()).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.getByRole('heading', { name: 'SolutionsPopover' }).click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await entries.last().focus()
    await page.keyboard.press('Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('the popover shows at least four entries in windows of any size and with large text', async ({ page }) => {
    await openWithAllSettings(page, gallery)
    const exhibit = page.locator('[data-exhibit="SolutionsPopover"] [data-theme="light"]')
    for (const [width, height, zoom] of [
      [1280, 900, 1],
      [700, 320, 1],
      [390, 844, 1],
      [320, 480, 1],
      [390, 844, 2],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size, 'important'), `${16 * zoom}px`)
      await exhibit.getByRole('button', { name: solutions.label }).click()
      expect(await visibleEntries(exhibit), `${width} x ${height} px, text scaled by ${zoom}`).toBeGreaterThanOrEqual(4)
      await page.keyboard.press('Escape')
    }
  })
})

test('the public site does not contain the gallery', () => {
  expect(existsSync('out/dev')).toBe(false)
})
