import { useCallback, useEffect, useState } from 'react'
import { type PageResults, searchResults } from '@/lib/search/search-page'
import { searchLimits } from '@/lib/search/search-settings.mjs'
import { tokenize } from '@/lib/search/tokenize'
import { placeOf } from './result-place'

/** Delay before a pending search shows "Searching …", in milliseconds. */
const STALLED = 300
const { hitsPerPage } = searchLimits

export type SearchState = {
  status: 'idle' | 'loading' | 'stalled' | 'error' | 'done'
  results?: PageResults
  /** Query and section of `results`. */
  query: string
  section?: string | undefined
}

/** Replaces a part of the results, from `start`, by a better one. Counts and sections are those of the better part. */
const withPart = (before: PageResults | undefined, part: PageResults, start: number, size: number): PageResults => {
  const hits = before?.hits ?? []
  return { ...part, hits: [...hits.slice(0, start), ...part.hits, ...hits.slice(start + size)] }
}

/** A query that consists of spaces, punctuation, single letters or stop words only. It can find words that begin with it. */
const isWordless = (query: string) => tokenize(query).length === 0

/**
 * Searches when the query or section changes and discards outdated responses. Results appear as soon as the first ones are known and are
 * replaced by better ones of the same query. `more` appends the next page of results. If the visitor comes back to a history entry, as many
 * results are loaded as were shown before.
 */
export function useSearch(query: string, section: string | undefined) {
  const [found, setFound] = useState<SearchState>({ status: 'idle', query: '' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the search after an error
  useEffect(() => {
    if (!query.trim()) {
      setFound({ status: 'idle', query: '' })
      return
    }
    let current = true
    const size = placeOf(query)?.size ?? hitsPerPage
    const show = (results: PageResults) => {
      if (!current) return
      const status = results.total === 0 && isWordless(query) ? 'idle' : 'done'
      setFound((before) => ({
        status,
        query,
        section,
        // A better answer keeps further pages, which the visitor might have opened in the meantime.
        results: before.query === query && before.status === 'done' ? withPart(before.results, results, 0, size) : results,
      }))
    }
    setFound((before) => ({ ...before, status: 'loading' }))
    const timer = setTimeout(() => current && setFound((before) => ({ ...before, status: 'stalled' })), STALLED)
    searchResults({ query, section, page: 0, size }, show)
      .then(show)
      .catch((cause: unknown) => {
        console.warn('The search failed.', cause)
        if (current) setFound({ status: 'error', query })
      })
      .finally(() => clearTimeout(timer))
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [query, section, attempt])

  const shown = found.results?.hits.length ?? 0
  const more = useCallback(async () => {
    const page = Math.ceil(shown / hitsPerPage)
    const append = (results: PageResults) =>
      setFound((before) =>
        // An answer to an earlier query or section is dropped.
        before.query === query && before.section === section
          ? { ...before, status: 'done', results: withPart(before.results, results, page * hitsPerPage, hitsPerPage) }
          : before,
      )
    try {
      append(await searchResults({ query, section, page, size: hitsPerPage }, append))
    } catch (cause) {
      console.warn('More results could not be loaded.', cause)
      setFound((before) => (before.query === query ? { ...before, status: 'error' } : before))
    }
  }, [query, section, shown])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  // The query changes one render before the search starts.
  const isNew = query.trim() !== '' && found.query !== query && found.status !== 'error'
  const state: SearchState = isNew && (found.status === 'idle' || found.status === 'done') ? { ...found, status: 'loading' } : found
  return { state, more, retry }
}
