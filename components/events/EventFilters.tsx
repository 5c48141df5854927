import { FilterResult, SearchField, SelectField } from '@/components/ui/FilterFields'
import { eventSeries, eventTopics } from '@/lib/events/event'
import { anyEvent, type EventFilter, filterSearch } from '@/lib/events/event-filter'

/** Search field and filters above the list of sessions. `left` is the number of the `total` sessions that match. */
export function EventFilters({ years, filter, left, total, onChange }: EventFiltersProps) {
  return (
    <div className="needs-js no-print">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 desktop:grid-cols-[minmax(14rem,1.6fr)_repeat(3,minmax(9rem,1fr))]">
        <SearchField
          name="Search"
          value={filter.query}
          placeholder="Topic or speaker"
          className="col-span-2 sm:col-span-3 desktop:col-span-1"
          onChange={(query) => onChange({ query })}
        />
        <SelectField
          name="Topic"
          value={filter.topic}
          any="All topics"
          options={Object.entries(eventTopics)}
          onChange={(topic) => onChange({ topic })}
        />
        <SelectField
          name="Series"
          value={filter.series}
          any="All series"
          options={Object.entries(eventSeries)}
          onChange={(series) => onChange({ series })}
        />
        <SelectField
          className="max-sm:col-span-2"
          name="Year"
          value={filter.year}
          any="All years"
          options={years.map((year) => [year, year])}
          onChange={(year) => onChange({ year })}
        />
      </div>
      <FilterResult
        text={left === 0 ? 'No sessions match these filters.' : `${left} of ${total} sessions`}
        filtered={filterSearch(filter) !== ''}
        onClear={() => onChange(anyEvent)}
      />
    </div>
  )
}

type EventFiltersProps = {
  years: readonly string[]
  filter: EventFilter
  left: number
  total: number
  onChange: (part: Partial<EventFilter>) => void
}
