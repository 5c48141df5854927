import type { Page } from '@playwright/test'
import { expect, open, pages, pageTypes, ready, THEME_SWITCH, test } from './support'

/** An event of a trace of the browser. Times are in microseconds. */
type TraceEvent = { name: string; ph: string; ts: number; args?: { elementCount?: number } }

/** Records the work of the browser while a function runs. */
async function trace(page: Page, run: () => Promise<unknown>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } })
  await run()
  await session.send('Tracing.end')
  await complete
  return events
}

const styled = (events: readonly TraceEvent[]) => events.filter(({ name, ph }) => name === 'UpdateLayoutTree' && ph === 'X')

/** Passes that style more than three quarters of the elements that any pass styles. */
function wholePasses(events: readonly TraceEvent[]): TraceEvent[] {
  const passes = styled(events)
  const count = ({ args }: TraceEvent) => args?.elementCount ?? 0
  return passes.filter((pass) => count(pass) > Math.max(...passes.map(count)) * 0.75)
}

test.describe('the work of the browser', () => {
  for (const [type, path] of Object.entries(pageTypes)) {
    test(`a page of type "${type}" is not styled as a whole again after it has been parsed`, async ({ page }) => {
      const events = await trace(page, async () => {
        await page.goto(path)
        await ready(page)
      })
      // Pictures have such an event too, before that of the page.
      const parsed = Math.max(...events.filter(({ name }) => name === 'MarkDOMContent').map(({ ts }) => ts))
      expect(wholePasses(events).filter(({ ts }) => ts > parsed)).toEqual([])
    })
  }

  test('a change of the theme styles a page once', async ({ page }) => {
    await open(page, pages.parts)
    const change = () => page.getByRole('button', { name: THEME_SWITCH }).first().click()
    expect(wholePasses(await trace(page, change))).toHaveLength(1)
  })

  test('a page that nobody touches rests', async ({ page }) => {
    await open(page, pages.home)
    // The background of the page goes on. It is drawn by the compositor, without styles.
    await page.waitForFunction(() => !document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).target?.closest('svg')))
    await page.waitForTimeout(1000)
    expect(styled(await trace(page, () => page.waitForTimeout(3000)))).toEqual([])
  })
})

test.describe('parts outside the view', () => {
  /** Whether the browser has left out the last table or code block of the page. */
  const lastIsLeftOut = (page: Page) =>
    page.evaluate(() => {
      const part = [...document.querySelectorAll('main :is(.table-box, .code)')].findLast((each) => each.checkVisibility())
      return part?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false
    })
  const lastHeading = (page: Page) => page.locator('.prose h2').last()
  /** Distance of the last heading from the top of the window, in pixels, when nothing moves any more. */
  const placeOfLastHeading = async (page: Page) => {
    const top = () => lastHeading(page).evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
    await expect(async () => {
      const before = await top()
      await page.waitForTimeout(200)
      expect(await top()).toBe(before)
    }).toPass()
    return top()
  }

  test('are left out until the browser has nothing else to do', async ({ page }) => {
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = []
      window.requestIdleCallback = (run) => waiting.push(run)
      const pause = () => {
        for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 50 })
      }
      Object.assign(window, { pause })
    })
    await open(page, pages.parts)
    expect(await lastIsLeftOut(page)).toBe(true)
    await page.evaluate('pause()')
    expect(await lastIsLeftOut(page)).toBe(false)
  })

  test('do not move the target of an address', async ({ page }) => {
    await open(page, pages.parts)
    const id = await lastHeading(page).getAttribute('id')
    await open(page, pages.intro)
    await open(page, `${pages.parts}#${id}`)
    const place = await placeOfLastHeading(page)
    const target = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    expect(Math.abs(place - target)).toBeLessThan(4)
  })

  test('do not move the position to which the back button returns', async ({ page }) => {
    await open(page, pages.parts)
    await lastHeading(page).scrollIntoViewIfNeeded()
    const before = await placeOfLastHeading(page)
    // Without the pointer, which would move the page to the link.
    await page
      .getByRole('contentinfo')
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(lastHeading(page)).toHaveCount(0)
    await page.goBack()
    await expect(lastHeading(page)).toBeVisible()
    expect(Math.abs((await placeOfLastHeading(page)) - before)).toBeLessThan(4)
  })
})
