import { announceAddress, useAddressQuery } from './use-address-query'

/**
 * A filter that is stored in the query string of the page, and a function that changes parts of it.
 * @param read parses a query string @param write returns the query string of a filter
 */
export function useFilter<Filter extends object>(read: (search: string) => Filter, write: (filter: Filter) => string) {
  const filter = read(useAddressQuery())
  const change = (part: Partial<Filter>) => {
    // Several changes can happen before the next render, so read the current filter from the URL.
    const search = write({ ...read(window.location.search), ...part })
    window.history.replaceState(window.history.state, '', window.location.pathname + search + window.location.hash)
    announceAddress()
  }
  return [filter, change] as const
}
