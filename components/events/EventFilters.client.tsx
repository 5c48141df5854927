'use client'

import { useEffect, useRef, useState } from 'react'
import { FilterResult, SearchField, SelectField } from '@/components/ui/FilterFields'
import { useAddressQuery } from '@/components/ui/use-address-query'
import { eventSeries, eventTopics } from '@/lib/events/event'
import { anyEvent, type EventFilter, filterFrom, filterSearch } from '@/lib/events/event-filter'
import { arrangeEvents } from './arrange-events'

/** Search and choices above the list of sessions; they stand in the address, so that a choice can be sent on. */
export function EventFilters({ years, total }: { years: readonly string[]; total: number }) {
  const anchor = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState(anyEvent)
  const [left, setLeft] = useState(total)

  const address = useAddressQuery()
  useEffect(() => setFilter(filterFrom(address, years)), [address, years])

  useEffect(() => {
    const root = anchor.current?.closest<HTMLElement>('[data-event-list]')
    if (root) setLeft(arrangeEvents(root, filter, Date.now()))
  }, [filter])

  const change = (part: Partial<EventFilter>) => {
    const next = { ...filterFrom(window.location.search, years), ...part }
    window.history.replaceState(window.history.state, '', window.location.pathname + filterSearch(next) + window.location.hash)
    setFilter(next)
  }
  const filtered = filterSearch(filter) !== ''

  return (
    <div ref={anchor} className="needs-js no-print">
      <div className="grid grid-cols-2 gap-3 desktop:grid-cols-[minmax(14rem,1.6fr)_repeat(3,minmax(9rem,1fr))]">
        <SearchField
          name="Search"
          value={filter.query}
          placeholder="Subject or speaker"
          className="col-span-2 desktop:col-span-1"
          onChange={(query) => change({ query })}
        />
        <SelectField
          name="Topic"
          value={filter.topic}
          any="All topics"
          options={Object.entries(eventTopics)}
          onChange={(topic) => change({ topic })}
        />
        <SelectField
          name="Series"
          value={filter.series}
          any="All series"
          options={Object.entries(eventSeries)}
          onChange={(series) => change({ series })}
        />
        <SelectField
          name="Year"
          value={filter.year}
          any="All years"
          options={years.map((year) => [year, year])}
          onChange={(year) => change({ year })}
        />
      </div>
      <FilterResult
        text={left === 0 ? 'No session fits these filters.' : `${left} of ${total} sessions`}
        filtered={filtered}
        onClear={() => change(anyEvent)}
      />
    </div>
  )
}
