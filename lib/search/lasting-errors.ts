import type { SearchAnswer } from './types'

/** Milliseconds after which autocomplete sets the status `stalled`, which would overwrite an earlier error. */
const STALL_THRESHOLD = 300
/**
 * Milliseconds between the stall threshold and the error. Must be greater than 0: if the main thread was blocked, both timers are overdue,
 * and browsers run a timer of 0 milliseconds before an overdue one.
 */
const MARGIN = 20

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Keeps the error screen of DocSearch visible if the search provider cannot be reached. DocSearch 3.9.0 sets the status `error` when its
 * client rejects and rethrows the error, whereupon autocomplete resets the status to `idle`, which would hide the screen immediately. Here
 * DocSearch handles the rejection, but the rethrown error does not reach autocomplete. The next query starts with a new status.
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
