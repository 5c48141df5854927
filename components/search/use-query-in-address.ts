import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds of quiet after which a typed query is written to the address. */
const SETTLE = 250

const read = () => new URLSearchParams(window.location.search).get('q') ?? ''
const address = (query: string) => window.location.pathname + (query ? `?q=${encodeURIComponent(query)}` : '')

/**
 * A query that lives in the address as `?q=`. Typing replaces the current entry of the history, submitting makes a new one, and
 * back and forward bring earlier queries back.
 */
export function useQueryInAddress() {
  const [query, setQuery] = useState('')
  const timer = useRef(0)
  const submitted = useRef('')

  useEffect(() => {
    const fromAddress = () => {
      window.clearTimeout(timer.current)
      submitted.current = read()
      setQuery(read())
    }
    fromAddress()
    window.addEventListener('popstate', fromAddress)
    return () => window.removeEventListener('popstate', fromAddress)
  }, [])

  const type = useCallback((next: string) => {
    setQuery(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => window.history.replaceState(window.history.state, '', address(next)), SETTLE)
  }, [])

  const submit = useCallback((next: string) => {
    window.clearTimeout(timer.current)
    setQuery(next)
    if (next === submitted.current) return
    // What was typed meanwhile belongs to the new entry; the old one keeps the query that it was made for.
    window.history.replaceState(window.history.state, '', address(submitted.current))
    window.history.pushState(null, '', address(next))
    submitted.current = next
  }, [])

  return { query, type, submit }
}
