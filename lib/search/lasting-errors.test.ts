import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLastingErrors } from './lasting-errors'
import type { SearchAnswer } from './types'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Milliseconds between the failure of a search and the call of its error handler. @param after milliseconds until the search fails */
async function errorDelay(after: number): Promise<number> {
  const handler = vi.fn(() => {
    throw new Error('DocSearch throws again')
  })
  let time = 0
  const failing = new Promise<SearchAnswer>((_, reject) => setTimeout(() => reject(new Error('down')), after))
  withLastingErrors(failing, () => time).catch(handler)
  time = after
  await vi.advanceTimersByTimeAsync(after)
  let delay = 0
  while (handler.mock.calls.length === 0) {
    await vi.advanceTimersByTimeAsync(1)
    delay++
  }
  return delay
}

test('an error before the stall threshold is shown after the threshold', async () => {
  expect(await errorDelay(50)).toBe(270)
})

test('an error after the stall threshold is delayed too, so that an overdue stall timer does not hide it', async () => {
  expect(await errorDelay(3000)).toBe(20)
})

test('a successful response is not delayed', async () => {
  const answer: SearchAnswer = { results: [] }
  expect(await withLastingErrors(Promise.resolve(answer), () => 0)).toBe(answer)
})
