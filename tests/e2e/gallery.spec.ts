import { existsSync, readdirSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { componentNames } from '../../lib/mdx/component-names'
import { expect, open, test } from './support'

const gallery = '/dev/components/'

test.describe('gallery of components', () => {
  test.use({ baseURL: `http://localhost:${Number(process.env.TEST_PORT ?? 4188) + 1}`, expectErrors: true })

  test('shows every component that authors may use, in both themes', async ({ page }) => {
    await open(page, gallery)
    for (const name of componentNames.filter((each) => each !== 'TabItem')) {
      const exhibit = page.locator(`[data-exhibit="${name}"]`)
      expect(await exhibit.locator('[data-theme="light"]').count(), name).toBeGreaterThan(0)
      expect(await exhibit.locator('[data-theme="dark"]').count(), name).toBeGreaterThan(0)
    }
  })

  test('shows every part of components/ui that can be seen', async ({ page }) => {
    await open(page, gallery)
    const names = (await page.locator('[data-exhibit]').evaluateAll((all) => all.map((each) => each.getAttribute('data-exhibit')))).join(
      ' ',
    )
    const parts = readdirSync('components/ui')
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => file.replace(/(\.client)?\.tsx$/, ''))
      .filter((name) => !name.endsWith('JsonLd'))
    for (const part of parts) expect(names).toContain(part)
  })

  test('axe finds nothing on it, which is every state in both themes at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, gallery)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      // A specimen stands twice on the page, once in each theme, with the ids that it has elsewhere.
      .disableRules(['duplicate-id', 'duplicate-id-aria'])
      .analyze()
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${id}\n${nodes
            .map(({ html }) => html)
            .slice(0, 5)
            .join('\n')}`,
      ),
    ).toEqual([])
  })

  test('nothing on it is wider than a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, gallery)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

  test('contributors are searched and ordered in the list of everyone, and those above it stay', async ({ page }) => {
    await open(page, gallery)
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

  test('the popover opens and closes by mouse and keyboard, and gives the focus back', async ({ page }) => {
    await open(page, gallery)
    const exhibit = page.locator('[data-exhibit="SolutionsPopover"] [data-theme="light"]')
    const button = exhibit.getByRole('button', { name: 'Solutions' })
    const entries = exhibit.getByRole('link')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(entries).toHaveText(['Analytics', 'Engagement', 'Security', 'Integrations', 'Automations', 'Watch demo', 'Contact sales'])
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

  test('the popover shows four entries however low the window is', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 320 })
    await open(page, gallery)
    const exhibit = page.locator('[data-exhibit="SolutionsPopover"] [data-theme="light"]')
    await exhibit.getByRole('button', { name: 'Solutions' }).click()
    const [list, entry] = await Promise.all([exhibit.locator('ul').first().boundingBox(), exhibit.getByRole('link').first().boundingBox()])
    expect(list?.height).toBeGreaterThanOrEqual(4 * (entry?.height ?? Number.POSITIVE_INFINITY) - 1)
  })
})

test('the site that visitors get has no gallery', () => {
  expect(existsSync('out/dev')).toBe(false)
})
