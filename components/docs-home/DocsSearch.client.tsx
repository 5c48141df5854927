'use client'

import type { FormEvent, MouseEvent } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { LineDrawing } from '@/components/ui/LineDrawing'
import { withBasePath } from '@/lib/base-path'
import { isPlainClick } from '@/lib/nav/link-intent'
import { routes } from '@/lib/routes'
import { searchPageLink } from '@/lib/search/result-links'
import { searchLimits } from '@/lib/search/search-settings.mjs'
import { announceIntent, openSearch } from '../search/search-events'

/**
 * Search of the first page of the documentation: a field and queries to start with. Both open the search window, and without JavaScript the
 * search page.
 */
export function DocsSearch({ starters }: { starters: readonly string[] }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem('q')
    if (!(field instanceof HTMLInputElement)) return
    event.preventDefault()
    openSearch(field, field.value.trim())
  }
  const start = (event: MouseEvent<HTMLAnchorElement>, query: string) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    openSearch(event.currentTarget, query)
  }
  return (
    <search className="docs-search no-print">
      <form action={withBasePath(routes.search())} onSubmit={submit} className="docs-search-form">
        <LineDrawing path="M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M20 20l-4-4" size={20} weight={2} className="docs-search-glass" />
        <input
          type="search"
          name="q"
          aria-label="Search the documentation"
          placeholder="Error or task"
          maxLength={searchLimits.queryLength}
          autoComplete="off"
          spellCheck={false}
          onFocus={announceIntent}
        />
        <button type="submit" className="button-primary">
          Search
        </button>
      </form>
      <ul className="docs-starters" aria-label="Frequent searches">
        {starters.map((query) => (
          <li key={query}>
            <Anchor href={searchPageLink(routes.search(), query)} onPointerEnter={announceIntent} onClick={(event) => start(event, query)}>
              {query}
            </Anchor>
          </li>
        ))}
      </ul>
    </search>
  )
}
