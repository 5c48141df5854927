import { storage } from '../storage'

/** Under these names, with the index's name after them, the modal keeps recent and favorite searches. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__']

const isHit = (value: unknown): boolean => {
  const hit = value as { objectID?: unknown; url?: unknown; hierarchy?: { lvl0?: unknown } } | null
  return typeof hit?.objectID === 'string' && typeof hit.url === 'string' && typeof hit.hierarchy?.lvl0 === 'string'
}

/** Whether a stored text is a list of hits. The modal trusts what it finds, and would break on anything else. */
export function isStoredSearches(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every(isHit)
  } catch {
    return false
  }
}

/** Throws away stored searches that cannot be read. */
export function dropBrokenSearches(indexName: string): void {
  for (const key of KEYS) {
    const text = storage.get(key + indexName)
    if (text !== null && !isStoredSearches(text)) storage.remove(key + indexName)
  }
}
