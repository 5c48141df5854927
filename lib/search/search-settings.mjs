/** Search settings. The site uses a hosted Algolia index if its three variables are set, otherwise the index that is built with the site. */

/**
 * Limits of search. Lengths of snippets are in words; `narrowSnippet` applies to viewports up to `narrow` pixels wide. DocSearch has its own
 * limits for recent and favorite searches.
 */
export const searchLimits = { hitsPerPage: 20, perGroup: 5, queryLength: 64, snippet: 10, narrowSnippet: 5, narrow: 768 }

/** Index name of local search, which is part of the keys in browser storage. */
export const LOCAL_INDEX = 'olake'

/**
 * Returns the settings of the hosted index. `insights` is whether clicks and views of results are sent to Algolia, which requires the
 * visitor's consent. `NEXT_PUBLIC_ALGOLIA_INSIGHTS=0` disables it.
 * @typedef {{ appId: string, apiKey: string, indexName: string, insights: boolean, externalUrlPattern?: string }} HostedSearch
 * @param {Partial<import('../environment/schema.mjs').Environment>} environment
 * @returns {HostedSearch | undefined} undefined for the local index
 */
export function hostedSearch(environment) {
  const appId = environment.NEXT_PUBLIC_ALGOLIA_APP_ID
  const apiKey = environment.NEXT_PUBLIC_ALGOLIA_API_KEY
  const indexName = environment.NEXT_PUBLIC_ALGOLIA_INDEX
  // lib/environment/ rejects an environment in which only some of the three are set.
  if (!appId || !apiKey || !indexName) return undefined
  const insights = environment.NEXT_PUBLIC_ALGOLIA_INSIGHTS ?? true
  const externalUrlPattern = environment.NEXT_PUBLIC_ALGOLIA_EXTERNAL_URLS
  return { appId, apiKey, indexName, insights, ...(externalUrlPattern && { externalUrlPattern }) }
}
