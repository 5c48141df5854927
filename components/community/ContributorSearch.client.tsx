'use client'

import { type ReactNode, useState } from 'react'
import { FilterResult, SearchField, SelectField } from '@/components/ui/FilterFields'
import { ContributorGrid } from './ContributorGrid'

const orders = [
  ['rank', 'Points'],
  ['pulls', 'Pull requests'],
  ['login', 'Name'],
] as const
type Order = (typeof orders)[number][0]

/** Data for searching and sorting a contributor, and the content that the server rendered. */
type Entry = { login: string; pullRequests: number; content: ReactNode }

const byName = (a: Entry, b: Entry) => a.login.localeCompare(b.login, 'en')

/** Sorts entries, which must already be sorted by rank: by points, then by the other criteria of the ranking. */
function inOrder(entries: readonly Entry[], order: Order): readonly Entry[] {
  if (order === 'rank') return entries
  return [...entries].sort((a, b) => (order === 'pulls' ? b.pullRequests - a.pullRequests : 0) || byName(a, b))
}

/** List of contributors with a search field and a choice of the sort order. */
export function ContributorSearch({ entries }: { entries: readonly Entry[] }) {
  const [query, setQuery] = useState('')
  const [order, setOrder] = useState<Order>('rank')
  const words = query.trim().toLowerCase()
  const left = inOrder(entries, order).filter(({ login }) => login.toLowerCase().includes(words))

  return (
    <>
      <div className="needs-js no-print mb-6">
        <div className="grid max-w-xl grid-cols-[minmax(0,1.6fr)_minmax(9rem,1fr)] gap-3">
          <SearchField name="Search" value={query} placeholder="GitHub user name" onChange={setQuery} />
          <SelectField name="Order" value={order} options={orders} onChange={(value) => setOrder(value as Order)} />
        </div>
        <FilterResult
          text={left.length === 0 ? 'No contributors match your search.' : `${left.length} of ${entries.length} contributors`}
          filtered={query !== ''}
          onClear={() => setQuery('')}
        />
      </div>
      <ContributorGrid>
        {left.map(({ login, content }) => (
          <li key={login}>{content}</li>
        ))}
      </ContributorGrid>
    </>
  )
}
