import type { Page } from '@playwright/test'
import { frontMatter } from './front-matter'
import { hits, input, modal } from './search-window'
import { expect, follow, open, pages, test } from './support'

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__olake'
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__olake'

const storedHit = (n: number) => ({
  objectID: `h${n}`,
  type: 'lvl1',
  url: `/docs/?n=${n}`,
  url_without_anchor: '/docs/',
  anchor: null,
  content: null,
  hierarchy: { lvl0: 'Documentation', lvl1: `Stored ${n}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
})

/** Replaces the stored searches of the page's origin. */
const store = (page: Page, recent: string, favorite: string) =>
  page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    },
    { [RECENT]: recent, [FAVORITE]: favorite },
  )

test.describe('recent and favorite searches', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`an opened result becomes a recent search that can be saved and removed (reduced motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await open(page, pages.intro)
      await page.keyboard.press('Control+k')
      await expect(page.getByText('No recent searches')).toBeVisible()
      await input(page).fill('slot')
      await expect(hits(page).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(modal(page)).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent'])
      await page.getByRole('button', { name: 'Save this search' }).click()
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Favorite'])
      await page.getByRole('button', { name: 'Remove this search from favorites' }).click()
      await expect(page.getByText('No recent searches')).toBeVisible()
    })
  }

  test('a recent search can be removed', async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [RECENT, JSON.stringify([storedHit(0)])])
    await open(page, pages.intro)
    await page.keyboard.press('Control+k')
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent'])
    await page.getByRole('button', { name: 'Remove this search from history' }).click()
    await expect(page.getByText('No recent searches')).toBeVisible()
  })

  test('stay in the list if a navigation ends while the modal is open', async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [RECENT, JSON.stringify([storedHit(0)])])
    await open(page, pages.intro)
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/quickstart.*_rsc=/, async (route) => {
      await arrival
      await route.continue()
    })
    await follow(page, pages.quickstart)
    await page.keyboard.press('Control+k')
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent'])
    arrive()
    await expect(page).toHaveURL(/quickstart/)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
      String(frontMatter(`content${pages.quickstart.slice(0, -1)}.mdx`).title),
    )
    await hits(page).first().hover()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.DocSearch-Hit[aria-selected="true"]')).toHaveCount(1)
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent'])
  })

  test('show at most 7 recent searches, 4 beside favorites, and at most 10 favorites', async ({ page }) => {
    await open(page, pages.intro)
    const stored = (count: number, first = 0) => Array.from({ length: count }, (_, n) => storedHit(first + n))
    for (const [recent, favorites, shown] of [
      [stored(9), [], { recent: 7, favorites: 0 }],
      [stored(9), stored(1, 100), { recent: 4, favorites: 1 }],
      [[], stored(14), { recent: 0, favorites: 10 }],
    ] as const) {
      await store(page, JSON.stringify(recent), JSON.stringify(favorites))
      await page.keyboard.press('Control+k')
      const sources = page.locator('.DocSearch-Hit-source')
      const hitsOf = (name: string) => page.locator('.DocSearch-Hits', { has: sources.getByText(name) }).locator('.DocSearch-Hit')
      await expect(hitsOf('Recent')).toHaveCount(shown.recent)
      await expect(hitsOf('Favorite')).toHaveCount(shown.favorites)
      await page.keyboard.press('Escape')
      await expect(modal(page)).toHaveCount(0)
    }
  })

  test('ignore invalid stored data', async ({ page }) => {
    await open(page, pages.intro)
    for (const broken of ['{', 'null', '[1,2]', '[{"objectID":"x"}]']) {
      await store(page, broken, broken)
      await page.keyboard.press('Control+k')
      await expect(page.getByText('No recent searches'), broken).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(modal(page)).toHaveCount(0)
    }
  })
})
