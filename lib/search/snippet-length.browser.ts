import { searchLimits } from './search-settings.mjs'

/** Number of words in a search result's snippet: fewer on narrow screens. */
export function snippetLength(): number {
  const { narrow, narrowSnippet, snippet } = searchLimits
  return window.matchMedia(`(max-width: ${narrow}px)`).matches ? narrowSnippet : snippet
}
