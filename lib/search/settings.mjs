/**
 * Which search the site uses: a hosted Algolia index if its three variables are set, otherwise the index that is built with the site.
 */

/**
 * Limits of searching; the modal has its own for recent and favorite searches. Snippets are counted in words, and shorter ones are for
 * screens up to `narrow` pixels.
 */
export const searchLimits = { hitsPerPage: 20, perGroup: 5, queryLength: 64, snippet: 10, narrowSnippet: 5, narrow: 768 }

/** Name that browser storage uses where there is no hosted index. */
export const LOCAL_INDEX = 'olake'

/**
 * Clicks and views of results are told to the index, unless `NEXT_PUBLIC_ALGOLIA_INSIGHTS` is `0`; readers are asked for their consent first.
 * @typedef {{ appId: string, apiKey: string, indexName: string, insights: boolean, externalUrlPattern?: string }} HostedSearch
 * @param {Partial<import('../environment/schema.mjs').Environment>} environment
 * @returns {HostedSearch | undefined} undefined for the local index
 */
export function hostedSearch(environment) {
  const appId = environment.NEXT_PUBLIC_ALGOLIA_APP_ID
  const apiKey = environment.NEXT_PUBLIC_ALGOLIA_API_KEY
  const indexName = environment.NEXT_PUBLIC_ALGOLIA_INDEX
  // lib/environment/ makes sure that all three are set or none.
  if (!appId || !apiKey || !indexName) return undefined
  const insights = environment.NEXT_PUBLIC_ALGOLIA_INSIGHTS ?? true
  const externalUrlPattern = environment.NEXT_PUBLIC_ALGOLIA_EXTERNAL_URLS
  return { appId, apiKey, indexName, insights, ...(externalUrlPattern && { externalUrlPattern }) }
}
