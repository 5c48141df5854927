'use client'

import { useLayoutEffect } from 'react'
import { hosted } from '@/lib/search/provider'
import { resultLink } from '@/lib/search/result-links'
import type { PageResults } from '@/lib/search/search-page'
import { basePath, site } from '@/lib/site.mjs'
import { chip, plainButton } from './controls'
import { RESULT_LIST } from './result-place'
import { SearchResult } from './SearchResult'
import { Suggestions } from './Suggestions'
import { useOtherQueries } from './use-other-queries'

/** Results of the search page: filters by section with the number of results, the list of results and a button that loads more. */
export function SearchResults({
  results,
  section,
  choose,
  busy,
  more,
  onListed,
}: {
  results: PageResults
  /** Selected section, or undefined for all sections. */
  section: string | undefined
  choose: (section: string | undefined) => void
  busy: boolean
  more: () => Promise<void>
  /** Called before the browser shows the list for the first time. */
  onListed: () => void
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the function changes
  useLayoutEffect(onListed, [])
  const all = { name: undefined, count: results.sections.reduce((sum, each) => sum + each.count, 0) }
  return (
    <>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">Sections</legend>
        {[all, ...results.sections].map((each) => (
          <button
            key={each.name ?? 'all'}
            type="button"
            aria-pressed={section === each.name}
            onClick={() => choose(each.name)}
            className={`${chip} ${section === each.name ? 'border-brand text-brand' : 'border-line hover:border-control'}`}
          >
            {each.name ?? 'Everything'} <span className="text-muted tabular-nums">{each.count}</span>
          </button>
        ))}
      </fieldset>
      <ol id={RESULT_LIST} className="mt-6 border-b border-line" aria-busy={busy}>
        {results.hits.map((hit) => (
          <SearchResult
            key={hit.url}
            hit={hit}
            isTextLate={results.lacks !== undefined}
            href={resultLink(hit.url, { origin: site.origin, basePath, externalUrlPattern: hosted?.externalUrlPattern })}
          />
        ))}
      </ol>
      {results.lacks !== 'results' && results.hits.length < results.total && (
        <button type="button" className={`mt-6 ${plainButton}`} onClick={() => void more()}>
          Load more
        </button>
      )}
    </>
  )
}

/** Advice for a query without results: other queries that have results, or a hint. */
export function NoResults({ query, choose }: { query: string; choose: (query: string) => void }) {
  const others = useOtherQueries(query)
  return (
    <div className="mt-2">
      <p className="text-muted">{others.length > 0 ? 'Try searching for:' : 'Check the spelling, or use fewer words.'}</p>
      <Suggestions queries={others} choose={choose} />
    </div>
  )
}
