import ical, { ICalCalendarMethod } from 'ical-generator'
import { endOf } from './event'

/** A session as a calendar keeps it. `url` is an absolute address, which is its identity too. */
export type CalendarEntry = { title: string; description: string; url: string; starts: string; minutes: number; place?: string }

/**
 * An iCalendar file (RFC 5545) of sessions. The same sessions give the same file, whenever it is written.
 * @param name what a calendar program calls it
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: { company: 'OLake', product: 'olake.io', language: 'EN' } })
  for (const { title, description, url, starts, place, minutes } of entries) {
    calendar.createEvent({
      id: url,
      start: starts,
      end: endOf({ starts, minutes }),
      stamp: starts,
      summary: title,
      description: `${description}\n${url}`,
      location: place ?? url,
      url,
    })
  }
  return calendar.toString()
}
