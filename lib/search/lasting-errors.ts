import type { SearchAnswer } from './types'

/** Milliseconds after which autocomplete calls a search stalled; an error that came earlier would be overwritten by that. */
const STALL_THRESHOLD = 300
/**
 * Milliseconds that the error comes after the stall. Never 0: where the page was busy, both are overdue, and browsers run a timer of 0
 * milliseconds before an overdue one.
 */
const MARGIN = 20

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Makes an unreachable provider's error screen stay. DocSearch 3.9.0 sets the status `error` when its client rejects, and autocomplete
 * sets it back to `idle` as soon as that rejection has passed through, so that the screen would never be seen. Here the rejection is
 * told to DocSearch and then goes no further; the next query starts anew.
 */
export function withLastingErrors(answer: Promise<SearchAnswer>, now: () => number = () => performance.now()): Promise<SearchAnswer> {
  const start = now()
  const lasting = Promise.resolve(answer)
  const original = lasting.catch.bind(lasting)
  lasting.catch = ((handler: (cause: unknown) => never) =>
    original(async (cause: unknown) => {
      await wait(Math.max(MARGIN, STALL_THRESHOLD + MARGIN - (now() - start)))
      try {
        return handler(cause)
      } catch {
        return new Promise<never>(() => {})
      }
    })) as typeof lasting.catch
  return lasting
}
