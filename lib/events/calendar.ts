import ical, { ICalCalendarMethod } from 'ical-generator'
import { endOf, hasTime } from './event'

/** A session in a calendar file. `url` is absolute and is also the UID of the entry. */
export type CalendarEntry = { title: string; description: string; url: string; starts: string; minutes: number; place?: string }

/**
 * An iCalendar file (RFC 5545) with sessions. The output depends only on the sessions, not on the current time.
 * @param name display name in calendar applications
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: { company: 'OLake', product: 'olake.io', language: 'EN' } })
  for (const { title, description, url, starts, place, minutes } of entries) {
    calendar.createEvent({
      id: url,
      ...(hasTime(starts) ? { start: starts, end: endOf({ starts, minutes }) } : { start: starts, allDay: true }),
      stamp: starts,
      summary: title,
      description: `${description}\n${url}`,
      location: place ?? url,
      url,
    })
  }
  return calendar.toString()
}
