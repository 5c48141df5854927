import { hits, holdScripts, input, modal, openFirst, search } from './search-window'
import { expect, open, pages, test } from './support'

type Page = import('@playwright/test').Page

const button = (page: Page) => page.locator('[data-search-button]:visible').first()

test.describe('opening and closing the modal', () => {
  test('modal and index load on hover, not with the page', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await open(page, pages.rds)
    await page.waitForLoadState('networkidle')
    expect(requested.filter((path) => path.startsWith('/search-index/'))).toEqual([])
    const before = requested.length
    await button(page).hover()
    await expect.poll(() => requested.includes('/search-index/index.json')).toBe(true)
    expect(requested.length).toBeGreaterThan(before + 2)
    await expect(modal(page)).toHaveCount(0)
  })

  for (const [intent, show] of [
    ['focus', (page: Page) => button(page).focus()],
    ['touch', (page: Page) => button(page).dispatchEvent('touchstart')],
  ] as const) {
    test(`the index loads on ${intent}`, async ({ page }) => {
      await open(page, pages.rds)
      const index = page.waitForResponse(/search-index\/index\.json/)
      await show(page)
      await (await index).finished()
      await expect(modal(page)).toHaveCount(0)
    })
  }

  test('opens on click, and Escape closes it and returns focus to the button', async ({ page }) => {
    await open(page, pages.rds)
    await button(page).click()
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs')
    await page.keyboard.press('Escape')
    await expect(modal(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })

  test('restores the query when it is opened again, once', async ({ page }) => {
    await search(page, 'slot')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue('slot')
    await expect(hits(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue('')
  })

  test('stays open if it is opened while the browser still removes the entry of the last opening from its history', async ({ page }) => {
    await search(page, 'slot')
    const removed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true })
          const press = (init: KeyboardEventInit) =>
            document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
          press({ key: 'Escape' })
          // After React has removed the window, and before the browser goes back.
          queueMicrotask(() => press({ key: 'k', ctrlKey: true }))
        }),
    )
    await removed
    await expect(input(page)).toHaveValue('slot')
    await page.goBack()
    await expect(modal(page)).toHaveCount(0)
  })

  test('opens empty after a result was opened', async ({ page }) => {
    await search(page, 'slot')
    await openFirst(page)
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue('')
  })

  test('shows a spinner if it takes longer than 200 ms to load', async ({ page }) => {
    await open(page, pages.intro)
    const release = await holdScripts(page)
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(3_600_000)
    await page.keyboard.press('Control+k')
    const spinner = page.getByRole('status').filter({ hasText: 'Loading the search' })
    await page.clock.runFor(150)
    await expect(spinner).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(spinner).toBeVisible()
    await page.clock.resume()
    release()
    await expect(input(page)).toBeFocused()
    await expect(spinner).toHaveCount(0)
  })

  test('opens with Ctrl+K, Cmd+K and the slash', async ({ page }) => {
    await open(page, pages.rds)
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key)
      await expect(input(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(modal(page)).toHaveCount(0)
    }
  })

  test('a slash in a text field is entered as text', async ({ page }) => {
    await open(page, '/search/')
    await page.getByRole('combobox', { name: 'Search', exact: true }).focus()
    await page.keyboard.type('a/b')
    await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toHaveValue('a/b')
    await expect(modal(page)).toHaveCount(0)
  })

  test('uses selected text as the query, at most 64 characters', async ({ page }) => {
    await open(page, pages.rds)
    await page.evaluate(() => {
      const heading = document.querySelector('h1')
      if (heading) window.getSelection()?.selectAllChildren(heading)
    })
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.keyboard.press('Control+k')
    await expect(input(page)).toHaveValue(title.slice(0, 64))
    await expect(input(page)).toHaveAttribute('maxlength', '64')
  })

  test('opens on a phone from the navigation bar and from the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pages.rds)
    await button(page).click()
    await expect(input(page)).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search docs' }).click()
    await expect(input(page)).toBeFocused()
  })
})
