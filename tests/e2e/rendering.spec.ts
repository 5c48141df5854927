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

  test('a page that nobody touches rests when its figure has ended, and styles little before', async ({ page }) => {
    await open(page, pages.home)
    await page.waitForTimeout(1000)
    // The compositor moves the figure. Now and then, the browser looks what is below the pointer, and styles the parts that move.
    const moving = styled(await trace(page, () => page.waitForTimeout(3000)))
    expect(moving.length).toBeLessThanOrEqual(12)
    for (const { args } of moving) expect(args?.elementCount).toBeLessThanOrEqual(40)
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await page.waitForTimeout(1000)
    expect(styled(await trace(page, () => page.waitForTimeout(3000)))).toEqual([])
  })
})
