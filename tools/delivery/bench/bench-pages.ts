import type { Browser, CDPSession } from '@playwright/test'

/** Factor by which the CPU of the measured browser is slowed down, as in Lighthouse. */
export const THROTTLE = 4
/** The window of Lighthouse for phones, in pixels. */
const WINDOW = { width: 412, height: 823 }
/** Time for images to load after the page has been scrolled to its end, in milliseconds. */
const SETTLE = 1000

export type PageRun = {
  /** Transferred kB by type, after compression. */
  kilobytes: Record<'document' | 'script' | 'style' | 'font' | 'image' | 'other', number>
  requests: number
  /** Largest contentful paint and total blocking time, in milliseconds. */
  lcp: number
  blocking: number
  /** Cumulative layout shift. */
  shift: number
}

const kindOf = (type: string): keyof PageRun['kilobytes'] =>
  (({ Document: 'document', Script: 'script', Stylesheet: 'style', Font: 'font', Image: 'image' }) as const)[type] ?? 'other'

async function watchNetwork(session: CDPSession): Promise<{ kilobytes: PageRun['kilobytes']; requests: () => number }> {
  const kilobytes = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 }
  const kinds = new Map<string, keyof PageRun['kilobytes']>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, kindOf(type)))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    kilobytes[kinds.get(requestId) ?? 'other'] += encodedDataLength / 1000
  })
  await session.send('Network.enable')
  return { kilobytes, requests: () => kinds.size }
}

/**
 * Records paints, long tasks and layout shifts from the start of the page. Blocking time is the part of each long task over 50 ms.
 * This is a string because tsx adds helpers to functions, which do not exist in the page.
 */
const watchTimings = `
  const seen = (window.bench = { lcp: 0, blocking: 0, shift: 0 })
  const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime })
  on('longtask', (entry) => { seen.blocking += Math.max(0, entry.duration - 50) })
  on('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value })
`

/** Loads a page in a new browser context and scrolls to its end. */
export async function measurePage(browser: Browser, url: string): Promise<PageRun> {
  const context = await browser.newContext({ viewport: WINDOW })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const network = await watchNetwork(session)
  await page.addInitScript({ content: watchTimings })
  await page.goto(url, { waitUntil: 'networkidle' })
  // Only layout shifts are measured after this point: scrolling loads diagrams and images, which are not part of the first load.
  const kilobytes = { ...network.kilobytes }
  const requests = network.requests()
  const before = await page.evaluate(() => ({ ...(window as unknown as { bench: { lcp: number; blocking: number } }).bench }))
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  // Sites that load the targets of all links in view may not become idle.
  await page.waitForTimeout(SETTLE)
  const shift = await page.evaluate(() => (window as unknown as { bench: { shift: number } }).bench.shift)
  await context.close()
  return { kilobytes, requests, lcp: before.lcp, blocking: before.blocking, shift }
}
