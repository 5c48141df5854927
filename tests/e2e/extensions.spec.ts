import { expect, pages, ready, test } from './support'

/** Elements and attributes that extensions of the browser add to a page before its scripts run. They must cost nothing. */

type Page = import('@playwright/test').Page
type Added = { parent: 'head' | 'body'; html: string; at: 'first' | 'loaded' }

/** Adds elements to each page as soon as its body has content, or when it is parsed. */
const add = (page: Page, added: Added) =>
  page.addInitScript(({ parent, html, at }: Added) => {
    const insert = () => document[parent].insertAdjacentHTML('afterbegin', html)
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { parsedHeading: document.querySelector('h1') })
      if (at === 'loaded') insert()
    })
    if (at === 'loaded') return
    const watch = new MutationObserver(() => {
      if (!document.body?.firstChild) return
      watch.disconnect()
      insert()
    })
    watch.observe(document, { childList: true, subtree: true })
  }, added)

/** Whether the page still has the elements that the browser has parsed. After an error, React renders all of them again. */
const isHydrated = (page: Page) => page.evaluate(() => (window as { parsedHeading?: Element }).parsedHeading?.isConnected)

const elements: Record<string, Omit<Added, 'at'>> = {
  'a div before the first element of the body': { parent: 'body', html: '<div class="added">Translate</div>' },
  'a hidden div before the first element of the body': { parent: 'body', html: '<div class="added" hidden><!--x--></div>' },
  'an element of its own in the body': { parent: 'body', html: '<x-translate class="added"></x-translate><section hidden></section>' },
  'a script and a style in the body': { parent: 'body', html: '<script class="added">0</script><style>.x{}</style>' },
  'a script and a style in the head': { parent: 'head', html: '<script class="added">0</script><style>.x{}</style><meta name="x">' },
}

for (const [name, added] of Object.entries(elements)) {
  for (const at of ['first', 'loaded'] as const) {
    test(`${name} (${at}) causes no error and stays`, async ({ page }) => {
      await add(page, { ...added, at })
      for (const path of [pages.parts, pages.contact]) {
        await page.goto(path)
        await ready(page)
        expect(await isHydrated(page), path).toBe(true)
        await expect(page.locator('.added')).toHaveCount(1)
      }
    })
  }
}

test('attributes of the root and the body cause no error and stay', async ({ page }) => {
  await add(page, { parent: 'body', html: '', at: 'loaded' })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of [document.documentElement, document.body]) {
        element.setAttribute('data-added', '')
        element.classList.add('added')
        element.style.setProperty('--added', '1px')
      }
    })
  })
  await page.goto(pages.parts)
  await ready(page)
  expect(await isHydrated(page)).toBe(true)
  await expect(page.locator('.added[data-added]')).toHaveCount(2)
})
