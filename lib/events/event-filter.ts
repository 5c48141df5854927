import { eventSeries, eventTopics } from './event'

/** What a visitor chose on the list of sessions; '' for everything. */
export type EventFilter = { query: string; topic: string; series: string; year: string }

export const anyEvent: EventFilter = { query: '', topic: '', series: '', year: '' }

/** A session as the list in the page describes it. `text` is all that its entry says. */
export type ListedEvent = { text: string; topics: readonly string[]; series: string; year: string }

/** Whether a session is among those chosen: every word of the query stands in its entry, in any order. */
export function fitsFilter(event: ListedEvent, filter: EventFilter): boolean {
  const text = event.text.toLowerCase()
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean)
  return (
    words.every((word) => text.includes(word)) &&
    (!filter.topic || event.topics.includes(filter.topic)) &&
    (!filter.series || event.series === filter.series) &&
    (!filter.year || event.year === filter.year)
  )
}

/** The filter that an address asks for; unknown topics, series and years are left out. @param years years that have sessions */
export function filterFrom(search: string, years: readonly string[]): EventFilter {
  const asked = new URLSearchParams(search)
  const oneOf = (name: string, known: readonly string[]) => known.find((value) => value === asked.get(name)) ?? ''
  return {
    query: (asked.get('q') ?? '').slice(0, 64),
    topic: oneOf('topic', Object.keys(eventTopics)),
    series: oneOf('series', Object.keys(eventSeries)),
    year: oneOf('year', years),
  }
}

/** The part of the address that stands for a filter: '' or `?topic=cdc&q=mongo`. */
export function filterSearch({ query, topic, series, year }: EventFilter): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ q: query, topic, series, year })) if (value) search.set(name, value)
  return search.size > 0 ? `?${search}` : ''
}
