/** Sessions with a date: webinars, community meetups and events. All functions are pure. */

/** Topics of sessions, by their keys in front matter. */
export const eventTopics = {
  iceberg: 'Apache Iceberg',
  catalogs: 'Catalogs',
  cdc: 'Change data capture',
  engines: 'Query engines',
  maintenance: 'Table maintenance',
  migration: 'Migration',
  streaming: 'Stream processing',
  olake: 'OLake releases',
  careers: 'Careers',
} as const
type EventTopic = keyof typeof eventTopics

/** Series of sessions. The series is determined by the collection and, in `community/`, by `kind`. */
export const eventSeries = { webinar: 'Webinars', meetup: 'Community meetups', event: 'Events' } as const
export type EventSeries = keyof typeof eventSeries

/** Label of a single session of a series. */
export const seriesLabel: Record<EventSeries, string> = { webinar: 'Webinar', meetup: 'Community meetup', event: 'Event' }

/** Roles of people in a session, in the order in which they are listed. */
export const speakerParts = { speaker: 'Speaker', panelist: 'Panelist', host: 'Host', moderator: 'Moderator' } as const
type SpeakerPart = keyof typeof speakerParts

/** A person in a session, by key in `content/speakers.yml`. `role` overrides the job title in that file if it was different at the time. */
export type SpeakerEntry = { person: string; part: SpeakerPart; role?: string }

/** Data of a session from front matter, without its texts. `starts` is an ISO timestamp in UTC, or an ISO date if the time is not known. */
export type EventFacts = {
  series: EventSeries
  number?: number
  starts: string
  minutes: number
  topics: EventTopic[]
  speakers: SpeakerEntry[]
  /** Venue; undefined for online sessions. */
  place?: string
  /** Registration URL for an upcoming session. */
  register?: string
  slides: string[]
}

const MINUTE = 60_000

const DAY = 1440 * MINUTE

/** Whether the time of a session is known, and not only its day. */
export const hasTime = (starts: string): boolean => starts.includes('T')

/** The end of a session as an ISO timestamp: the end of its day if its time is not known. */
export const endOf = ({ starts, minutes }: Pick<EventFacts, 'starts' | 'minutes'>): string =>
  new Date(Date.parse(starts) + (hasTime(starts) ? minutes * MINUTE : DAY)).toISOString()

/** Whether a session is upcoming, live or over. `now` is a Unix timestamp in milliseconds. */
export function phaseOf(starts: string, ends: string, now: number): 'upcoming' | 'live' | 'past' {
  if (now < Date.parse(starts)) return 'upcoming'
  return now < Date.parse(ends) ? 'live' : 'past'
}
