import { useEffect, useRef } from 'react'
import { firstOnScreen, placeOf, type ResultPlace, scrollToResult, storePlace } from './result-place'
import type { SearchState } from './use-search'

/** Delay after the last scroll event before the position is stored, in milliseconds. Browsers limit how often the history can be changed. */
const SETTLE = 150
/** Events by which a visitor scrolls, or is about to. */
const ACTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Stores in the history entry where the visitor is in the results, and returns there when the visitor comes back with the back button.
 * @param list whether the list of results is shown
 */
export function useResultPlace({ status, results, query }: SearchState, section: string | undefined, list: boolean) {
  /** Place to return to, until the visitor scrolls or the results are complete. */
  const target = useRef<{ query: string; first?: ResultPlace['first'] }>(undefined)
  const size = results?.hits.length ?? 0
  const isShown = list && status === 'done' && size > 0

  useEffect(() => {
    if (!isShown) return
    if (target.current?.query !== query) target.current = { query, first: placeOf(query)?.first }
    const { first } = target.current
    if (!first) return
    scrollToResult(first)
    const forget = () => {
      target.current = { query }
    }
    if (!results?.lacks) return forget()
    const listening = new AbortController()
    for (const action of ACTIONS) window.addEventListener(action, forget, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [isShown, query, results])

  useEffect(() => {
    if (!isShown) return
    let timer = 0
    const store = () => storePlace({ query, section, size, first: firstOnScreen() })
    const onScroll = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(store, SETTLE)
    }
    const listening = new AbortController()
    window.addEventListener('scroll', onScroll, { passive: true, signal: listening.signal })
    // A click on a result can follow the last scroll event at once.
    window.addEventListener('click', store, { capture: true, signal: listening.signal })
    return () => {
      window.clearTimeout(timer)
      listening.abort()
    }
  }, [isShown, query, section, size])
}
