import { type CalendarEntry, calendarFile } from '../events/calendar'
import { type EventFacts, endOf, phaseOf } from '../events/event'
import { routes } from '../routes'
import { absoluteUrl } from '../seo/metadata'
import { site } from '../site.mjs'
import { findPage, pagesOf } from './documents'
import { byDate } from './lists'
import { type ContentPage, isListed } from './page'

/** A page about a session. */
export type EventPage = ContentPage & { event: EventFacts }

const isEvent = (page: ContentPage): page is EventPage => page.event !== undefined

/** Every listed session, newest first. */
export const allEvents = (): EventPage[] =>
  [...pagesOf('webinar'), ...pagesOf('community')].filter((page): page is EventPage => isEvent(page) && isListed(page)).sort(byDate)

/** When this build was made, in milliseconds since 1970: what decides, until the browser knows better, whether a session is to come. */
const builtAt = Date.now()

/** Whether a session is to come, on or over, as of this build. */
export const phaseAtBuild = ({ starts, minutes }: EventFacts) => phaseOf(starts, endOf({ starts, minutes }), builtAt)

/** The session of a page: its own, or the one that a confirmation belongs to. Throws where that one is missing. */
export function sessionOf(page: ContentPage): EventPage | undefined {
  if (isEvent(page)) return page
  if (!page.confirms) return undefined
  const session = findPage(page.collection, page.confirms)
  if (!session || !isEvent(session)) throw new Error(`content/${page.source}: confirms "${page.confirms}", which is no session.`)
  return session
}

/** Sessions on the same subjects, those with most of them first, then the newest. */
export function similarEvents(page: EventPage, limit: number): EventPage[] {
  const shared = (other: EventPage) => other.event.topics.filter((topic) => page.event.topics.includes(topic)).length
  return allEvents()
    .filter((other) => other.url !== page.url && shared(other) > 0 && !page.related.includes(other.url))
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, limit)
}

/** Name of the calendar that holds every session. */
export const ALL_EVENTS = 'olake-events'

const entryOf = ({ title, description, url, event }: EventPage): CalendarEntry => ({
  title,
  description,
  url: absoluteUrl(url),
  starts: event.starts,
  minutes: event.minutes,
  ...(event.place && { place: event.place }),
})

/** Names of the calendar files: one of each session, and one of all. */
export const calendarNames = (): string[] => [ALL_EVENTS, ...allEvents().map(({ slug }) => slug)]

/** A calendar file by its name, or undefined for none. */
export function calendarOf(name: string): string | undefined {
  const events = allEvents().filter(({ slug }) => name === ALL_EVENTS || slug === name)
  const title = name === ALL_EVENTS ? `${site.name} events` : events[0]?.title
  return title ? calendarFile(title, events.map(entryOf)) : undefined
}

/** Address of a session's calendar file. */
export const calendarAddress = ({ slug }: ContentPage) => routes.calendar(slug)
