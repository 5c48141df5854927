import type { Browser } from '@playwright/test'
import { THROTTLE } from './bench-pages'

export type SearchRun = {
  /** Size in kB of the responses for the modal, the index and the first results. */
  opening: number
  /** Milliseconds from entering the first query into the open modal to its results. */
  firstResult: number
  /** Milliseconds from a key press to the updated results after the index is loaded: median and maximum. */
  keystroke: number
  slowest: number
}

const QUERY = 'replication slot'

/**
 * Waits in the page until the modal shows results for a query. Resolves to the time in milliseconds. This is a string because tsx adds
 * helpers to functions, which do not exist in the page.
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

/**
 * Opens the search modal, enters a query, deletes it key by key, and measures the time to each result. The CPU is slowed down by
 * `THROTTLE`.
 */
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
