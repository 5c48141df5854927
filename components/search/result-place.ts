import { searchLimits } from '@/lib/search/search-settings.mjs'

/**
 * Where a visitor was in the results of a query: the section, the number of results that were loaded, and the first result on the screen with
 * the distance of its upper edge from the top of the window in pixels. A scroll position would not be sufficient, because snippets that load
 * late make the page longer. It is stored in the state of the history entry, so that Back returns to it, also after a reload.
 */
export type ResultPlace = { query: string; section?: string | undefined; size: number; first?: { index: number; top: number } | undefined }

/** Id of the list of results. */
export const RESULT_LIST = 'search-results'
const listedResults = () => [...(document.getElementById(RESULT_LIST)?.children ?? [])]

/** The first result on the screen; undefined if the window is not scrolled. */
export function firstOnScreen(): ResultPlace['first'] {
  const index = listedResults().findIndex((result) => result.getBoundingClientRect().bottom > 0)
  const top = listedResults()[index]?.getBoundingClientRect().top
  return window.scrollY > 0 && top !== undefined ? { index, top: Math.round(top) } : undefined
}

/** Scrolls until a result has the same position as before. */
export function scrollToResult({ index, top }: NonNullable<ResultPlace['first']>): void {
  const now = listedResults()[index]?.getBoundingClientRect().top
  if (now !== undefined) window.scrollBy({ top: now - top, behavior: 'instant' })
}

const KEY = 'searchPlace'

/** The query of the current address, cut to the length of the field. */
export const queryOfAddress = (address: string = window.location.search) =>
  (new URLSearchParams(address).get('q') ?? '').slice(0, searchLimits.queryLength)

/** The place that is stored for a query in the current history entry. */
export function placeOf(query: string): ResultPlace | undefined {
  const place = (window.history.state as Record<string, ResultPlace> | null)?.[KEY]
  return place?.query === query ? place : undefined
}

/** Stores a place in the current history entry, unless the visitor has left the results. */
export function storePlace(place: ResultPlace): void {
  if (queryOfAddress() === place.query) window.history.replaceState({ ...window.history.state, [KEY]: place }, '')
}

/** The state of the current history entry without a place, for a new query in the same entry. */
export const stateWithoutPlace = () => ({ ...window.history.state, [KEY]: undefined })
