import { expect, follow, open, pages, test, withoutScripts } from './support'

const main = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: 'Main' })

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
    const spinner = page.getByRole('status').filter({ hasText: 'Loading the page' })
    await expect(spinner).toBeVisible()
    await expect(spinner.locator('.spinner-arc')).toHaveCSS('animation-duration', '3s')
    release()
    await page.clock.resume()
    await expect(page).toHaveURL(/install\/olake-ui/)
    await expect(bar).not.toHaveAttribute('data-running')
    await expect(spinner).toHaveCount(0)
  })

  for (const [path, name] of [
    [pages.intro, 'Docs'],
    ['/blog/', 'Blogs'],
    [pages.home, 'OLake, home'],
  ] as const) {
    test(`a link to the page that is read ends its progress: ${name}`, async ({ page }) => {
      await open(page, path)
      await page.clock.install()
      await main(page).getByRole('link', { name, exact: true }).first().click()
      await page.clock.runFor(2_000)
      await expect(page.locator('.progress')).not.toHaveAttribute('data-running')
    })
  }

  test('a link that changes only the query or the anchor ends its progress too, and switches the tab', async ({ page }) => {
    await open(page, pages.benchmarks)
    await page.clock.install()
    for (const [address, tab] of [
      ['/docs/benchmarks/?tab=mysql', 'MySQL'],
      ['/docs/benchmarks/?tab=mongodb', 'MongoDB'],
      ['/docs/benchmarks/?tab=mongodb#content', 'MongoDB'],
      ['/docs/benchmarks/?tab=postgres#content', 'Postgres'],
    ] as const) {
      await follow(page, address)
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('tab', { name: tab, exact: true }).first()).toHaveAttribute('aria-selected', 'true')
      await page.clock.runFor(2_000)
      await expect(page.locator('.progress')).not.toHaveAttribute('data-running')
    }
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'MongoDB', exact: true }).first()).toHaveAttribute('aria-selected', 'true')
  })

  test('the spinner stands still for readers who ask for reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, pages.quickstart)
    await page.route(/\/docs\/install\/olake-ui\/.*\.txt/, () => {})
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.prose a[href^="/docs/install/olake-ui/"]')?.click())
    const arc = page.locator('.page-spinner .spinner-arc')
    await expect(arc).toBeVisible()
    await expect.poll(() => arc.evaluate((element) => element.getAnimations().length)).toBe(0)
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
