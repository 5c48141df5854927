import { phaseOf } from './event'

/** When a session of the list starts and ends, as ISO instants, and its phase as of the build. */
export type TimedEvent = { starts: string; ends: string; atBuild: ReturnType<typeof phaseOf> }

/**
 * Splits sessions, given newest first, into those that are not over, the next one first, and those that are, newest first. `now` is the
 * visitor's time in milliseconds since 1970; without it, the build's answers hold.
 */
export function splitEvents<Entry extends TimedEvent>(entries: readonly Entry[], now: number | undefined) {
  const phased = entries.map((entry) => ({
    ...entry,
    phase: now === undefined ? entry.atBuild : phaseOf(entry.starts, entry.ends, now),
  }))
  return { ahead: phased.filter(({ phase }) => phase !== 'past').reverse(), over: phased.filter(({ phase }) => phase === 'past') }
}
