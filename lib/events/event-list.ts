import { phaseOf } from './event'

/** Start and end of a session as ISO timestamps, and its phase at build time. */
export type TimedEvent = { starts: string; ends: string; atBuild: ReturnType<typeof phaseOf> }

/**
 * Splits sessions, sorted newest first, into upcoming and live ones (`ahead`, next session first) and past ones (`over`, newest first).
 * `now` is the visitor's time as a Unix timestamp in milliseconds; without it, the phases at build time are used.
 */
export function splitEvents<Entry extends TimedEvent>(entries: readonly Entry[], now: number | undefined) {
  const phased = entries.map((entry) => ({
    ...entry,
    phase: now === undefined ? entry.atBuild : phaseOf(entry.starts, entry.ends, now),
  }))
  return { ahead: phased.filter(({ phase }) => phase !== 'past').reverse(), over: phased.filter(({ phase }) => phase === 'past') }
}
