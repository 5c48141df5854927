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

  for (const [favorites, shown] of [
    [0, 7],
    [1, 4],
  ] as const) {
    test(`show at most ${shown} recent searches with ${favorites} favorites`, async ({ page }) => {
      const recent = Array.from({ length: 9 }, (_, n) => storedHit(n))
      const kept = Array.from({ length: favorites }, (_, n) => storedHit(100 + n))
      await page.addInitScript(
        ([keys, values]) => {
          for (const [at, key] of keys?.entries() ?? []) localStorage.setItem(key, values?.[at] ?? '')
        },
        [
          [RECENT, FAVORITE],
          [JSON.stringify(recent), JSON.stringify(kept)],
        ],
      )
      await open(page, pages.intro)
      await page.keyboard.press('Control+k')
      await expect(page.locator('.DocSearch-Hits').first().locator('.DocSearch-Hit')).toHaveCount(shown)
    })
  }

  test('show at most 10 favorites', async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [FAVORITE, JSON.stringify(Array.from({ length: 14 }, (_, n) => storedHit(n)))],
    )
    await open(page, pages.intro)
    await page.keyboard.press('Control+k')
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(10)
  })

  for (const broken of ['{', 'null', '[1,2]', '[{"objectID":"x"}]']) {
    test(`ignore invalid stored data: ${broken}`, async ({ page }) => {
      await page.addInitScript(
        ([keys, value]) => {
          for (const key of keys as string[]) localStorage.setItem(key, value as string)
        },
        [[RECENT, FAVORITE], broken],
      )
      await open(page, pages.intro)
      await page.keyboard.press('Control+k')
      await expect(page.getByText('No recent searches')).toBeVisible()
    })
  }
})
