import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLastingErrors } from './lasting-errors'
import type { SearchAnswer } from './types'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Milliseconds from the failure of a search until the window hears of it. @param after milliseconds that the search took to fail */
async function delayOfError(after: number): Promise<number> {
  const heard = vi.fn(() => {
    throw new Error('DocSearch throws again')
  })
  let time = 0
  const failing = new Promise<SearchAnswer>((_, reject) => setTimeout(() => reject(new Error('down')), after))
  withLastingErrors(failing, () => time).catch(heard)
  time = after
  await vi.advanceTimersByTimeAsync(after)
  let delay = 0
  while (heard.mock.calls.length === 0) {
    await vi.advanceTimersByTimeAsync(1)
    delay++
  }
  return delay
}

test('an early error is shown after the search has counted as stalled', async () => {
  expect(await delayOfError(50)).toBe(270)
})

test('a late error waits as well, so that an overdue stall does not hide it', async () => {
  expect(await delayOfError(3000)).toBe(20)
})

test('an answer passes without delay', async () => {
  const answer: SearchAnswer = { results: [] }
  expect(await withLastingErrors(Promise.resolve(answer), () => 0)).toBe(answer)
})
