'use client'

import { useEffect, useRef, useState } from 'react'
import { compareCells, type Order, rowFits } from '@/lib/table-tools'

/** A field that filters the table beside it, and headers that sort it. The rows stay in the page; only their order and visibility change. */
export function TableTools({ label }: { label: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState<number>()

  useEffect(() => {
    const table = field.current?.closest('[data-filter-table]')?.querySelector('table')
    const rows = [...(table?.tBodies[0]?.rows ?? [])]
    for (const row of rows) row.hidden = !rowFits(row.textContent ?? '', query)
    setShown(query ? rows.filter((row) => !row.hidden).length : undefined)
  }, [query])

  useEffect(() => {
    const table = field.current?.closest('[data-filter-table]')?.querySelector('table')
    const body = table?.tBodies[0]
    if (!table || !body) return
    const original = [...body.rows]
    const headers = [...(table.tHead?.rows[0]?.cells ?? [])]
    const sort = (column: number, order: Order) => {
      const text = (row: HTMLTableRowElement) => row.cells[column]?.textContent ?? ''
      const rows =
        order === 'none' ? original : [...original].sort((a, b) => compareCells(text(a), text(b)) * (order === 'ascending' ? 1 : -1))
      body.append(...rows)
      for (const [index, header] of headers.entries()) header.setAttribute('aria-sort', index === column ? order : 'none')
    }
    const next: Record<string, Order> = { none: 'ascending', ascending: 'descending', descending: 'none' }
    const given = new AbortController()
    for (const [column, header] of headers.entries()) {
      if (header.querySelector('button')) continue
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'sort-button'
      button.append(...header.childNodes)
      header.append(button)
      header.setAttribute('aria-sort', 'none')
      button.addEventListener('click', () => sort(column, next[header.getAttribute('aria-sort') ?? 'none'] ?? 'none'), {
        signal: given.signal,
      })
    }
    return () => given.abort()
  }, [])

  return (
    <div className="needs-js no-print mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <input
        ref={field}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        aria-label={`Filter ${label}`}
        placeholder={`Filter ${label}`}
        className="h-10 w-full max-w-72 rounded-control border border-control bg-paper px-3 text-[0.9375rem]"
      />
      <output className="text-sm text-muted">{shown !== undefined && `${shown} ${shown === 1 ? 'row' : 'rows'}`}</output>
    </div>
  )
}
