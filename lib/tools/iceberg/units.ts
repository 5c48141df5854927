const UNITS = ['B', 'KB', 'MB', 'GB', 'TB']

/** A size as readers see it, such as `1.5 MB`. As in the properties of Iceberg, 1 KB is 1,024 bytes. */
export function sizeText(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024
    unit++
  }
  return `${value.toLocaleString('en-US', { maximumFractionDigits: unit === 0 || value >= 100 ? 0 : 1 })} ${UNITS[unit]}`
}

export const countText = (count: number): string => count.toLocaleString('en-US')

/** A number with its noun, such as `1 file` or `3 files`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${countText(count)} ${count === 1 ? one : many}`

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' })
const shortFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const clockFormat = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' })

/** A time of a snapshot, such as `Nov 2, 2026, 14:00 UTC`. */
export const timeText = (time: number): string => `${dateFormat.format(time)} UTC`

/** Day and time in two short lines. */
export const shortTime = (time: number): [day: string, clock: string] => [shortFormat.format(time), clockFormat.format(time)]
