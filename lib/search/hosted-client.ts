import { apiClientVersion, liteClient } from 'algoliasearch/lite'
import { storage } from '../browser/storage'
import { storageKeys } from '../site.mjs'
import { hostMarks } from './host-marks'
import { readableAnswer, searchFailure } from './search-failure'
import type { SearchClient } from './types'

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>

/**
 * A client for a hosted index. It replaces the older client that is bundled with DocSearch, which does not accept a cache of host states.
 * Every failed search rejects with a `searchFailure`.
 */
export function hostedClient({ appId, apiKey }: { appId: string; apiKey: string }): SearchClient {
  const hostsCache = hostMarks(storage, `${storageKeys.searchHosts}.${apiClientVersion}-${appId}`) as unknown as HostsCache
  const client = liteClient(appId, apiKey, { hostsCache }) as unknown as SearchClient
  return {
    async search(request) {
      try {
        return readableAnswer(await client.search(request))
      } catch (cause) {
        throw searchFailure('The search provider could not be queried.', cause)
      }
    },
  }
}
