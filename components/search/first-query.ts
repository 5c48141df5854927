import { searchLimits } from '@/lib/search/search-settings.mjs'

/** Ids of the elements that `showFirstQuery` changes, and the limit of a query. */
export const firstQuerySettings = {
  field: 'search-field',
  skeleton: 'search-skeleton',
  examples: 'search-examples',
  length: searchLimits.queryLength,
}

/**
 * Shows the query of the address in the field before the first paint, and a skeleton of results in place of the example queries. The function
 * is inlined as text into the search page, so it cannot use variables or imports from outside its body.
 */
export function showFirstQuery({ field, skeleton, examples, length }: typeof firstQuerySettings) {
  const query = new URLSearchParams(location.search).get('q')?.slice(0, length)
  const input = document.getElementById(field)
  if (!query?.trim() || !(input instanceof HTMLInputElement)) return
  input.value = query
  document.getElementById(skeleton)?.removeAttribute('hidden')
  document.getElementById(examples)?.setAttribute('hidden', '')
}
