import { useEffect, useRef } from 'react'
import { placeOf, storePlace } from './result-place'
import type { SearchState } from './use-search'

/** Delay after the last scroll event before the position is stored, in milliseconds. Browsers limit how often the history can be changed. */
const SETTLE = 150

/**
 * Stores in the history entry where the visitor is in the results, and returns there when the visitor comes back with the back button.
 * @param list whether the list of results is shown
 */
export function useResultPlace({ status, results, query }: SearchState, section: string | undefined, list: boolean) {
  /** Position to return to, until the visitor scrolls or the results are complete. `reached` is the position that the page could reach. */
  const target = useRef<{ query: string; scroll: number; reached?: number }>(undefined)
  const size = results?.hits.length ?? 0
  const isShown = list && status === 'done' && size > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: better results make the page longer
  useEffect(() => {
    if (!isShown) return
    if (target.current?.query !== query) target.current = { query, scroll: placeOf(query)?.scroll ?? 0 }
    const { scroll, reached } = target.current
    if (scroll > 0 && (reached === undefined || reached === window.scrollY)) {
      window.scrollTo({ top: scroll, behavior: 'instant' })
      target.current.reached = window.scrollY
    }
  }, [isShown, query, results])

  useEffect(() => {
    if (!isShown) return
    let timer = 0
    const store = () => storePlace({ query, section, size, scroll: Math.round(window.scrollY) })
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
