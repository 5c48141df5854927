import { expect, open, pages, test } from './support'

type Page = import('@playwright/test').Page

/** Pages of each type, with the controls that a visitor reaches by Tab. */
const walks = {
  home: pages.home,
  documentation: pages.parts,
  article: pages.article,
  'query engine hub': '/iceberg/query-engine/',
  sessions: '/webinar/',
  'contact form': pages.contact,
  search: '/search/?q=slot',
}

/** Number of times that the focused element is looked at until it has no problem, with two frames in between. A busy machine draws late. */
const ATTEMPTS = 20

/** Upper limit of the number of Tab presses on one page. Large pages have more controls; their first ones are checked. */
const STEPS = 90

/** The focused element: a description for messages, and what is wrong with its focus. */
const focusProblem = () => {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return { end: true }
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  const box = boxes[0]
  if (!box) return { name, problem: 'has no visible area' }
  // A skip link moves into view, and a scrollable region can be larger than the window.
  if (box.bottom <= 0 || box.top >= window.innerHeight) return { name, problem: 'is outside of the window' }
  const x = Math.min(Math.max(box.left + Math.min(box.width / 2, 20), 1), window.innerWidth - 2)
  const y = Math.min(Math.max(box.top + box.height / 2, 1), window.innerHeight - 2)
  const top = document.elementFromPoint(x, y)
  const label = element instanceof HTMLInputElement ? element.closest('label') : null
  const covers = top && !element.contains(top) && !top.contains(element) && !label?.contains(top)
  if (covers) return { name, problem: `is covered by ${top.tagName.toLowerCase()}.${top.className}` }
  const marked = (each: Element | null) => {
    if (!each) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  }
  const isMarked = marked(element) || marked(label) || marked(element.parentElement)
  return isMarked ? { name } : { name, problem: 'has no visible focus' }
}

/** Visible controls that Tab does not reach. Of the tabs of a set, and of a list of suggestions, it reaches one; arrow keys reach the others. */
const skippedControls = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter(
      (control) => control.tabIndex < 0 && control.checkVisibility() && !control.closest('[role="tab"], [role="option"], [aria-hidden]'),
    )
    .map((control) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() || control.outerHTML)

/** Presses Tab until the focus leaves the page, and returns what is wrong on the way. */
async function walk(page: Page): Promise<{ steps: number; problems: string[] }> {
  const problems: string[] = []
  for (let steps = 0; steps < STEPS; steps++) {
    await page.keyboard.press('Tab')
    let found = await page.evaluate(focusProblem)
    for (let attempt = 0; found.problem && attempt < ATTEMPTS; attempt++) {
      // The browser scrolls and moves the skip link into view with one of the next frames.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      found = await page.evaluate(focusProblem)
    }
    const { end, name, problem } = found
    if (end) return { steps, problems }
    if (problem) problems.push(`${name} ${problem}`)
  }
  return { steps: STEPS, problems }
}

for (const [name, path] of Object.entries(walks)) {
  test(`every control of this page is visible and marked while it has the focus: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    // Results that arrive later would move the controls below them.
    if (path.startsWith('/search/')) await expect(page.locator('#content ol > li').first()).toBeVisible()
    expect(await page.evaluate(skippedControls)).toEqual([])
    const { steps, problems } = await walk(page)
    expect(problems).toEqual([])
    expect(steps).toBeGreaterThan(10)
  })
}

/** Presses a key until the element has the focus. */
async function reach(page: Page, name: string, key = 'Tab') {
  const focused = () =>
    page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim())
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press(key)
    if ((await focused()) === name) return
  }
  throw new Error(`No control named "${name}" was reached with ${key}.`)
}

test('a visitor can open a menu of the navigation bar, close it, and follow one of its links by keyboard', async ({ page }) => {
  await open(page, pages.contact)
  await reach(page, 'Iceberg')
  await page.keyboard.press('Enter')
  const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Query Engine' })
  await expect(item).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
  await page.keyboard.press('Enter')
  await reach(page, 'Query Engine')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/iceberg/query-engine/')
})

test('a visitor can search, choose a result and read it by keyboard', async ({ page }) => {
  await open(page, pages.intro)
  await page.keyboard.press('/')
  await expect(page.locator('.DocSearch-Input')).toBeFocused()
  await page.keyboard.type('slot')
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible()
  const second = page.locator('.DocSearch-Hit').nth(1)
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  const address = (await second.locator('a').getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0)
})

test('a visitor can filter and sort the query engines by keyboard', async ({ page }) => {
  await open(page, '/iceberg/query-engine/')
  await page.getByRole('searchbox').first().focus()
  await page.keyboard.type('duck')
  const rows = page.locator('tbody tr:visible')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('DuckDB')
})
