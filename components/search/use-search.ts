import { useCallback, useEffect, useRef, useState } from 'react'
import { type PageResults, searchResults } from '@/lib/search/search-page'

/** Delay before a pending search shows "Searching …", in milliseconds. */
const STALLED = 300

export type SearchState = {
  status: 'idle' | 'loading' | 'stalled' | 'error' | 'done'
  results?: PageResults /** query of `results` */
  query: string
}

/** Searches when the query or section changes and discards outdated responses. `more` appends the next page of results. */
export function useSearch(query: string, section: string | undefined) {
  const [state, setState] = useState<SearchState>({ status: 'idle', query: '' })
  const [attempt, setAttempt] = useState(0)
  const page = useRef(0)
  /** Number of the current search; an answer to an earlier one is dropped. */
  const search = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the search after an error
  useEffect(() => {
    page.current = 0
    search.current += 1
    if (!query.trim()) {
      setState({ status: 'idle', query: '' })
      return
    }
    let current = true
    setState((before) => ({ ...before, status: 'loading' }))
    const timer = setTimeout(() => current && setState((before) => ({ ...before, status: 'stalled' })), STALLED)
    searchResults(query, section, 0)
      .then((results) => current && setState({ status: 'done', results, query }))
      .catch((cause: unknown) => {
        console.warn('The search failed.', cause)
        if (current) setState({ status: 'error', query })
      })
      .finally(() => clearTimeout(timer))
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [query, section, attempt])

  const more = useCallback(async () => {
    const asked = search.current
    page.current += 1
    try {
      const next = await searchResults(query, section, page.current)
      if (asked !== search.current) return
      setState((before) =>
        before.results ? { status: 'done', query, results: { ...next, hits: [...before.results.hits, ...next.hits] } } : before,
      )
    } catch (cause) {
      console.warn('More results could not be loaded.', cause)
      if (asked !== search.current) return
      page.current -= 1
      setState((before) => ({ ...before, status: 'error' }))
    }
  }, [query, section])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, more, retry }
}
