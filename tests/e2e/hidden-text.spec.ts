import { expect, follow, open, pages, ready, test, withoutScripts } from './support'

/** Text that is not displayed at first, in other tabs and closed sections, and all ways to reach it. */

type Page = import('@playwright/test').Page

/** A heading in a tab that is not selected. */
const inTab = { id: 'a-heading-inside-a-tab', tab: 'CLI' }
const heading = (page: Page) => page.locator(`#${inTab.id}`)
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first()
const section = (page: Page) => page.locator('#content details.details').first()
/** Gives the text of the closed section an ID, as a heading in it would have. */
const nameSection = (page: Page) => section(page).evaluate((part) => part.lastElementChild?.setAttribute('id', 'in-section'))

async function expectOpenTab(page: Page) {
  await expect(heading(page)).toBeInViewport()
  await expect(tab(page, inTab.tab)).toHaveAttribute('aria-selected', 'true')
}

test.describe('a hash opens the tab with its target', () => {
  test('when the page is loaded, for this set only, and without storing the choice', async ({ page }) => {
    await open(page, `${pages.parts}#${inTab.id}`)
    await expectOpenTab(page)
    await expect(page.getByText('Second set: press')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.interface'))).toBeNull()
  })

  test('although the reader has chosen another tab before', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.interface', 'ui'))
    await open(page, `${pages.parts}#${inTab.id}`)
    await expectOpenTab(page)
  })

  test('when it changes, and with the back button', async ({ page }) => {
    await open(page, pages.parts)
    await page.evaluate((id) => {
      window.location.hash = id
    }, inTab.id)
    await expectOpenTab(page)
    await page.evaluate(() => {
      window.location.hash = 'code'
    })
    await tab(page, 'OLake UI').click()
    await expect(heading(page)).toBeHidden()
    await page.goBack()
    await expectOpenTab(page)
  })

  test('when a link on another page is followed', async ({ page }) => {
    await open(page, pages.quickstart)
    await follow(page, `${pages.parts}#${inTab.id}`)
    await expectOpenTab(page)
  })

  test('in a browser that sends no event for it', async ({ page }) => {
    await page.addInitScript(() => {
      // Such a browser knows no other value of the attribute than the empty one.
      const set = Element.prototype.setAttribute
      Element.prototype.setAttribute = function (name, value) {
        set.call(this, name, name === 'hidden' ? '' : value)
      }
    })
    await open(page, `${pages.parts}#${inTab.id}`)
    await expectOpenTab(page)
    await tab(page, 'OLake UI').click()
    await expect(heading(page)).toBeHidden()
  })
})

test('a hash opens the closed section with its target', async ({ page }) => {
  await open(page, pages.parts)
  await nameSection(page)
  await expect(page.locator('#in-section')).toBeHidden()
  await page.evaluate(() => {
    window.location.hash = 'in-section'
  })
  await expect(page.locator('#in-section')).toBeInViewport()
})

test.describe('a text in the address', () => {
  const address = (text: string) => `${pages.parts}#:~:text=${encodeURIComponent(text)}`

  test('opens the tab that contains it', async ({ page }) => {
    await open(page, address('DuckDB reads the table'))
    await expect(page.getByText('DuckDB reads the table.')).toBeInViewport()
    await expect(tab(page, 'DuckDB')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Trino reads the table.')).toBeHidden()
  })

  test('opens a block of code in a tab', async ({ page }) => {
    await open(page, address('dir "$HOME\\olake"'))
    await expect(page.getByText('dir "$HOME\\olake"')).toBeInViewport()
    await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true')
  })

  test('opens the closed section that contains it', async ({ page }) => {
    await open(page, address('The host, the port and the firewall'))
    await expect(page.getByText('The host, the port and the firewall')).toBeInViewport()
    await expect(section(page)).toHaveAttribute('open')
  })

  test('is found before the components of the page run', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(address('DuckDB reads the table'), { waitUntil: 'commit' })
    await expect(page.getByText('DuckDB reads the table.')).toBeInViewport()
    release()
    await ready(page)
    await expect(tab(page, 'DuckDB')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('DuckDB reads the table.')).toBeInViewport()
  })
})

test('the search of the browser finds the text of all tabs', async ({ page }) => {
  await open(page, pages.parts)
  const panels = page.locator('.tabs > [role="tabpanel"]')
  const states = await panels.evaluateAll((all) =>
    all.map((panel) => [panel.hasAttribute('data-inactive'), panel.getAttribute('hidden'), panel.getBoundingClientRect().height > 0]),
  )
  for (const [inactive, hidden, high] of states) expect([hidden, high]).toEqual(inactive ? ['until-found', false] : [null, true])
  // Browsers send this event and then show the panel.
  await panels.filter({ hasText: 'Spark reads the table.' }).evaluate((panel) => {
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
    if (panel.hasAttribute('hidden')) throw new Error('The panel is not in its place when the browser scrolls to it.')
  })
  await expect(tab(page, 'Spark')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Trino reads the table.')).toBeHidden()
})

test('all tabs and closed sections are printed', async ({ page }) => {
  await open(page, pages.parts)
  await page.emulateMedia({ media: 'print' })
  for (const text of [
    'Trino reads',
    'Spark reads',
    'DuckDB reads',
    'First set: open',
    'First set: run',
    'dir "$HOME',
    'The host, the port',
  ])
    await expect(page.getByText(text).first()).toBeVisible()
  for (const name of await page.locator('.tab-name').all()) await expect(name).toBeVisible()
})

test('a hash and a text in the address open a closed section without JavaScript', async ({ browser, baseURL }) => {
  const { page, context } = await withoutScripts(browser, baseURL)
  await page.goto(`${pages.parts}#${inTab.id}`)
  await expect(heading(page)).toBeInViewport()
  await page.goto(`${pages.parts}?#:~:text=${encodeURIComponent('The host, the port and the firewall')}`)
  await expect(page.getByText('The host, the port and the firewall')).toBeInViewport()
  await context.close()
})
