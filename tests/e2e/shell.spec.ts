import { expect, follow, open, pages, ready, test, withoutScripts } from './support'

const main = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('skip link', () => {
  test('is the first stop of the keyboard and leads to the content', async ({ page }) => {
    await open(page, pages.rds)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })
})

test.describe('announcement bar', () => {
  test('closes, stays closed, and shows again for a new id', async ({ page }) => {
    await open(page, pages.home)
    const bar = page.getByRole('region', { name: 'Announcement' })
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/webinar/')
    await expect(bar).toHaveCSS('background-color', 'rgb(25, 58, 230)')
    await bar.getByRole('button', { name: 'Close announcement' }).click()
    await expect(bar).toBeHidden()
    await page.reload()
    await expect(bar).toBeHidden()
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'))
    await page.reload()
    await expect(bar).toBeVisible()
  })

  test('a closed bar is gone before the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'monthly-events-2025')
      localStorage.setItem('docusaurus.announcement.dismiss', 'true')
      document.addEventListener('DOMContentLoaded', () => {
        const bar = document.querySelector<HTMLElement>('.announcement')
        document.documentElement.dataset.seen = String(bar?.offsetHeight)
      })
    })
    await page.goto(pages.home)
    await expect(page.locator('html')).toHaveAttribute('data-seen', '0')
  })
})

test.describe('navigation bar', () => {
  test('has the specified items in their order', async ({ page }) => {
    await open(page, pages.home)
    const items = main(page).locator('.navbar-links').last().locator('> a, > span > a, > .menu > button')
    await expect(items).toHaveText(['Docs', 'AILake', 'Blogs', 'Iceberg', 'Community', '', '', 'Talk to us', 'Search docsCtrl K'])
    await expect(main(page).getByRole('link', { name: 'Slack' })).toHaveAttribute('href', 'https://olake.io/slack')
    await expect(main(page).getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', 'https://github.com/datazip-inc/olake')
    await expect(main(page).getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/#olake-form-product')
    for (const [menu, links] of [
      ['Iceberg', ['Iceberg Blogs', 'Query Engine']],
      ['Community', ['Webinars & Events', 'OLake Community', 'Top Contributors', 'Contributor’s Program']],
    ] as const) {
      await expect(main(page).getByRole('button', { name: menu }).locator('..').locator('.menu-panel a')).toHaveText([...links])
    }
  })

  test('marks the section that is read', async ({ page }) => {
    await open(page, pages.rds)
    await expect(main(page).locator('.navbar-links').last().getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  test('stays at the top while scrolling, since hiding is switched off', async ({ page }) => {
    await open(page, pages.rds)
    await page.evaluate(() => window.scrollTo(0, 2000))
    await expect(page.locator('.navbar')).toBeInViewport()
    await expect(page.locator('.navbar')).not.toHaveAttribute('data-hidden')
  })
})

test.describe('dropdown', () => {
  test('opens on hover and closes when the pointer leaves', async ({ page }) => {
    await open(page, pages.home)
    await main(page).getByRole('button', { name: 'Iceberg' }).hover()
    await expect(page.getByRole('link', { name: 'Query Engine' })).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(page.getByRole('link', { name: 'Query Engine' })).toBeHidden()
  })

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes with ${key}`, async ({ page }) => {
      await open(page, pages.home)
      const button = main(page).getByRole('button', { name: 'Community' })
      await button.focus()
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('arrows walk through its links and around', async ({ page }) => {
    await open(page, pages.home)
    await main(page).getByRole('button', { name: 'Community' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Webinars & Events' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('link', { name: 'Contributor’s Program' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(page.getByRole('link', { name: 'Webinars & Events' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('link', { name: 'Contributor’s Program' })).toBeFocused()
  })

  test('Escape closes it and gives the focus back', async ({ page }) => {
    await open(page, pages.home)
    const button = main(page).getByRole('button', { name: 'Iceberg' })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Iceberg Blogs' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on a click outside and when the focus leaves', async ({ page }) => {
    await open(page, pages.home)
    const button = main(page).getByRole('button', { name: 'Iceberg' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.mouse.click(300, 800)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens by focus without scripts', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto(pages.home)
    await main(page).getByRole('button', { name: 'Iceberg' }).focus()
    await expect(page.getByRole('link', { name: 'Query Engine' })).toBeVisible()
    await context.close()
  })
})

test.describe('theme', () => {
  test.use({ colorScheme: 'dark' })

  test('is light by default, whatever the system prefers', async ({ page }) => {
    await open(page, pages.home)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('flips, is stored, and is there before the first paint of the next page', async ({ page }) => {
    await open(page, pages.home)
    await page.getByRole('button', { name: /dark theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (document.body && !document.documentElement.dataset.atBody)
          document.documentElement.dataset.atBody = document.documentElement.dataset.theme ?? 'none'
      })
      seen.observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const flash = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(flash).not.toBe('rgb(255, 255, 255)')
    await page.getByRole('button', { name: /dark theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('follows a change in another tab', async ({ context, page }) => {
    await open(page, pages.home)
    const other = await context.newPage()
    await open(other, pages.intro)
    await other.getByRole('button', { name: /dark theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('accepts messages from the site itself and no other origin', async ({ page }) => {
    await open(page, pages.home)
    await page.evaluate(() =>
      window.dispatchEvent(new MessageEvent('message', { data: { theme: 'dark' }, origin: 'https://evil.example' })),
    )
    await page.evaluate(() => window.dispatchEvent(new MessageEvent('message', { data: null, origin: location.origin })))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.evaluate(() => window.postMessage({ theme: 'dark' }, location.origin))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('footer', () => {
  test('has the specified columns, accounts and copyright line', async ({ page }) => {
    await open(page, pages.home)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Fastest Data Replication')
    await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Datazip. All rights reserved.`)
    await expect(footer).toContainText('16192 Coastal Hwy, Lewes, DE 19958, USA')
    for (const [column, links] of [
      ['Company', ['About us', 'Contact us', 'Branding', 'Terms of Use', 'Privacy Policy']],
      ['Resources', ['Blogs', 'Docs', 'Search']],
      ['Top reads', ['Issues with Debezium', 'OLake Architecture']],
    ] as const) {
      await expect(footer.getByRole('navigation', { name: column }).getByRole('link')).toHaveText([...links])
    }
    for (const account of ['LinkedIn', 'YouTube', 'Slack', 'Instagram', 'X'])
      await expect(footer.getByRole('link', { name: account, exact: true })).toBeVisible()
  })
})

test('the footer is gone on a page that asks for none', async ({ page }) => {
  await open(page, pages.home)
  await page.locator('#content').evaluate((main) => main.setAttribute('data-no-footer', ''))
  await expect(page.locator('footer')).toBeHidden()
})

test.describe('navigation between pages', () => {
  test('keeps the document, moves the focus to the content and starts at the top', async ({ page }) => {
    await open(page, pages.quickstart)
    await page.evaluate(() => {
      ;(window as { kept?: boolean }).kept = true
    })
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').first().click()
    await expect(page).not.toHaveURL(pages.quickstart)
    await expect(page.locator('#content')).toBeFocused()
    expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible()
  })

  test('shows progress while a page is slow to come, and not before 200 ms', async ({ page }) => {
    await page.clock.install({ time: 0 })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.goto(pages.quickstart)
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
    await page.route(/\/docs\/install\/olake-ui\/.*\.txt/, async (route) => {
      await held
      await route.continue()
    })
    await page.clock.pauseAt(3_600_000)
    const bar = page.locator('.progress')
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.prose a[href^="/docs/install/olake-ui/"]')?.click())
    await page.clock.runFor(150)
    await expect(bar).not.toHaveAttribute('data-running')
    await page.clock.runFor(100)
    await expect(bar).toHaveAttribute('data-running')
    release()
    await page.clock.resume()
    await expect(page).toHaveURL(/install\/olake-ui/)
    await expect(bar).not.toHaveAttribute('data-running')
  })

  test('fetches a page when the pointer rests on its link, and nothing ahead with data saver', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, pages.rds)
    expect(asked.filter((path) => path.includes('/overview/'))).toEqual([])
    await page.locator('.prose a[href="/docs/connectors/postgres/config/"]').first().hover()
    await expect.poll(() => asked.some((path) => path.startsWith('/docs/connectors/postgres/config/'))).toBe(true)
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    asked.length = 0
    await page.locator('.prose a[href="/docs/connectors/postgres/troubleshooting/"]').first().hover()
    await page.locator('.prose a[href="/docs/connectors/postgres/config/"]').first().hover()
    expect(asked.filter((path) => path.includes('troubleshooting'))).toEqual([])
  })
})

test.describe('not found', () => {
  test.use({ expectErrors: true })

  test('answers with a page that helps on', async ({ page }) => {
    const response = await page.goto('/docs/no-such-page/')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('Page not found | OLake')
    await expect(page.locator('#content').getByRole('link', { name: /Documentation/ })).toHaveAttribute('href', '/docs/')
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  })

  test('a link to a missing page shows it too', async ({ page }) => {
    await open(page, pages.home)
    await follow(page, '/gone/')
    await expect(page.getByRole('heading', { name: 'Nothing charted here' })).toBeVisible()
  })
})

test.describe('when something fails', () => {
  test.use({ expectErrors: true })

  test('a crash shows the causes and can be tried again', async ({ page }) => {
    await open(page, pages.home)
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

  test('code that does not arrive is told, with Retry', async ({ page }) => {
    await open(page, pages.home)
    await page.route(/_next\/static\/chunks\//, (route) => route.abort())
    await page.getByRole('link', { name: 'Read the documentation' }).click()
    await expect(page.getByRole('heading', { name: 'Part of this page did not load.' })).toBeVisible()
    await page.unroute(/_next\/static\/chunks\//)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('OLake documentation')
  })

  test('a site at the wrong base path says so and suggests the right one', async ({ page }) => {
    await page.route(/\/sub\/docs\/$/, async (route) =>
      route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/sub/', '/') }) }),
    )
    await page.route(/_next\/static\/.*\.css/, (route) => route.abort())
    await page.goto('/sub/docs/')
    const notice = page.getByRole('alert').filter({ hasText: 'did not load properly' })
    await expect(notice).toContainText('SITE_BASE_PATH=/sub')
  })

  test('a browser that refuses storage gets a working site and one warning', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await open(page, pages.parts)
    await page.getByRole('button', { name: 'Close announcement' }).click()
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
    await page.getByRole('tab', { name: 'CLI' }).first().click()
    await expect(page.getByText('Second set: run check.')).toBeVisible()
    expect(warnings.filter((text) => text.includes('refuses to store'))).toHaveLength(1)
  })
})

test.describe('static host', () => {
  test('paths without their slash, files and short links answer', async ({ request }) => {
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

test('a page loads nothing from other hosts', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await page.goto(pages.parts)
  await ready(page)
  expect([...hosts]).toEqual(['localhost'])
})
