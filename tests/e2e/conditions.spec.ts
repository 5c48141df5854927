import { storageKeys } from '../../lib/site.mjs'
import { exportedPages } from '../export/exported'
import { hits, input, modal, openFirst, search } from './search-window'
import { expect, follow, open, pages, ready, THEME_SWITCH, test } from './support'

/** Conditions in which visitors open the site: storage, connection, history, several tabs and contrast themes. */

type Page = import('@playwright/test').Page

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Keys that the site reads from local storage, with an example for each prefix. */
const localKeys = [
  ...Object.values(storageKeys)
    .filter((key) => key !== storageKeys.contactDraft)
    .map((key) => (key === storageKeys.tabPrefix ? `${key}interface` : key)),
  '__DOCSEARCH_RECENT_SEARCHES__olake',
  '__DOCSEARCH_FAVORITE_SEARCHES__olake',
]

/** Uses what reads and writes storage: theme, announcement, tabs and search. */
async function useStoredSettings(page: Page) {
  await open(page, pages.parts)
  await page.getByRole('button', { name: THEME_SWITCH }).click()
  await page.getByRole('tab', { name: 'CLI' }).first().click()
  await expect(page.getByText('Second set: run check.')).toBeVisible()
  await page.keyboard.press('Control+k')
  await input(page).fill('slot')
  await expect(hits(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

test.describe('storage', () => {
  for (const [name, value] of Object.entries({
    'not JSON': '{"',
    'an unexpected type': '[1,{"a":null}]',
    'very long text': 'x'.repeat(100_000),
  })) {
    test(`the site works if every key contains ${name}`, async ({ page }) => {
      await page.addInitScript(
        ({ keys, draft, text }) => {
          for (const key of keys) localStorage.setItem(key, text)
          sessionStorage.setItem(draft, text)
        },
        { keys: localKeys, draft: storageKeys.contactDraft, text: value },
      )
      await useStoredSettings(page)
      await open(page, pages.contact)
      await expect(page.getByRole('textbox').first()).toHaveValue('')
    })
  }

  test('the site works if the storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await useStoredSettings(page)
  })

  test('the site works if the browser blocks cookies and all storage, and logs one warning', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: denied })
      Object.defineProperty(Document.prototype, 'cookie', { get: denied, set: denied })
    })
    await useStoredSettings(page)
    expect(warnings.filter((text) => text.includes('blocks storage'))).toHaveLength(1)
    await page.getByRole('button', { name: 'Close announcement' }).click()
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
  })
})

test.describe('connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|fetch RSC payload|Failed to load chunk/ })

  test('a page stays readable when the connection is lost, and its links work after it returns', async ({ page, context }) => {
    await open(page, pages.quickstart)
    const title = (await heading(page).textContent()) ?? ''
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await expect(heading(page)).toHaveText(title)
    await page.getByRole('button', { name: THEME_SWITCH }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await context.setOffline(false)
    await follow(page, pages.rds)
    await expect(page).toHaveURL(pages.rds)
    await expect(heading(page)).not.toHaveText(title)
  })
})

test.describe('history', () => {
  test('twenty clicks in a row end on the last page, with its heading', async ({ page }) => {
    await open(page, pages.intro)
    const addresses = await page
      .locator('.docs-sidebar a[href^="/docs/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].slice(1, 21))
    expect(addresses).toHaveLength(20)
    await page.evaluate((targets) => {
      for (const target of targets) {
        const link = document.querySelector<HTMLAnchorElement>(`.docs-sidebar a[href="${target}"]`)
        link?.click()
      }
    }, addresses)
    const last = addresses.at(-1) ?? ''
    // Twenty navigations take a while on a busy machine.
    await expect(page).toHaveURL(last, { timeout: 60_000 })
    const expected = exportedPages().find(({ route }) => route === last)
    await expect(heading(page)).toHaveText(expected?.html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1] ?? 'a heading')
    await expect(heading(page)).toHaveCount(1)
  })

  test('the back button closes the open search window and stays on the page', async ({ page }) => {
    await open(page, pages.intro)
    await follow(page, pages.rds)
    await expect(page).toHaveURL(pages.rds)
    await page.keyboard.press('Control+k')
    await expect(modal(page)).toBeVisible()
    await page.goBack()
    await expect(modal(page)).toHaveCount(0)
    await expect(page).toHaveURL(pages.rds)
    await page.mouse.move(640, 450)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.goBack()
    await expect(page).toHaveURL(pages.intro)
  })

  test('after a result is opened, the back button returns to the page on which the search was opened', async ({ page }) => {
    await search(page, 'slot')
    await openFirst(page)
    await page.goBack()
    await expect(page).toHaveURL(pages.intro)
  })

  test('a page from the back-forward cache works and has the current theme', async ({ page }) => {
    await open(page, pages.quickstart)
    await page.getByRole('button', { name: THEME_SWITCH }).click()
    await page.goto(pages.contact)
    await ready(page)
    await page.getByRole('button', { name: THEME_SWITCH }).click()
    await page.goBack()
    await ready(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.keyboard.press('Control+k')
    await expect(modal(page)).toBeVisible()
  })
})

test.describe('fonts', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('pages are as long in the local fonts that show until the web fonts have loaded', async ({ page }) => {
    // Together, because a single paragraph that is nearly full can need another line in either font.
    let [inLocalFonts, inWebFonts] = [0, 0]
    const length = () => page.locator('main').evaluate((main) => main.scrollHeight)
    for (const address of [pages.article, pages.architecture, pages.engine, pages.rds]) {
      await page.route('**/*.woff2', (route) => route.abort())
      await open(page, address)
      inLocalFonts += await length()
      await page.unroute('**/*.woff2')
      await page.reload()
      await page.evaluate(() => document.fonts.ready)
      inWebFonts += await length()
    }
    expect(Math.abs(inLocalFonts - inWebFonts) / inWebFonts).toBeLessThan(0.01)
  })
})

test('the choice of a tab in one browser tab applies to pages that another one opens', async ({ context, page }) => {
  await open(page, pages.parts)
  const other = await context.newPage()
  await open(other, pages.parts)
  await other.getByRole('tab', { name: 'CLI' }).first().click()
  await page.reload()
  await ready(page)
  await expect(page.getByText('Second set: run check.')).toBeVisible()
})

for (const year of [1999, 2099]) {
  test(`the site works if the clock of the visitor is in ${year}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(Date.UTC(year, 1, 3)))
    await open(page, '/webinar/')
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/Invalid Date|NaN/)
    await expect(page.locator('footer')).not.toContainText(/Invalid Date|NaN/)
  })
}

test.describe('forced colors', () => {
  test('the chosen tab, the current page and focus are visible without background colors', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, pages.parts)
    const border = (name: string) =>
      page
        .getByRole('tab', { name })
        .first()
        .evaluate((tab) => {
          const { borderBottomColor, borderBottomWidth, borderBottomStyle, outlineStyle, backgroundColor } = getComputedStyle(tab)
          return [borderBottomColor, borderBottomWidth, borderBottomStyle, outlineStyle, backgroundColor].join(' ')
        })
    expect(await border('OLake UI')).not.toBe(await border('CLI'))
    await page.getByRole('tab', { name: 'OLake UI' }).first().focus()
    await page.keyboard.press('ArrowRight')
    const focused = page.locator(':focus')
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
  })
})
