import { useCallback, useEffect, useRef, useState } from 'react'
import { announceAddress, useAddressQuery } from '@/components/ui/use-address-query'
import { searchLimits } from '@/lib/search/search-settings.mjs'

/** Delay after the last keystroke before the query is written to the URL, in milliseconds. */
const SETTLE = 250

/** The search query in a URL, truncated to the maximum length of the search field. */
const queryOf = (address: string) => (new URLSearchParams(address).get('q') ?? '').slice(0, searchLimits.queryLength)
const addressOf = (query: string) => window.location.pathname + (query ? `?q=${encodeURIComponent(query)}` : '')

/**
 * Search query, synchronized with the URL as `?q=`. Typing replaces the current history entry, submitting adds a new one. If something else
 * changes the URL, such as a link or the back button, the query is updated from it.
 */
export function useQueryInAddress() {
  const address = useAddressQuery()
  const [query, setQuery] = useState('')
  const timer = useRef(0)
  /** Query that was last written to or read from the URL. A URL with this query is ignored, so that it does not overwrite newer input. */
  const written = useRef('')
  /** Query for which the current history entry was created. */
  const submitted = useRef('')

  useEffect(() => {
    const asked = queryOf(address)
    if (asked === written.current) return
    window.clearTimeout(timer.current)
    written.current = asked
    submitted.current = asked
    setQuery(asked)
  }, [address])

  const type = useCallback((next: string) => {
    setQuery(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      written.current = next
      window.history.replaceState(window.history.state, '', addressOf(next))
      announceAddress()
    }, SETTLE)
  }, [])

  const submit = useCallback((next: string) => {
    window.clearTimeout(timer.current)
    setQuery(next)
    if (next === submitted.current) return
    // Typing has changed the current entry. Restore its query, so that only the new entry contains what was typed.
    window.history.replaceState(window.history.state, '', addressOf(submitted.current))
    window.history.pushState(null, '', addressOf(next))
    written.current = next
    submitted.current = next
    announceAddress()
  }, [])

  return { query, type, submit }
}
