/** Event that opens the search modal. `detail` is the element that receives the focus when the modal closes. */
export const OPEN_SEARCH = 'olake:open-search'
/** Event that preloads the search, fired when the visitor is likely to search. */
export const WARM_SEARCH = 'olake:warm-search'

export const announceIntent = () => window.dispatchEvent(new Event(WARM_SEARCH))
export const openSearch = (from: HTMLElement) => window.dispatchEvent(new CustomEvent<HTMLElement>(OPEN_SEARCH, { detail: from }))
