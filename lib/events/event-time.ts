import { formatTag } from '../locale'

/** Times as sessions are announced: in India, where the team is, and in UTC. */

const INDIA = 'Asia/Kolkata'

const clock = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat(formatTag(), { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant))

/** `20:30–21:30 IST (15:00–16:00 UTC)`. */
export const formatHours = (starts: string, ends: string): string =>
  `${clock(starts, INDIA)}–${clock(ends, INDIA)} IST (${clock(starts, 'UTC')}–${clock(ends, 'UTC')} UTC)`

/** `Thursday, October 9, 2025`, the day in India. */
export const formatLongDay = (instant: string): string =>
  new Intl.DateTimeFormat(formatTag(), { dateStyle: 'full', timeZone: INDIA }).format(new Date(instant))

/** `45 minutes`, `1 hour`, `1.5 hours`, `6.5 hours`. */
export function formatLength(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.round((minutes / 60) * 10) / 10
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`
}
