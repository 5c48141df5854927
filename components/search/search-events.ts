/** What opens the search modal: the element that receives the focus when it closes, and the query that it starts with, if any. */
export type SearchOpening = { from: HTMLElement; query?: string }

/** Event that opens the search modal, with a `SearchOpening` as its `detail`. */
export const OPEN_SEARCH = 'olake:open-search'
/** Event that preloads the search, fired when the visitor is likely to search. */
export const WARM_SEARCH = 'olake:warm-search'

export const announceIntent = () => window.dispatchEvent(new Event(WARM_SEARCH))
export const openSearch = (from: HTMLElement, query?: string) =>
  window.dispatchEvent(new CustomEvent<SearchOpening>(OPEN_SEARCH, { detail: { from, ...(query && { query }) } }))
