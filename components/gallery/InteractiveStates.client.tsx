'use client'

import { useState } from 'react'
import { LazyComponent, lazySource } from '@/components/ui/LazyComponent.client'
import { LoadFailure } from '@/components/ui/LoadFailure'
import { SortHeader } from '@/components/ui/SortHeader'
import { nextOrder, type Order } from '@/lib/table-tools'

const nothing = () => {}

/** The message that a part of a page did not load. */
export function FailureStates() {
  return (
    <LoadFailure part="The diagram" error={new Error('Failed to load chunk /_next/static/chunks/a.js')} retry={nothing} dismiss={nothing} />
  )
}

const lazyText = lazySource(async () => ({ text }: { text: string }) => <p>{text}</p>)

/** A component that loads when it is shown. */
export function LazyState() {
  return <LazyComponent source={lazyText} part="The text" props={{ text: 'Loaded on demand.' }} />
}

/** A table whose only column can be sorted. */
export function SortState() {
  const [order, setOrder] = useState<Order>('none')
  const engines = ['Spark', 'DuckDB', 'Trino']
  const sorted = order === 'none' ? engines : engines.toSorted((a, b) => (order === 'ascending' ? 1 : -1) * a.localeCompare(b))
  return (
    <table>
      <thead>
        <tr>
          <SortHeader order={order} onSort={() => setOrder(nextOrder[order])}>
            Engine
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {sorted.map((engine) => (
          <tr key={engine}>
            <td>{engine}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
