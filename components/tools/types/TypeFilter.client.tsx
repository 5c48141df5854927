'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FilterResult, SearchField, SelectField } from '@/components/ui/FilterFields'
import { announceAddress, useAddressQuery } from '@/components/ui/use-address-query'
import { rowFits } from '@/lib/table-tools'
import { type TypeFilter as Filter, type FilterOptions, filterFrom, searchOf } from '@/lib/tools/types/filter'

/** Hides the rows that do not match, and the names of sources without a match. @returns the number of types that match */
function showMatches(table: HTMLElement, { source, type, query }: Filter): number {
  let matches = 0
  for (const group of table.querySelectorAll('tbody')) {
    const [name, ...rows] = group.querySelectorAll('tr')
    let inGroup = 0
    for (const row of rows) {
      const fits = (!type || row.dataset.type === type) && rowFits(`${name?.textContent} ${row.textContent}`, query)
      row.hidden = !fits
      inGroup += Number(fits)
    }
    group.hidden = inGroup === 0 || Boolean(source && group.dataset.source !== source)
    if (!group.hidden) matches += inGroup
  }
  return matches
}

/**
 * Filters above the table of types, which are stored in the address. The table, `children`, remains content of the server: its rows are read
 * and hidden in the document. Without JavaScript, all are shown. @param total number of types
 */
export function TypeFilter({ options, total, children }: { options: FilterOptions; total: number; children: ReactNode }) {
  const address = useAddressQuery()
  const table = useRef<HTMLDivElement>(null)
  const [matches, setMatches] = useState(total)
  const filter = filterFrom(address, options)

  useEffect(() => {
    if (table.current) setMatches(showMatches(table.current, filterFrom(address, options)))
  }, [address, options])

  const change = (part: Partial<Filter>) => {
    // Several changes can happen before the next render, so read the current filter from the address.
    const search = searchOf({ ...filterFrom(window.location.search, options), ...part })
    window.history.replaceState(window.history.state, '', window.location.pathname + search + window.location.hash)
    announceAddress()
  }

  return (
    <div className="type-explorer">
      <div className="needs-js no-print not-prose mb-4">
        <div className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
          <SearchField
            name="Words"
            value={filter.query}
            placeholder="jsonb, time zone, 15 digits"
            onChange={(query) => change({ query })}
          />
          <SelectField
            name="Source"
            value={filter.source}
            any="All sources"
            options={options.sources}
            onChange={(source) => change({ source })}
          />
          <SelectField
            name="Iceberg type"
            value={filter.type}
            any="All types"
            options={options.types}
            onChange={(type) => change({ type })}
          />
        </div>
        <FilterResult
          text={matches === 0 ? 'No type matches these filters.' : `${matches} of ${total} types`}
          filtered={searchOf(filter) !== ''}
          onClear={() => change({ source: '', type: '', query: '' })}
        />
      </div>
      <div ref={table}>{children}</div>
    </div>
  )
}
