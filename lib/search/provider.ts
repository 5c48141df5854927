import { environment } from '#environment'
import { searchLanguage, searchTags } from '../seo/search-context'
import { localSearchClient } from './local/client.browser'
import { hostedSearch, LOCAL_INDEX } from './search-settings.mjs'
import type { SearchClient } from './types'

/** Settings of the hosted index, or undefined if this build uses the local index. */
export const hosted = hostedSearch(environment)

/** Filters of contextual search: the current language, and the tag of the documentation or that of all other pages. */
export const contextualFilters: Array<string | string[]> = [
  `language:${searchLanguage}`,
  [`docusaurus_tag:${searchTags.other}`, `docusaurus_tag:${searchTags.docs}`],
]

let local: ReturnType<typeof localSearchClient> | undefined
const localClient = () => {
  local ??= localSearchClient()
  return local
}

let remote: Promise<SearchClient> | undefined

/** Returns the client for the hosted or the local index. Every failed search rejects with a `searchFailure`. */
export async function searchClient(): Promise<SearchClient> {
  if (!hosted) return localClient()
  const { appId, apiKey } = hosted
  remote ??= import('./hosted-client').then(({ hostedClient }) => hostedClient({ appId, apiKey }))
  remote.catch(() => {
    remote = undefined
  })
  return remote
}

/** Parameters of every search request: the index, highlighting and, for a hosted index, the language filter. */
export const sharedRequest = () => ({
  indexName: hosted?.indexName ?? LOCAL_INDEX,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  facetFilters: hosted ? contextualFilters : [],
})
