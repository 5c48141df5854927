import { input } from '../build/inputs.server'
import { type CalendarEntry, calendarFile } from '../events/calendar'
import { type EventFacts, endOf, phaseOf } from '../events/event'
import { routes } from '../routes'
import { absoluteUrl } from '../seo/metadata'
import { site } from '../site.mjs'
import { findPage, pagesOf } from './documents'
import { byDate } from './lists'
import { type ContentPage, isListed } from './page'

/** The page of a session. */
export type EventPage = ContentPage & { event: EventFacts }

const isEvent = (page: ContentPage): page is EventPage => page.event !== undefined

/** All listed sessions, newest first. */
export const allEvents = (): EventPage[] =>
  [...pagesOf('webinar'), ...pagesOf('community')].filter((page): page is EventPage => isEvent(page) && isListed(page)).sort(byDate)

/**
 * Build time, as a Unix timestamp in milliseconds. Used to classify sessions as upcoming or past until the browser applies its own time.
 */
const builtAt = Date.now()

const phaseOfTime = input('phase', (time: `${string} ${number}`) => {
  const [starts = '', minutes] = time.split(' ')
  return phaseOf(starts, endOf({ starts, minutes: Number(minutes) }), builtAt)
})

/** Whether a session is upcoming, live or over at build time. */
export const phaseAtBuild = ({ starts, minutes }: EventFacts) => phaseOfTime(`${starts} ${minutes}`)

/** The session of a page, or the session that a confirmation page refers to. Throws if that session does not exist. */
export function sessionOf(page: ContentPage): EventPage | undefined {
  if (isEvent(page)) return page
  if (!page.confirms) return undefined
  const session = findPage(page.collection, page.confirms)
  if (!session || !isEvent(session)) throw new Error(`content/${page.source}: confirms: unknown session "${page.confirms}".`)
  return session
}

/** Sessions with topics in common, sorted by the number of shared topics, then newest first. */
export function similarEvents(page: EventPage, limit: number): EventPage[] {
  const shared = (other: EventPage) => other.event.topics.filter((topic) => page.event.topics.includes(topic)).length
  return allEvents()
    .filter((other) => other.url !== page.url && shared(other) > 0 && !page.related.includes(other.url))
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, limit)
}

/** Name of the calendar that contains all sessions. */
export const ALL_EVENTS = 'olake-events'

const entryOf = ({ title, description, url, event }: EventPage): CalendarEntry => ({
  title,
  description,
  url: absoluteUrl(url),
  starts: event.starts,
  minutes: event.minutes,
  ...(event.place && { place: event.place }),
})

/** Names of the calendar files: one with all sessions, and one for each session. */
export const calendarNames = (): string[] => [ALL_EVENTS, ...allEvents().map(({ slug }) => slug)]

/** The content of a calendar file, or undefined if the name is unknown. */
export function calendarOf(name: string): string | undefined {
  const events = allEvents().filter(({ slug }) => name === ALL_EVENTS || slug === name)
  const title = name === ALL_EVENTS ? `${site.name} events` : events[0]?.title
  return title ? calendarFile(title, events.map(entryOf)) : undefined
}

/** URL of a session's calendar file. */
export const calendarAddress = ({ slug }: ContentPage) => routes.calendar(slug)
