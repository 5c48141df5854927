import { useCallback, useEffect, useRef, useState } from 'react'
import { announceAddress, useAddressQuery } from '@/components/ui/use-address-query'
import { queryOfAddress, stateWithoutPlace } from './result-place'

/** Delay after the last keystroke before the query is written to the URL, in milliseconds. */
const SETTLE = 250

const addressOf = (query: string) => window.location.pathname + (query ? `?q=${encodeURIComponent(query)}` : '')

/**
 * Search query, synchronized with the URL as `?q=`. Typing replaces the current history entry, submitting adds a new one. If something else
 * changes the URL, such as a link or the back button, the query is updated from it.
 */
export function useQueryInAddress() {
  const asked = queryOfAddress(useAddressQuery())
  /** Text that the visitor has typed, until the address has another query. */
  const [typed, setTyped] = useState<string>()
  const timer = useRef(0)
  /** Query that was last written to or read from the URL. */
  const written = useRef(asked)
  /** Query for which the current history entry was created. */
  const submitted = useRef(asked)
  // Another query in the address, which this component has not written, is newer than the text in the field. It is used in the same render,
  // so that the field never shows another query than the address.
  const query = typed === undefined || asked !== written.current ? asked : typed

  useEffect(() => {
    if (asked === written.current) return
    window.clearTimeout(timer.current)
    written.current = asked
    submitted.current = asked
    setTyped(undefined)
  })

  const type = useCallback((next: string) => {
    setTyped(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      written.current = next
      window.history.replaceState(stateWithoutPlace(), '', addressOf(next))
      announceAddress()
    }, SETTLE)
  }, [])

  const submit = useCallback((next: string) => {
    window.clearTimeout(timer.current)
    setTyped(next)
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
