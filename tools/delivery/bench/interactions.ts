import type { Browser, Page } from '@playwright/test'
import { THROTTLE } from './bench-pages'

/** The longest configuration page. The page after it in the sidebar is opened, too. */
const PAGE = '/docs/connectors/postgres/config/'

/** Time after an interaction in which its events and paints are recorded, in milliseconds. */
const SETTLE = 800

/**
 * Records the time from each input to the next paint. This is a string because tsx adds helpers to functions, which do not exist in the page.
 */
const watchInputs = `
  window.inputs = []
  new PerformanceObserver((list) => list.getEntries().forEach(({ interactionId, duration }) => interactionId && inputs.push(duration)))
    .observe({ type: 'event', durationThreshold: 16, buffered: true })
`

/** The longest time from an input of an interaction to the next paint, in milliseconds. Times below 16 ms count as 16. */
async function paintAfter(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate('inputs.length = 0')
  await act()
  await page.waitForTimeout(SETTLE)
  return Math.max(16, ...((await page.evaluate('inputs')) as number[]))
}

/** Time until the heading of another page is shown, in milliseconds. `change` is evaluated in the page. */
const headingAfter = (page: Page, change: string) =>
  page.evaluate(`(async () => {
    const heading = () => document.querySelector('main h1')?.textContent
    const before = heading()
    const start = performance.now()
    ${change}
    while (heading() === before || heading() === undefined) await new Promise(requestAnimationFrame)
    return performance.now() - start
  })()`) as Promise<number>

/** Times of interactions with a configuration page, in milliseconds and by name. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.addInitScript({ content: watchInputs })
  await page.goto(origin + PAGE, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE)
  const theme = () => page.getByRole('button', { name: /theme/ }).first().click()
  const times = {
    'open a tab': await paintAfter(page, () => page.getByRole('tab').nth(1).click()),
    'open a branch of the sidebar': await paintAfter(page, () =>
      page.locator('.sidebar-tree details:not([open]) > summary').first().click(),
    ),
    'change the theme': await paintAfter(page, theme),
    'change it back': await paintAfter(page, theme),
    'open the search': await paintAfter(page, () => page.keyboard.press('Control+k')),
    'close it': await paintAfter(page, () => page.keyboard.press('Escape')),
  }
  const link = page.locator('.sidebar-tree a:visible')
  const at = await link.evaluateAll((links) => links.findIndex((each) => each.hasAttribute('aria-current')))
  await link.nth(at + 1).hover()
  await page.evaluate('window.target = document.querySelector(".sidebar-tree a:hover")')
  await page.waitForTimeout(SETTLE)
  const next = await headingAfter(page, 'target.click()')
  await page.waitForTimeout(SETTLE)
  const back = await headingAfter(page, 'history.back()')
  await context.close()
  return { ...times, 'heading of the next page': next, 'heading after going back': back }
}
