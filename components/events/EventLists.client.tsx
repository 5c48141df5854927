'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { announceAddress, useAddressQuery } from '@/components/ui/use-address-query'
import { type EventFilter, filterFrom, filterSearch, fitsFilter, type ListedEvent } from '@/lib/events/event-filter'
import { splitEvents, type TimedEvent } from '@/lib/events/event-list'
import { EventFilters } from './EventFilters'

/** An entry of the list: what filters and order need, and the content that the server rendered. `url` tells entries apart. */
export type EventData = TimedEvent & Omit<ListedEvent, 'text'> & { url: string; content: ReactNode }

/**
 * Every session, with filters above: first those that are to come, then those that are over. The filter is stored in the address. Entries
 * that do not fit stay in the page, hidden, because their text is read from the page instead of being sent a second time. `entries` are
 * given newest first; `empty` holds the messages for lists without a visible entry.
 */
export function EventLists({ entries, empty }: { entries: readonly EventData[]; empty: { ahead: ReactNode; over: ReactNode } }) {
  const items = useRef(new Map<string, HTMLLIElement>())
  const [visit, setVisit] = useState<{ now: number; texts: ReadonlyMap<string, string> }>()
  const years = [...new Set(entries.map(({ year }) => year))]
  const filter = filterFrom(useAddressQuery(), years)

  useEffect(() => {
    setVisit({ now: Date.now(), texts: new Map([...items.current].map(([url, item]) => [url, item.textContent ?? ''])) })
  }, [])

  const change = (part: Partial<EventFilter>) => {
    // Several choices may come before the next rendering, so the current filter is read from the address.
    const next = { ...filterFrom(window.location.search, years), ...part }
    window.history.replaceState(window.history.state, '', window.location.pathname + filterSearch(next) + window.location.hash)
    announceAddress()
  }

  // Until the texts have been read, words exclude nothing.
  const readable = visit ? filter : { ...filter, query: '' }
  const fits = (entry: EventData) => fitsFilter({ ...entry, text: visit?.texts.get(entry.url) ?? '' }, readable)
  const lists = splitEvents(entries, visit?.now)
  const headings = { ahead: 'Coming up', over: 'Recordings and notes' }

  return (
    <>
      <EventFilters years={years} filter={filter} left={entries.filter(fits).length} total={entries.length} onChange={change} />
      {(['ahead', 'over'] as const).map((name) => {
        const isEmpty = !lists[name].some(fits)
        return (
          <section key={name} aria-labelledby={name} className={name === 'ahead' ? 'mt-8' : 'mt-14'}>
            <h2 id={name} className="font-display text-2xl font-semibold">
              {headings[name]}
            </h2>
            <ul className="event-list mt-5" hidden={isEmpty}>
              {lists[name].map((entry) => (
                <li
                  key={entry.url}
                  ref={(item) => {
                    if (item) items.current.set(entry.url, item)
                  }}
                  className="event-entry group"
                  data-event=""
                  data-phase={entry.phase}
                  hidden={!fits(entry)}
                >
                  {entry.content}
                </li>
              ))}
            </ul>
            {isEmpty && empty[name]}
          </section>
        )
      })}
    </>
  )
}
