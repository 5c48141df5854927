'use client'

import { useEffect, useRef, useState } from 'react'
import { FilterResult, SearchField, SelectField } from '@/components/ui/FilterFields'

const orders = [
  ['rank', 'Points'],
  ['pulls', 'Pull requests'],
  ['login', 'Name'],
] as const
type Order = (typeof orders)[number][0]

const compare = (order: Order) => (a: HTMLElement, b: HTMLElement) => {
  const byName = (a.dataset.login ?? '').localeCompare(b.dataset.login ?? '', 'en')
  if (order === 'login') return byName
  // The server has ranked them: by points, and by what else tells people apart who have as many.
  if (order === 'rank') return Number(a.dataset.rank) - Number(b.dataset.rank)
  return Number(b.dataset.pulls) - Number(a.dataset.pulls) || byName
}

/** Search and order above the list of contributors, which the server has rendered whole. */
export function ContributorSearch({ total }: { total: number }) {
  const anchor = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [order, setOrder] = useState<Order>('rank')
  const [left, setLeft] = useState(total)

  useEffect(() => {
    const list = anchor.current?.closest('[data-directory]')?.querySelector('[data-contributors]')
    const entries = [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
    for (const entry of entries) entry.hidden = !(entry.dataset.login ?? '').toLowerCase().includes(query.trim().toLowerCase())
    list?.append(...entries.sort(compare(order)))
    setLeft(entries.filter((entry) => !entry.hidden).length)
  }, [query, order])

  return (
    <div ref={anchor} className="needs-js no-print mb-6">
      <div className="grid max-w-xl grid-cols-[minmax(0,1.6fr)_minmax(9rem,1fr)] gap-3">
        <SearchField name="Search" value={query} placeholder="Login on GitHub" onChange={setQuery} />
        <SelectField name="Order" value={order} options={orders} onChange={(value) => setOrder(value as Order)} />
      </div>
      <FilterResult
        text={left === 0 ? 'Nobody of that name is in this snapshot.' : `${left} of ${total} contributors`}
        filtered={query !== ''}
        onClear={() => setQuery('')}
      />
    </div>
  )
}
