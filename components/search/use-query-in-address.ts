import { useCallback, useEffect, useRef, useState } from 'react'
import { useAddressQuery } from '@/components/ui/use-address-query'
import { searchLimits } from '@/lib/search/settings.mjs'

/** Milliseconds of quiet after which a typed query is written to the address. */
const SETTLE = 250

/** The search query of an address, as long as the search field allows. */
const queryOf = (address: string) => (new URLSearchParams(address).get('q') ?? '').slice(0, searchLimits.queryLength)
const addressOf = (query: string) => window.location.pathname + (query ? `?q=${encodeURIComponent(query)}` : '')

/**
 * A query that lives in the address as `?q=`. Typing replaces the current entry of the history and submitting makes a new one. When
 * something else changes the address, such as a link or the browser's buttons, the query follows.
 */
export function useQueryInAddress() {
  const address = useAddressQuery()
  const [query, setQuery] = useState('')
  const timer = useRef(0)
  /** The query in the address. What was typed since then must not be overwritten. */
  const written = useRef('')
  /** The query that the current entry of the history was made for. */
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
    }, SETTLE)
  }, [])

  const submit = useCallback((next: string) => {
    window.clearTimeout(timer.current)
    setQuery(next)
    if (next === submitted.current) return
    // What was typed meanwhile belongs to the new entry; the old one keeps the query that it was made for.
    window.history.replaceState(window.history.state, '', addressOf(submitted.current))
    window.history.pushState(null, '', addressOf(next))
    written.current = next
    submitted.current = next
  }, [])

  return { query, type, submit }
}
