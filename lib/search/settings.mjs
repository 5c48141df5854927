/**
 * Which search answers: a hosted Algolia index where all three variables are set, else the index that is built with the site.
 * Imports nothing: next.config.mjs reads it too, so that a half-filled setting stops the build.
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
 * @param {Record<string, string | undefined>} env
 * @returns {HostedSearch | undefined} undefined for the local index. Throws where one or two of the three variables are missing.
 */
export function hostedSearch(env) {
  const appId = env.NEXT_PUBLIC_ALGOLIA_APP_ID
  const apiKey = env.NEXT_PUBLIC_ALGOLIA_API_KEY
  const indexName = env.NEXT_PUBLIC_ALGOLIA_INDEX
  if (!appId && !apiKey && !indexName) return undefined
  if (!appId) throw new Error('`appId` is missing. Set NEXT_PUBLIC_ALGOLIA_APP_ID, or none of the three NEXT_PUBLIC_ALGOLIA_ variables.')
  if (!apiKey) throw new Error('`apiKey` is missing. Set NEXT_PUBLIC_ALGOLIA_API_KEY, or none of the three NEXT_PUBLIC_ALGOLIA_ variables.')
  if (!indexName)
    throw new Error('`indexName` is missing. Set NEXT_PUBLIC_ALGOLIA_INDEX, or none of the three NEXT_PUBLIC_ALGOLIA_ variables.')
  const externalUrlPattern = env.NEXT_PUBLIC_ALGOLIA_EXTERNAL_URLS
  return { appId, apiKey, indexName, insights: env.NEXT_PUBLIC_ALGOLIA_INSIGHTS !== '0', ...(externalUrlPattern && { externalUrlPattern }) }
}
