import type { Browser } from '@playwright/test'
import { THROTTLE } from './pages'

export type SearchRun = {
  /** kB transferred from the first sign of intent until modal and index are there. */
  opening: number
  /** Milliseconds from the opening key press to the first result of a query that is typed at once. */
  firstResult: number
  /** Milliseconds from a key to the results that answer it, once loaded: median and largest of the typed keys. */
  keystroke: number
  slowest: number
}

const QUERY = 'replication slot'

/**
 * Waits in the page until the modal shows results for a query. Text, since the script runner would add helpers to a function that the
 * page does not have.
 */
const untilAnswered = (query: string) => `new Promise((resolve) => {
  const start = performance.now()
  const look = () => {
    const box = document.querySelector('.DocSearch-Input')
    const link = document.querySelector('.DocSearch-HitsFooter a')
    if (box && box.value === ${JSON.stringify(query)} && link && new URL(link.href).searchParams.get('q') === box.value) resolve(performance.now() - start)
    else requestAnimationFrame(look)
  }
  look()
})`

/** Opens the search as a reader does, types a query key by key, and times each answer, in a browser slower by `THROTTLE`. */
export async function measureSearch(browser: Browser, url: string): Promise<SearchRun> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  let bytes = 0
  context.on('requestfinished', async (request) => {
    const sizes = await request.sizes().catch(() => undefined)
    bytes += Math.max(0, sizes?.responseBodySize ?? 0)
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.keyboard.press('Control+k')
  await page.locator('.DocSearch-Input').waitFor()
  const start = Date.now()
  await page.locator('.DocSearch-Input').fill(QUERY)
  await page.evaluate(untilAnswered(QUERY))
  const firstResult = Date.now() - start
  await page.waitForLoadState('networkidle')
  const opening = bytes / 1000
  const times: number[] = []
  for (let length = QUERY.length - 1; length >= 4; length--) {
    const answered = page.evaluate<number>(untilAnswered(QUERY.slice(0, length)))
    await page.keyboard.press('Backspace')
    times.push(await answered)
  }
  await context.close()
  times.sort((a, b) => a - b)
  return { opening, firstResult, keystroke: times[Math.floor(times.length / 2)] ?? 0, slowest: times.at(-1) ?? 0 }
}
