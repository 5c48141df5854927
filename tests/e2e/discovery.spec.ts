import { siteRedirects } from '../../lib/site-redirects.mjs'
import { frontMatter } from './front-matter'
import { expect, open, openWithAllSettings, pages, ready, test, withAllSettings, withoutScripts } from './support'

test.describe('a missing page', () => {
  test.use({ expectedErrors: /404 .*\/(rds\.html|zzqxw\/)/ })

  test('suggests pages with a similar address', async ({ page }) => {
    // The address of a page with a typo and a file extension.
    await page.goto(`${pages.rds.slice(0, -1).replace('postgres', 'postgers')}.html`)
    const near = page.getByRole('region', { name: 'Did you mean' })
    await expect(near.getByRole('link')).toHaveCount(3)
    await expect(near.getByRole('link').first()).toHaveAttribute('href', pages.rds)
  })

  test('suggests no page if none is similar, and offers the search', async ({ page }) => {
    const list = page.waitForResponse(/known-pages\.json/)
    await page.goto('/zzqxw/')
    await (await list).finished()
    await ready(page)
    await expect(page.getByText('Did you mean')).toHaveCount(0)
    await page.locator('#content').getByRole('searchbox', { name: 'Search the site' }).fill('slot')
    await page.locator('#content').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search/?q=slot')
  })
})

test.describe('Markdown of a page', () => {
  test('can be copied with a button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const written = frontMatter(`content${pages.quickstart.slice(0, -1)}.mdx`)
    await open(page, pages.quickstart)
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.startsWith(`# ${written.title}\n\n> ${written.description}`)).toBe(true)
  })

  test('is linked from the page and contains no components or relative links', async ({ page }) => {
    await open(page, pages.rds)
    const address = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')
    expect(address).toBe(`${pages.rds}index.md`)
    await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute('href', `https://olake.io${address}`)
    const text = await (await page.request.get(address ?? '')).text()
    expect(text).toContain(`Source: https://olake.io${pages.rds}`)
    expect(text).toMatch(/```sql\n/)
    expect(text).not.toMatch(/<(?:Tabs|Steps|Snippet|Details|Card)/)
    expect(text).not.toMatch(/\]\(\//)
  })
})

test('assistants open with a prompt that names the Markdown of the page, also without JavaScript', async ({ browser, baseURL }) => {
  const { context, page } = await withoutScripts(browser, baseURL)
  await page.goto(pages.rds)
  await expect(page.getByRole('link', { name: 'Open in Claude' })).toBeHidden()
  await page.getByText('Ask an assistant').press('Enter')
  for (const [name, address] of [
    ['Open in ChatGPT', 'https://chatgpt.com/?q='],
    ['Open in Claude', 'https://claude.ai/new?q='],
  ] as const) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect(href?.startsWith(address)).toBe(true)
    expect(new URL(href ?? '').searchParams.get('q')).toContain(`https://olake.io${pages.rds}index.md`)
  }
  await context.close()
})

test('an address with index.html is replaced by the address of the folder, and links work', async ({ page }) => {
  await open(page, '/docs/index.html?x=1#content')
  await expect(page).toHaveURL('/docs/?x=1#content')
  await page.getByRole('navigation', { name: 'Documentation' }).locator('a:visible').last().click()
  await expect(page).not.toHaveURL(/index\.html|x=1/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('redirect pages for hosts without redirects', () => {
  const redirectTo = (kind: RegExp) => siteRedirects().find(({ to }) => kind.test(to)) ?? { from: '', to: '' }
  /** A redirect whose target has a query, and one whose target has neither query nor hash. */
  const [withQuery, without] = [redirectTo(/^\/[^#]*\?[^#]*$/), redirectTo(/^\/[^?#]+$/)]
  const old = `${withQuery.from}/index.html`

  test('keep query and hash of the request unless the target has its own', async ({ page }) => {
    await page.goto(`${old}?x=1#runs`)
    await expect(page).toHaveURL(`${withQuery.to}#runs`)
    await page.goto(`${without.from}/index.html?x=1#part`)
    await expect(page).toHaveURL(`${without.to}?x=1#part`)
  })

  test('work without JavaScript', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto(old)
    await expect(page).toHaveURL(withQuery.to)
    await context.close()
  })
})

test.describe('analytics', () => {
  test('is off by default', async ({ page }) => {
    await open(page, pages.intro)
    await page.waitForLoadState('networkidle')
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0)
    expect(await page.locator('link:is([rel="dns-prefetch"], [rel="preconnect"])').count()).toBe(0)
    await expect(page.getByRole('region', { name: 'Privacy' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
  })

  test('loads on the first interaction of a visitor who has given consent', async ({ page }) => {
    await openWithAllSettings(page, pages.intro, 'granted')
    await page.waitForLoadState('networkidle')
    expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveAttribute('src', /id=G-TEST123$/)
    // Google's script ignores commands in any other form.
    const commands = await page.evaluate(() =>
      (window as Window & { dataLayer?: unknown[] }).dataLayer?.map((entry) => Object.prototype.toString.call(entry)),
    )
    expect(commands).toEqual(['[object Arguments]', '[object Arguments]'])
  })

  test('loads when a visitor gives consent, not earlier', async ({ page }) => {
    await openWithAllSettings(page, pages.intro, 'unasked')
    await page.keyboard.press('Tab')
    await page.mouse.wheel(0, 600)
    const question = page.getByRole('region', { name: 'Privacy' })
    await expect(question).toBeVisible()
    expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0)
    await question.getByRole('button', { name: 'Allow' }).click()
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(1)
  })

  test('adds connection hints for each configured service', async ({ page }) => {
    await openWithAllSettings(page, pages.intro)
    await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', 'https://TESTAPP-dsn.algolia.net')
    const names = page.locator('link[rel="dns-prefetch"]')
    expect(await names.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      'https://forms.example.com',
      'https://www.googletagmanager.com',
      'https://www.google-analytics.com',
    ])
  })

  test('does not load if Global Privacy Control is on', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.goto(withAllSettings('/docs/'))
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0)
  })
})

test('the site has an OpenSearch description, so that browsers can search it from the address bar', async ({ page, request }) => {
  await open(page, pages.home)
  await expect(page.locator('link[rel="search"]')).toHaveAttribute('href', '/opensearch.xml')
  const response = await request.get('/opensearch.xml')
  const valid = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      return (
        document.querySelector('parsererror') === null && document.documentElement.namespaceURI === 'http://a9.com/-/spec/opensearch/1.1/'
      )
    },
    await response.text(),
  )
  expect(valid).toBe(true)
})

test('content pages have language, version and tag for the DocSearch crawler', async ({ page }) => {
  await open(page, pages.rds)
  for (const [name, content] of [
    ['docsearch:language', 'en'],
    ['docsearch:version', 'current'],
    ['docsearch:docusaurus_tag', 'docs-default-current'],
  ]) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', content ?? '')
  }
})
