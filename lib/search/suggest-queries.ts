import { exampleQueries } from './example-queries'
import type { SearchClient, SearchRequest } from './types'

/** Most queries that are suggested. */
const SUGGESTIONS = 3
/** Letters that a word needs to be worth a query. */
const SHORTEST = 3

/** Queries to try instead of one that found nothing: fewer of its words, then examples. */
export function candidateQueries(query: string): string[] {
  const words = query.trim().split(/\s+/)
  const fewer = words.length > 1 ? [words.slice(0, -1).join(' '), ...words.filter((word) => word.length >= SHORTEST)] : []
  return [...new Set([...fewer, ...exampleQueries])].filter((candidate) => candidate !== query.trim())
}

/** Up to three queries that have results, to try instead of one that has none. @param request what all searches of the site share */
export async function suggestQueries(query: string, client: SearchClient, request: Omit<SearchRequest, 'query'>): Promise<string[]> {
  const candidates = candidateQueries(query)
  const { results } = await client.search({ requests: candidates.map((candidate) => ({ ...request, query: candidate, hitsPerPage: 0 })) })
  return candidates.filter((_, index) => (results[index]?.nbHits ?? 0) > 0).slice(0, SUGGESTIONS)
}
