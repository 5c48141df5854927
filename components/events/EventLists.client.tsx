'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Prerendered, prerenderedContent } from '@/components/ui/prerendered'
import { useFilter } from '@/components/ui/use-filter'
import { filterFrom, filterSearch, fitsFilter, type ListedEvent } from '@/lib/events/event-filter'
import { splitEvents, type TimedEvent } from '@/lib/events/event-list'
import { EventFilters } from './EventFilters'

/** List entry: the data for filtering and sorting, and the content that the server rendered. `url` is the key. */
export type EventData = TimedEvent & Omit<ListedEvent, 'text'> & { url: string; content: Prerendered }

/**
 * All sessions with filters: upcoming sessions first, then past sessions. The filter is stored in the URL. Entries that do not match stay
 * in the DOM, hidden, because their text is read from the DOM instead of being sent to the browser twice. `entries` must be sorted from
 * newest to oldest. `empty` contains the messages for lists without a visible entry.
 */
export function EventLists({ entries, empty }: { entries: readonly EventData[]; empty: { ahead: ReactNode; over: ReactNode } }) {
  const items = useRef(new Map<string, HTMLLIElement>())
  const [visit, setVisit] = useState<{ now: number; texts: ReadonlyMap<string, string> }>()
  const years = [...new Set(entries.map(({ year }) => year))]
  const [filter, change] = useFilter((search) => filterFrom(search, years), filterSearch)

  useEffect(() => {
    setVisit({ now: Date.now(), texts: new Map([...items.current].map(([url, item]) => [url, item.textContent ?? ''])) })
  }, [])

  // The search text has no effect until the texts of the entries have been read from the DOM.
  const readable = visit ? filter : { ...filter, query: '' }
  const fits = (entry: EventData) => fitsFilter({ ...entry, text: visit?.texts.get(entry.url) ?? '' }, readable)
  const lists = splitEvents(entries, visit?.now)
  // Without upcoming sessions, the recordings come first.
  const order = lists.ahead.length > 0 ? (['ahead', 'over'] as const) : (['over', 'ahead'] as const)
  const headings = { ahead: 'Upcoming sessions', over: 'Recordings and notes' }

  return (
    <>
      <EventFilters years={years} filter={filter} left={entries.filter(fits).length} total={entries.length} onChange={change} />
      {order.map((name) => {
        const isEmpty = !lists[name].some(fits)
        return (
          <section key={name} aria-labelledby={name} className={name === order[0] ? 'mt-8' : 'mt-14'}>
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
                  {...prerenderedContent(entry.content)}
                />
              ))}
            </ul>
            {isEmpty && empty[name]}
          </section>
        )
      })}
    </>
  )
}
