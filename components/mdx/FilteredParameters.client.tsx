'use client'

import { type ReactNode, useRef, useState } from 'react'
import { rowFits } from '@/lib/table-tools'

/** A parameter: the id of its row, and the `dt` and `dd` elements in it. */
export type ParameterRow = { id: string; content: ReactNode }

/**
 * Parameters with a filter field. Rows that do not match stay in the DOM, hidden, because their text is read from the DOM instead of being sent
 * to the browser twice. Without JavaScript, all are shown.
 */
export function FilteredParameters({ label, rows }: { label: string; rows: readonly ParameterRow[] }) {
  const elements = useRef<Array<HTMLDivElement | null>>([])
  const [query, setQuery] = useState('')
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const shown = rows.length - excluded.size

  const filter = (words: string) => {
    setQuery(words)
    setExcluded(new Set(rows.flatMap(({ id }, index) => (rowFits(elements.current[index]?.textContent ?? '', words) ? [] : [id]))))
  }

  return (
    <>
      <div className="needs-js no-print mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <input
          type="search"
          value={query}
          onChange={(event) => filter(event.target.value)}
          aria-label={`Filter: ${label}`}
          placeholder="Filter by name or word"
          className="h-10 w-full max-w-72 rounded-control border border-control bg-paper px-3 text-[0.9375rem]"
        />
        <output className="text-sm text-muted">{query && `${shown} of ${rows.length}`}</output>
      </div>
      <dl className="parameters" aria-label={label}>
        {rows.map(({ id, content }, index) => (
          <div
            key={id}
            id={id}
            className="parameter"
            hidden={excluded.has(id)}
            ref={(element) => {
              elements.current[index] = element
            }}
          >
            {content}
          </div>
        ))}
      </dl>
    </>
  )
}
