import { storage } from '../browser/storage'
import type { SearchHit } from './types'

/** Prefixes of the storage keys of DocSearch for recent and favorite searches. The index name follows them. */
const KEYS = { recent: '__DOCSEARCH_RECENT_SEARCHES__', favorite: '__DOCSEARCH_FAVORITE_SEARCHES__' } as const

/** A result that was opened (recent) or saved (favorite). */
export type StoredSearch = Pick<SearchHit, 'objectID' | 'url' | 'hierarchy'>

const isHit = (value: unknown): value is StoredSearch => {
  const hit = value as { objectID?: unknown; url?: unknown; hierarchy?: { lvl0?: unknown } } | null
  return typeof hit?.objectID === 'string' && typeof hit.url === 'string' && typeof hit.hierarchy?.lvl0 === 'string'
}

function parse(text: string): StoredSearch[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every(isHit) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a stored text is a list of hits. DocSearch does not validate it and would throw on any other value. */
export const isStoredSearches = (text: string): boolean => parse(text) !== undefined

/** Returns recent or favorite searches, newest first. Invalid stored values count as none. */
export const storedSearches = (kind: keyof typeof KEYS, indexName: string): StoredSearch[] =>
  parse(storage.get(KEYS[kind] + indexName) ?? '') ?? []

/** Removes stored searches that are invalid. */
export function dropBrokenSearches(indexName: string): void {
  for (const key of Object.values(KEYS)) {
    const text = storage.get(key + indexName)
    if (text !== null && !isStoredSearches(text)) storage.remove(key + indexName)
  }
}
