import { environment } from '#environment'
import { basePath } from '../site.mjs'
import { searchLanguage, searchTag } from './context'
import { localSearchClient } from './local/client.browser'
import { hostedSearch, LOCAL_INDEX } from './settings.mjs'
import type { SearchClient } from './types'

/** The hosted search of this build, or undefined. */
export const hosted = hostedSearch(environment)

/** Filters of contextual search: this language, and the default tag or the documentation's. */
export const contextualFilters = [`language:${searchLanguage}`, ['docusaurus_tag:default', `docusaurus_tag:${searchTag('docs')}`]]

let local: ReturnType<typeof localSearchClient> | undefined
const localClient = () => {
  local ??= localSearchClient(basePath)
  return local
}

/** Loads what the first search needs, so that it answers at once. Called on intent: hover, focus or touch. */
export function warmSearch(): void {
  if (!hosted) localClient().warm()
}

let remote: Promise<SearchClient> | undefined

/** The one place that picks who answers. Every search that fails does so with a `searchFailure`. */
export async function searchClient(): Promise<SearchClient> {
  if (!hosted) return localClient()
  const { appId, apiKey } = hosted
  remote ??= import('./hosted-client').then(({ hostedClient }) => hostedClient({ appId, apiKey }))
  remote.catch(() => {
    remote = undefined
  })
  return remote
}

/** What every search asks for: the index, marks around what was found, and in a hosted index the pages of this language. */
export const sharedRequest = () => ({
  indexName: hosted?.indexName ?? LOCAL_INDEX,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  facetFilters: hosted ? contextualFilters : [],
})
