'use client'

import { useRef, useState } from 'react'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { SortHeader } from '@/components/ui/SortHeader'
import { nextOrder, type Order, rowFits, sortedIndexes } from '@/lib/table-tools'
import type { TableColumn, TableRow } from './table-parts'

type Sorting = { column: number; order: Order; rows: readonly number[] }

/**
 * Table with a filter field and column headers that sort. `label` describes the rows, `name` is the accessible name of the table. Rows that
 * do not match stay in the DOM, hidden, because their text is read from the DOM instead of being sent to the browser twice.
 */
export function SortableTable({ label, name, columns, rows }: SortableTableProps) {
  const body = useRef<Array<HTMLTableRowElement | null>>([])
  const [query, setQuery] = useState('')
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set())
  const [sorting, setSorting] = useState<Sorting>({ column: 0, order: 'none', rows: rows.map((_, index) => index) })
  const shown = rows.length - excluded.size

  const filter = (words: string) => {
    setQuery(words)
    setExcluded(new Set([...rows.keys()].filter((index) => !rowFits(body.current[index]?.textContent ?? '', words))))
  }
  const orderOf = (column: number) => (column === sorting.column ? sorting.order : 'none')
  const sort = (column: number) => {
    const order = nextOrder[orderOf(column)]
    const cells = body.current.map((row) => row?.cells[column]?.textContent ?? '')
    setSorting({ column, order, rows: sortedIndexes(cells, order) })
  }

  return (
    <div className="filter-table" data-filter-table={label}>
      <div className="needs-js no-print mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <input
          type="search"
          value={query}
          onChange={(event) => filter(event.target.value)}
          aria-label={`Filter ${label}`}
          placeholder={`Filter ${label}`}
          className="h-10 w-full max-w-72 rounded-control border border-control bg-paper px-3 text-[0.9375rem]"
        />
        <output className="text-sm text-muted">{query && `${shown} ${shown === 1 ? 'row' : 'rows'}`}</output>
      </div>
      <ScrollBox label={name}>
        <table>
          <thead>
            <tr>
              {columns.map(({ style, content }, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key and are never reordered
                <SortHeader key={column} style={style} order={orderOf(column)} onSort={() => sort(column)}>
                  {content}
                </SortHeader>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorting.rows.map((index) => (
              <tr
                key={index}
                id={rows[index]?.id}
                hidden={excluded.has(index)}
                ref={(row) => {
                  body.current[index] = row
                }}
              >
                {rows[index]?.cells}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}

type SortableTableProps = { label: string; name: string; columns: readonly TableColumn[]; rows: readonly TableRow[] }
