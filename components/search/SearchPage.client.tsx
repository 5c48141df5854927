'use client'

import { useEffect, useState } from 'react'
import { LazyComponent, lazySource } from '@/components/ui/LazyComponent.client'
import { useHydrated } from '@/components/ui/use-hydrated'
import { site } from '@/lib/site.mjs'
import { plainButton } from './controls'
import { firstQuerySettings, showFirstQuery } from './first-query'
import { ResultsSkeleton } from './ResultsSkeleton'
import { placeOf } from './result-place'
import { SearchField } from './SearchField.client'
import { Suggestions } from './Suggestions'
import { useQueryInAddress } from './use-query-in-address'
import { useResultPlace } from './use-result-place'
import { useSearch } from './use-search'

// Loaded in parallel with the first search, which takes longer.
const loadResults = () => import('./SearchResults.client')
const searchResults = lazySource(() => loadResults().then(({ SearchResults }) => SearchResults))
const noResults = lazySource(() => loadResults().then(({ NoResults }) => NoResults))

/** Search field and results of the search page. @param suggestions example queries, shown until the visitor searches */
export function SearchPage({ suggestions }: { suggestions: readonly string[] }) {
  const hydrated = useHydrated()
  const { query, type, submit } = useQueryInAddress()
  const [section, setSection] = useState<string>()
  const { state, more, retry } = useSearch(query, section)
  const { results, status } = state
  /** Whether the list is there, or cannot be loaded. Its count waits for it. */
  const [listed, setListed] = useState(false)
  useResultPlace(state, section, listed)

  useEffect(() => {
    if (query) void loadResults().catch(() => setListed(true))
    const place = placeOf(query)
    if (place) setSection(place.section)
  }, [query])

  // Runs again when the status changes, because Next.js might have replaced the title with the page's metadata in the meantime.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `status` only triggers the effect
  useEffect(() => {
    document.title = `${query ? `Search results for "${query}"` : 'Search'}${site.titleDelimiter}${site.name}`
  }, [query, status])

  const count = results?.total ?? 0
  const countText = results?.lacks === 'results' ? 'First results' : `${count} ${count === 1 ? 'result' : 'results'}`
  const message = {
    idle: '',
    loading: '',
    stalled: 'Searching …',
    error: 'Unable to fetch results',
    done: count === 0 ? `No results for "${state.query}"` : listed ? `${countText} for "${state.query}"` : '',
  }[status]
  const isWaiting = status === 'loading' || status === 'stalled'

  return (
    <div className="needs-js">
      <SearchField query={query} found={state.query === query ? (results?.hits ?? []) : []} type={type} submit={submit} />
      <output className="mt-5 block min-h-6 text-muted wrap-anywhere" aria-live="polite">
        {message}
      </output>

      {/* The script below them shows or hides these two before the page is hydrated. */}
      {status === 'idle' && (
        <div id={firstQuerySettings.examples} className="mt-2" suppressHydrationWarning>
          <p className="text-muted">Type a few words, a key from a configuration file, or an error text. For example:</p>
          <Suggestions queries={suggestions} choose={submit} />
        </div>
      )}
      <div id={firstQuerySettings.skeleton} hidden={!isWaiting || count > 0} suppressHydrationWarning>
        <ResultsSkeleton />
      </div>
      {!hydrated && <FirstQueryScript />}
      {status === 'error' && (
        <div className="mt-2" role="alert">
          <p className="text-muted">You might want to check your network connection.</p>
          <button type="button" className={`mt-4 ${plainButton}`} onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {results && count > 0 && status !== 'error' && (
        <LazyComponent
          source={searchResults}
          part="The list of results"
          props={{ results, section, choose: setSection, busy: status !== 'done', more, onListed: () => setListed(true) }}
        />
      )}
      {count === 0 && status === 'done' && (
        <LazyComponent source={noResults} part="The list of other queries" props={{ query: state.query, choose: submit }} />
      )}
    </div>
  )
}

/** Fills the field before the first paint. It is not rendered in the browser, where it would not run. */
function FirstQueryScript() {
  const text = `(${showFirstQuery.toString()})(${JSON.stringify(firstQuerySettings)})`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this site, which must run before the first paint
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
