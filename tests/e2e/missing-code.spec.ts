import type { Page } from '@playwright/test'
import { scriptWaits } from '../../components/layout/watch-scripts'
import { violationsOf } from './page-violations'
import { abort, failOnce, hold, loadFailure, notFound, SCRIPTS } from './script-requests'
import { input } from './search-window'
import { expect, open, pages, ready, test } from './support'

/** Both panels of a tab component. The second one is visible only if scripts are slow or failed to load. */
const panels = (page: Page) => [page.getByText('Second set: press'), page.getByText('Second set: run check.')] as const

test.describe('when scripts do not load', () => {
  test.use({ expectedErrors: /(ERR_FAILED|404 \(Not Found\)) .*\/_next\/static\/chunks\/|Unexpected token '<'/ })

  /** Addresses of the async scripts of a page. */
  const scriptsOf = async (page: Page, path: string) => {
    const html = await (await page.request.get(path)).text()
    return [...html.matchAll(/<script src="([^"]+)"[^>]* async/g)].map(([, address = '']) => address)
  }

  for (const [name, pick] of [
    ['the runtime', (scripts: string[]) => scripts.find((address) => address.includes('turbopack-'))],
    ['the first chunk', (scripts: string[]) => scripts[0]],
    ['the last chunk in the head', (scripts: string[]) => scripts.at(-2)],
    ['the main app chunk', (scripts: string[]) => scripts.at(-1)],
  ] as const) {
    for (const [way, keeps] of [
      ['Retry', true],
      ['Reload page', false],
    ] as const)
      test(`without ${name} the page shows all content and the error, and works after ${way}`, async ({ page }) => {
        const missing = pick(await scriptsOf(page, pages.parts))
        expect(missing).toBeTruthy()
        await page.route(`**${missing}`, notFound)
        await page.goto(pages.parts)
        await expect(loadFailure(page)).toContainText('You can still read it')
        await expect(loadFailure(page)).toContainText(`${missing}: 404`)
        for (const panel of panels(page)) await expect(panel).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Every part that a page can use')
        // A second failure shows the message again.
        await loadFailure(page).getByRole('button', { name: 'Retry' }).click()
        await expect(loadFailure(page)).toContainText(`${missing}: 404`)
        await page.unroute(`**${missing}`)
        await page.evaluate(() => document.body.setAttribute('data-before', ''))
        await loadFailure(page).getByRole('button', { name: way }).click()
        await ready(page)
        await expect(loadFailure(page)).toHaveCount(0)
        await expect(panels(page)[1]).toBeHidden()
        await expect(page.locator('body[data-before]')).toHaveCount(keeps ? 1 : 0)
      })
  }

  for (const [name, fail] of [
    ['a lost connection', abort],
    ['a missing file', notFound],
  ] as const) {
    test(`the page recovers from ${name} with one retry`, async ({ page }) => {
      await failOnce(page, fail)
      await open(page, pages.parts)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated')
      await page.getByRole('tab', { name: 'CLI' }).first().click()
      await expect(page.getByText('Second set: run check.')).toBeVisible()
      await expect(loadFailure(page)).toHaveCount(0)
    })

    test(`${name} is detected while style sheets are still loading`, async ({ page }) => {
      const release = await hold(page, /_next\/static\/.*\.css/)
      const failures: string[] = []
      await failOnce(page, async (route) => {
        await fail(route)
        failures.push(route.request().url())
      })
      const scripts = await scriptsOf(page, pages.parts)
      await page.goto(pages.parts, { waitUntil: 'commit' })
      await expect.poll(() => failures.length).toBe(scripts.length)
      release()
      await ready(page)
      await expect(loadFailure(page)).toHaveCount(0)
    })
  }

  test('all content is visible while scripts are slow, and the page works after they load', async ({ page }) => {
    await page.clock.install()
    const release = await hold(page, SCRIPTS)
    await page.goto(pages.parts, { waitUntil: 'domcontentloaded' })
    await expect(panels(page)[1]).toBeHidden()
    await page.clock.runFor(scriptWaits.slow)
    for (const panel of panels(page)) await expect(panel).toBeVisible()
    await expect(loadFailure(page)).toHaveCount(0)
    await page.clock.resume()
    release()
    await ready(page)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(panels(page)[1]).toBeHidden()
  })

  test('scripts with invalid code show the message too', async ({ page }) => {
    await page.clock.install()
    await page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' }))
    await page.goto(pages.parts)
    await page.clock.runFor(scriptWaits.failed)
    await expect(loadFailure(page)).toContainText('You can still read it')
    await expect(loadFailure(page)).toContainText('The scripts of the page did not start.')
    await expect(loadFailure(page).getByRole('button')).toHaveText('Reload page')
    for (const panel of panels(page)) await expect(panel).toBeVisible()
  })

  for (const theme of ['light', 'dark']) {
    test(`the message has no accessibility violations in the ${theme} theme, and is not printed`, async ({ page }) => {
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme)
      await page.route(SCRIPTS, (route) => route.abort())
      await page.goto(pages.parts)
      await expect(loadFailure(page)).toBeVisible()
      expect(await violationsOf(page, { within: '.load-notice' })).toEqual([])
      await page.emulateMedia({ media: 'print' })
      await expect(loadFailure(page)).toBeHidden()
    })
  }
})

for (const [reason, fail] of [
  ['because the connection is lost', abort],
  ['because the file does not exist', notFound],
] as const)
  test.describe(`when code of a component does not load ${reason}`, () => {
    test.use({ expectedErrors: /(ERR_FAILED|404 \(Not Found\)) .*\/(_next\/static\/chunks|_mermaid)\/|Failed to load chunk/ })

    test('the search modal shows a message and keeps the page, and opens on Retry', async ({ page }) => {
      await open(page, pages.parts)
      await page.route(SCRIPTS, fail)
      await page.keyboard.press('Control+k')
      await expect(loadFailure(page)).toContainText('The search window did not load.')
      await expect(loadFailure(page)).toContainText(/chunk/i)
      await expect(loadFailure(page).getByRole('button', { name: 'Reload page' })).toBeVisible()
      await expect(page).toHaveURL(/authoring\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.unroute(SCRIPTS)
      await loadFailure(page).getByRole('button', { name: 'Retry' }).click()
      await expect(input(page)).toBeFocused()
      await expect(loadFailure(page)).toHaveCount(0)
    })

    test('the list of results shows a message in its place, and loads on Retry', async ({ page }) => {
      await open(page, '/search/')
      // Only the chunk that renders the results fails to load.
      await page.route(SCRIPTS, async (route) => {
        const response = await route.fetch()
        return (await response.text()).includes('Load more') ? fail(route) : route.fulfill({ response })
      })
      await page.getByRole('combobox', { name: 'Search', exact: true }).fill('slot')
      await page.keyboard.press('Enter')
      await expect(loadFailure(page)).toContainText('The list of results did not load.')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.unroute(SCRIPTS)
      await loadFailure(page).getByRole('button', { name: 'Retry' }).click()
      await expect(page.locator('#content').getByRole('link', { name: /slot/i }).first()).toBeVisible()
    })

    test('a diagram shows its source and a message, and is drawn on Retry without a reload', async ({ page }) => {
      await open(page, pages.parts)
      await page.route(SCRIPTS, fail)
      await page.getByRole('heading', { name: 'Diagrams' }).scrollIntoViewIfNeeded()
      await expect(loadFailure(page).first()).toContainText('The diagram did not load.')
      await expect(page.getByText('A[Postgres] --> B[OLake]')).toBeVisible()
      await page.unroute(SCRIPTS)
      await page.evaluate(() => document.body.setAttribute('data-before', ''))
      await loadFailure(page).first().getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('img', { name: "A row's way into a table" }).locator('svg')).toBeVisible()
      await expect(page.locator('body[data-before]')).toHaveCount(1)
    })

    test('an image that cannot be enlarged shows a message, and is enlarged on Retry', async ({ page }) => {
      await open(page, pages.parts)
      const picture = page.getByAltText('Rows travel from four databases into layers of files')
      await page.route(SCRIPTS, fail)
      await picture.click()
      const failure = loadFailure(page).filter({ hasText: 'The enlarged image' })
      await expect(failure).toContainText(/chunk/i)
      await page.unroute(SCRIPTS)
      await failure.getByRole('button', { name: 'Retry' }).click()
      await expect(page.locator('.medium-zoom-overlay')).toBeVisible()
      await expect(failure).toHaveCount(0)
    })
  })
