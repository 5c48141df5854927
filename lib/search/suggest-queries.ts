import { exampleQueries } from './example-queries'
import type { SearchClient, SearchRequest } from './types'

/** Maximum number of suggested queries. */
const SUGGESTIONS = 3
/** Minimum length of a word that is suggested as a query. */
const SHORTEST = 3

/** Returns alternatives to a query without results: queries with fewer of its words, then the example queries. */
export function candidateQueries(query: string): string[] {
  const words = query.trim().split(/\s+/)
  const fewer = words.length > 1 ? [words.slice(0, -1).join(' '), ...words.filter((word) => word.length >= SHORTEST)] : []
  return [...new Set([...fewer, ...exampleQueries])].filter((candidate) => candidate !== query.trim())
}

/** Returns up to three alternatives that have results. @param request parameters of all search requests */
export async function suggestQueries(query: string, client: SearchClient, request: Omit<SearchRequest, 'query'>): Promise<string[]> {
  const candidates = candidateQueries(query)
  const { results } = await client.search({ requests: candidates.map((candidate) => ({ ...request, query: candidate, hitsPerPage: 0 })) })
  return candidates.filter((_, index) => (results[index]?.nbHits ?? 0) > 0).slice(0, SUGGESTIONS)
}
