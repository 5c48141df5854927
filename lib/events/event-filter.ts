import { chosenIn, filterQuery } from '../filter-query'
import { eventSeries, eventTopics } from './event'

/** Filter of the session list; '' means no restriction. */
export type EventFilter = { query: string; topic: string; series: string; year: string }

export const anyEvent: EventFilter = { query: '', topic: '', series: '', year: '' }

/** The fields of a session that the filter uses. `text` is the complete text of its list entry. */
export type ListedEvent = { text: string; topics: readonly string[]; series: string; year: string }

/** Whether a session matches the filter. Its text must contain every word of the query, in any order. */
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

/** Parses a filter from the query string. Unknown topics, series and years are ignored. @param years years that have sessions */
export const filterFrom = (search: string, years: readonly string[]): EventFilter => ({
  query: (new URLSearchParams(search).get('q') ?? '').slice(0, 64),
  topic: chosenIn(search, 'topic', Object.keys(eventTopics)),
  series: chosenIn(search, 'series', Object.keys(eventSeries)),
  year: chosenIn(search, 'year', years),
})

/** The query string of a filter: '' or, for example, `?q=mongo&topic=cdc`. */
export const filterSearch = ({ query, ...choices }: EventFilter): string => filterQuery({ q: query, ...choices })
