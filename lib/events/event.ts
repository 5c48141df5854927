/** Sessions that are or were held at a time: webinars, community meetups, events. Pure. */

/** What a session is about, by the key that front matter uses. */
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

/** The series that a session belongs to: its collection decides, and within `community/` its `kind`. */
export const eventSeries = { webinar: 'Webinars', meetup: 'Community meetups', event: 'Events' } as const
export type EventSeries = keyof typeof eventSeries

/** What one session of a series is called. */
export const seriesLabel: Record<EventSeries, string> = { webinar: 'Webinar', meetup: 'Community meetup', event: 'Event' }

/** What a person did in a session, in the order in which people are listed. */
export const speakerParts = { speaker: 'Speaker', panelist: 'Panelist', host: 'Host', moderator: 'Moderator' } as const
type SpeakerPart = keyof typeof speakerParts

/** A person in a session, by a key of `content/speakers.yml`. `role` replaces the one of that file, where it was another one that day. */
export type SpeakerEntry = { person: string; part: SpeakerPart; role?: string }

/** What front matter says of a session besides its texts. `starts` is an ISO instant in UTC. */
export type EventFacts = {
  series: EventSeries
  number?: number
  starts: string
  minutes: number
  topics: EventTopic[]
  speakers: SpeakerEntry[]
  /** Where it took place; without one, it was held online. */
  place?: string
  /** Where to sign up while it is to come. */
  register?: string
  slides: string[]
}

const MINUTE = 60_000

/** The end of a session, as an ISO instant. */
export const endOf = ({ starts, minutes }: Pick<EventFacts, 'starts' | 'minutes'>): string =>
  new Date(Date.parse(starts) + minutes * MINUTE).toISOString()

/** Whether a session is still to come, is on, or is over. `now` in milliseconds since 1970. */
export function phaseOf(starts: string, ends: string, now: number): 'upcoming' | 'live' | 'past' {
  if (now < Date.parse(starts)) return 'upcoming'
  return now < Date.parse(ends) ? 'live' : 'past'
}
