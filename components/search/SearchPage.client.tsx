'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { hosted } from '@/lib/search/provider'
import { resultLink } from '@/lib/search/result-links'
import { searchLimits } from '@/lib/search/settings.mjs'
import { basePath, site } from '@/lib/site.mjs'
import { SearchResult } from './SearchResult'
import { useQueryInAddress } from './use-query-in-address'
import { useSearch } from './use-search'

const chip = 'inline-flex min-h-9 items-center gap-2 rounded-control border px-3 text-sm transition'
const plainButton = 'inline-flex h-11 items-center rounded-control border border-line px-5 font-medium transition hover:border-control'

function Suggestions({ queries, current, choose }: { queries: readonly string[]; current: string; choose: (query: string) => void }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {queries
        .filter((query) => query !== current)
        .map((query) => (
          <li key={query}>
            <button type="button" className={`${chip} border-line hover:border-control`} onClick={() => choose(query)}>
              {query}
            </button>
          </li>
        ))}
    </ul>
  )
}

/** Search box and results of the search page. @param suggestions queries to begin with */
export function SearchPage({ suggestions }: { suggestions: readonly string[] }) {
  const { query, type, submit } = useQueryInAddress()
  const [section, setSection] = useState<string>()
  const { state, more, retry } = useSearch(query, section)
  const input = useRef<HTMLInputElement>(null)
  const { results, status } = state

  // Also when the search has ended: by then the framework has written the page's own title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `status` is when, not what
  useEffect(() => {
    document.title = `${query ? `Search results for "${query}"` : 'Search'}${site.titleDelimiter}${site.name}`
  }, [query, status])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(query)
  }
  const count = results?.total ?? 0
  const message = {
    idle: '',
    loading: '',
    stalled: 'Searching …',
    error: 'Unable to fetch results',
    done: count === 0 ? `No results for "${state.query}"` : `${count} ${count === 1 ? 'result' : 'results'} for "${state.query}"`,
  }[status]

  return (
    <div className="needs-js">
      <search>
        <form onSubmit={onSubmit} className="flex gap-3">
          <input
            ref={input}
            type="search"
            name="q"
            value={query}
            onChange={(event) => type(event.target.value)}
            maxLength={searchLimits.queryLength}
            placeholder="Search docs"
            aria-label="Search"
            autoComplete="off"
            spellCheck={false}
            className="h-12 w-full min-w-0 rounded-control border border-control bg-paper px-4 text-lg placeholder:text-muted"
          />
        </form>
      </search>
      <output className="mt-5 block min-h-6 text-muted" aria-live="polite">
        {message}
      </output>

      {status === 'idle' && (
        <div className="mt-2">
          <p className="text-muted">Type a few words, a key from a configuration file, or an error text. For example:</p>
          <Suggestions queries={suggestions} current={query} choose={submit} />
        </div>
      )}
      {status === 'error' && (
        <div className="mt-2" role="alert">
          <p className="text-muted">You might want to check your network connection.</p>
          <button type="button" className={`mt-4 ${plainButton}`} onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {status === 'done' && count === 0 && (
        <div className="mt-2">
          <p className="text-muted">Check the spelling, use fewer words, or try searching for:</p>
          <Suggestions queries={suggestions} current={query} choose={submit} />
        </div>
      )}
      {results && count > 0 && status !== 'error' && (
        <>
          <fieldset className="mt-4 flex flex-wrap gap-2">
            <legend className="sr-only">Sections</legend>
            {[{ name: undefined, count: results.sections.reduce((sum, each) => sum + each.count, 0) }, ...results.sections].map((each) => (
              <button
                key={each.name ?? 'all'}
                type="button"
                aria-pressed={section === each.name}
                onClick={() => setSection(each.name)}
                className={`${chip} ${section === each.name ? 'border-brand text-brand' : 'border-line hover:border-control'}`}
              >
                {each.name ?? 'Everything'} <span className="text-muted tabular-nums">{each.count}</span>
              </button>
            ))}
          </fieldset>
          <ol className="mt-6 border-b border-line" aria-busy={status !== 'done'}>
            {results.hits.map((hit) => (
              <SearchResult
                key={hit.objectID}
                hit={hit}
                href={resultLink(hit.url, { origin: site.origin, basePath, externalUrlPattern: hosted?.externalUrlPattern })}
              />
            ))}
          </ol>
          {results.more && (
            <button type="button" className={`mt-6 ${plainButton}`} onClick={() => void more()}>
              Load more
            </button>
          )}
        </>
      )}
    </div>
  )
}
