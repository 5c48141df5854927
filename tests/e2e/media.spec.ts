import type { Locator } from '@playwright/test'
import { expect, open, openWithAllSettings, pages, test, withoutScripts } from './support'

test.describe('diagrams', () => {
  test('are inline SVG with the colors of the theme, without loading Mermaid', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await open(page, pages.architecture)
    const box = page.locator('.diagram .node rect').first()
    const light = await box.evaluate((element) => getComputedStyle(element).fill)
    await page.getByRole('button', { name: /dark theme/ }).click()
    await expect.poll(() => box.evaluate((element) => getComputedStyle(element).fill)).not.toBe(light)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(scripts.length).toBeLessThan(15)
  })

  test('a wide flowchart leads down on phones, and what the window enlarges is the drawing that was shown', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, pages.benchmarks)
    const figure = page.locator('figure:has(.diagram-place + .diagram-place)').first()
    const shown = figure.locator('.diagram-place:visible')
    await expect(shown).toHaveCount(1)
    const box = await shown.boundingBox()
    expect(box?.height).toBeGreaterThan(box?.width ?? 0)
    await figure.getByRole('button', { name: 'Enlarge diagram' }).click()
    await expect(page.getByRole('dialog').locator('svg')).toHaveAttribute('id', (await shown.locator('svg').getAttribute('id')) ?? '')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(shown).toHaveCount(1)
    const wide = await shown.boundingBox()
    expect(wide?.width).toBeGreaterThan(wide?.height ?? 0)
  })

  test('a live diagram loads Mermaid only near the viewport, and is redrawn when the theme changes', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await open(page, pages.parts)
    const before = scripts.length
    const figure = page.getByRole('img', { name: "A row's way into a table" })
    await expect(figure).toHaveCount(0)
    await page.getByRole('heading', { name: 'Diagrams' }).scrollIntoViewIfNeeded()
    await expect(figure.locator('svg')).toBeVisible()
    expect(scripts.length).toBeGreaterThan(before)
    const light = await figure.innerHTML()
    await page.getByRole('button', { name: /dark theme/ }).click()
    await expect.poll(() => figure.innerHTML()).not.toBe(light)
  })

  test('a live diagram shows a spinner if it takes longer than 200 ms to load', async ({ page }) => {
    await open(page, pages.parts)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let requested = false
    await page.route(/\/_mermaid\//, async (route) => {
      requested = true
      await held
      await route.continue()
    })
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(3_600_000)
    await page.getByRole('heading', { name: 'Diagrams' }).evaluate((heading) => heading.scrollIntoView())
    await expect.poll(() => requested).toBe(true)
    const spinner = page.getByRole('status').filter({ hasText: 'Drawing the diagram' })
    await page.clock.runFor(150)
    await expect(spinner).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(spinner).toBeVisible()
    release()
    await page.clock.resume()
    await expect(page.getByRole('img', { name: "A row's way into a table" })).toBeVisible()
    await expect(spinner).toHaveCount(0)
  })

  test('a live diagram with a syntax error shows its source', async ({ page }) => {
    await openWithAllSettings(page, '/dev/components/')
    await page.locator('[data-exhibit="Mermaid"]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-state="failed"]').first()).toContainText('A[never closed --> B')
  })

  test('are visible without JavaScript, live diagrams as source', async ({ browser, baseURL }) => {
    const { page, context } = await withoutScripts(browser, baseURL)
    await page.goto(pages.parts)
    await expect(page.getByText('A[Postgres] --> B[OLake]')).toBeVisible()
    await page.goto(pages.architecture)
    await expect(page.locator('.diagram svg').first()).toBeVisible()
    await context.close()
  })
})

test.describe('images', () => {
  test('are WebP in two widths with their dimensions, and all but the first are lazy-loaded', async ({ page }) => {
    await open(page, pages.parts)
    const picture = page.getByAltText('Rows travel from four databases into layers of files')
    await expect(picture).toHaveAttribute('srcset', /-640\.webp 640w, .*-1030\.webp 1030w/)
    await expect(picture).toHaveAttribute('sizes', /100vw$/)
    await expect(picture).toHaveAttribute('width', '1600')
    await expect(picture).toHaveAttribute('height', '760')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(page.getByAltText('The mark of OLake')).toHaveAttribute('loading', 'lazy')
  })

  for (const [how, reducedMotion] of [
    ['click', 'no-preference'],
    ['Enter', 'no-preference'],
    ['Enter', 'reduce'],
  ] as const) {
    test(`open enlarged on ${how} with a black overlay, and close on Escape (reduced motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await open(page, pages.parts)
      const picture = page.getByAltText('Rows travel from four databases into layers of files').first()
      await picture.scrollIntoViewIfNeeded()
      if (how === 'click') await picture.click()
      else {
        await picture.focus()
        await page.keyboard.press('Enter')
      }
      await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
      const original = (await picture.getAttribute('data-zoom')) ?? ''
      await expect(page.locator('.medium-zoom-image--opened').last()).toHaveAttribute('src', original)
      // medium-zoom ignores Escape until its animation ends.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0, { timeout: 700 })
      }).toPass()
      if (how === 'Enter') await expect(picture).toBeFocused()
    })
  }
})

test.describe('video', () => {
  test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED .*youtube-nocookie\.com/ })

  test('sends no request to YouTube until it is clicked', async ({ page }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await open(page, pages.parts)
    const poster = page.getByRole('link', { name: 'Play video: Creating your first pipeline' })
    await poster.scrollIntoViewIfNeeded()
    expect([...hosts]).toEqual(['localhost'])
    await expect(poster).toHaveAttribute('href', 'https://www.youtube.com/watch?v=W1mWz2Sp2VQ')
    await poster.click()
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/W1mWz2Sp2VQ?autoplay=1')
  })
})

test.describe('an enlarged diagram', () => {
  test('opens in a window by keyboard, grows, and returns the focus when Escape closes it', async ({ page }) => {
    await open(page, pages.architecture)
    const control = page.getByRole('button', { name: 'Enlarge diagram' }).first()
    const figure = page.locator('figure:has([data-enlarge-diagram])').first()
    await control.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const copy = dialog.locator('.diagram-place')
    await expect(dialog).toBeVisible()
    const fill = (drawing: Locator) =>
      drawing
        .locator('.node rect')
        .first()
        .evaluate((shape) => getComputedStyle(shape).fill)
    expect(await fill(dialog)).toBe(await fill(figure))
    const width = async () => (await copy.boundingBox())?.width ?? 0
    const fitted = await width()
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    expect(await width()).toBeGreaterThan(fitted * 1.4)
    await dialog.getByRole('button', { name: 'Zoom out' }).click()
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(control).toBeFocused()
    await expect(figure.locator('svg').first()).toBeVisible()
  })
})

test('code fades at the edge beyond which a line continues, and not at its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pages.rds)
  const code = page.locator('.code pre')
  const wide = code.nth(await code.evaluateAll((blocks) => blocks.findIndex((block) => block.scrollWidth > block.clientWidth + 40)))
  const fade = () => wide.evaluate((block) => getComputedStyle(block.closest('.code') ?? block, '::after').opacity)
  await wide.scrollIntoViewIfNeeded()
  await expect.poll(fade).toBe('1')
  await wide.evaluate((block) => block.scrollTo({ left: block.scrollWidth, behavior: 'instant' }))
  await expect.poll(fade).toBe('0')
})

test('a wide table keeps its first column in view and fades where more is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pages.parts)
  const box = await page.locator('.prose').evaluateHandle((text) => {
    const cells = (tag: string) => `<${tag}>Name</${tag}>${`<${tag} style="min-width: 20rem">More</${tag}>`.repeat(3)}`
    text.insertAdjacentHTML(
      'beforeend',
      `<div class="table-box" id="wide-table"><table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table></div>`,
    )
    const inserted = document.querySelector('#wide-table') as HTMLElement
    inserted.scrollIntoView()
    return inserted
  })
  const fades = () => box.evaluate((table) => ['--fade-start', '--fade-end'].map((name) => getComputedStyle(table).getPropertyValue(name)))
  await expect.poll(fades).toEqual(['0px', '24px'])
  const first = () =>
    box.evaluate((table) => (table.querySelector('td')?.getBoundingClientRect().left ?? 0) - table.getBoundingClientRect().left)
  expect(await first()).toBe(0)
  await box.evaluate((table) => table.scrollTo(200, 0))
  expect(await first()).toBe(0)
  await box.evaluate((table) => table.scrollTo(table.scrollWidth, 0))
  await expect.poll(fades).toEqual(['0px', '0px'])
})

test('phones show a part of the product that can be read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pages.home)
  const picture = page.locator('#setup + * img, section:has(#setup) picture img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  // Pictures have two pixels for each of the product. Letters of 14 px would have 4 px in a picture of the whole page.
  const letters = await picture.evaluate((image: HTMLImageElement) => (14 * 2 * image.getBoundingClientRect().width) / image.naturalWidth)
  expect(letters).toBeGreaterThan(9)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
