/** Asks the page's one search modal to open; `return` focus goes back to the element that asked. */
export const OPEN_SEARCH = 'olake:open-search'
/** Says that a search is likely, so that its parts may load. */
export const WARM_SEARCH = 'olake:warm-search'

export const announceIntent = () => window.dispatchEvent(new Event(WARM_SEARCH))
export const openSearch = (from: HTMLElement) => window.dispatchEvent(new CustomEvent<HTMLElement>(OPEN_SEARCH, { detail: from }))
