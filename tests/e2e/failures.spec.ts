import { frontMatter } from './front-matter'
import { loadFailure, SCRIPTS } from './script-requests'
import { expect, follow, open, pages, ready, test } from './support'

const docsTitle = String(frontMatter('content/docs/index.mdx').heading)

test.describe('not found', () => {
  test.use({ expectedErrors: /404 .*\/(no-such-page|gone)\// })

  test('shows a page with links and status 404', async ({ page }) => {
    const response = await page.goto('/docs/no-such-page/')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('Page not found | OLake')
    await expect(page.locator('#content').getByRole('link', { name: /^Documentation/ })).toHaveAttribute('href', '/docs/')
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  })

  test('appears after following a link to a missing page', async ({ page }) => {
    await open(page, pages.contact)
    await follow(page, '/gone/')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('when something fails', () => {
  test.use({ expectedErrors: /ERR_FAILED .*(\/_next\/static\/|\.txt\?_rsc=)|Failed to (load chunk|fetch RSC payload)|the observer broke/ })

  test('a crashed page shows the error with its cause, and Try again restores it', async ({ page }) => {
    await open(page, pages.contact)
    await page.evaluate(() => {
      const real = window.IntersectionObserver
      ;(window as { real?: unknown }).real = real
      window.IntersectionObserver = class {
        constructor() {
          throw new Error('the observer broke', { cause: new TypeError('no such thing') })
        }
      } as unknown as typeof IntersectionObserver
    })
    await follow(page, pages.parts)
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'crashed' })).toContainText('the observer broke')
    await expect(page.getByRole('alert').filter({ hasText: 'crashed' })).toContainText('Caused by: TypeError: no such thing')
    await page.evaluate(() => {
      window.IntersectionObserver = (window as unknown as { real: typeof IntersectionObserver }).real
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Every part that a page can use')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('a navigation falls back to a full page load if its scripts fail to load', async ({ page }) => {
    await open(page, pages.contact)
    await page.route(SCRIPTS, (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(docsTitle)
    await expect(loadFailure(page)).toContainText('You can still read it')
    await page.unroute(SCRIPTS)
    await loadFailure(page).getByRole('button', { name: 'Reload page' }).click()
    await ready(page)
    await expect(loadFailure(page)).toHaveCount(0)
  })

  test('a navigation falls back to a full page load if its data fails to load', async ({ page }) => {
    await open(page, pages.contact)
    await page.route(/\.txt\?_rsc=/, (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true }).click()
    await expect(page).toHaveURL(/\/docs\/$/)
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(docsTitle)
  })

  test('a site at the wrong base path shows a notice with the correct setting', async ({ page }) => {
    await page.route(/\/sub\/docs\/$/, async (route) =>
      route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/sub/', '/') }) }),
    )
    await page.route(/_next\/static\/.*\.css/, (route) => route.abort())
    await page.goto('/sub/docs/')
    const notice = page.getByRole('alert').filter({ hasText: 'did not load properly' })
    await expect(notice).toContainText('SITE_BASE_PATH=/sub')
  })
})

test.describe('static host', () => {
  test('redirects short links and paths without a slash, compresses, and sets headers', async ({ request }) => {
    const bare = await request.get('/docs/benchmarks?tab=mysql', { maxRedirects: 0 })
    expect(bare.status()).toBe(308)
    expect(bare.headers().location).toBe('/docs/benchmarks/?tab=mysql')
    const slack = await request.get('/slack/', { maxRedirects: 0 })
    expect(slack.status()).toBe(302)
    expect(slack.headers().location).toContain('join.slack.com')
    const home = await request.get('/', { headers: { 'accept-encoding': 'br' } })
    expect(home.headers()['content-encoding']).toBe('br')
    expect(home.headers()['x-content-type-options']).toBe('nosniff')
    expect((await request.get('/..%2f..%2fpackage.json')).status()).toBe(404)
  })
})
