import { formatTag } from '../locale'
import { type EventFacts, endOf, hasTime } from './event'

/** Formats times of sessions in the time zone of India, where the team is located, and in UTC. */

const INDIA = 'Asia/Kolkata'

const clock = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat(formatTag(), { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant))

/** Formats a time range: `20:30–21:30 IST (15:00–16:00 UTC)`. */
export const formatHours = (starts: string, ends: string): string =>
  `${clock(starts, INDIA)}–${clock(ends, INDIA)} IST (${clock(starts, 'UTC')}–${clock(ends, 'UTC')} UTC)`

/** Formats a date in the time zone of India: `Thursday, October 9, 2025`. */
export const formatLongDay = (instant: string): string =>
  new Intl.DateTimeFormat(formatTag(), { dateStyle: 'full', timeZone: INDIA }).format(new Date(instant))

/** Formats a duration: `45 minutes`, `1 hour`, `1.5 hours`. */
export function formatLength(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.round((minutes / 60) * 10) / 10
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`
}

/** Formats the time and duration of a session: `20:30–21:30 IST (15:00–16:00 UTC), 1 hour`, or `Not published, 58 minutes`. */
export const formatTime = ({ starts, minutes }: Pick<EventFacts, 'starts' | 'minutes'>): string =>
  `${hasTime(starts) ? formatHours(starts, endOf({ starts, minutes })) : 'Not published'}, ${formatLength(minutes)}`
