import { snippetLength } from '../browser/snippet-length'
import { searchClient, sharedRequest } from './provider'
import { searchLimits } from './settings.mjs'
import type { SearchAnswer, SearchHit } from './types'

/** Results of the search page: hits so far, how many there are, and how many in each section. */
export type PageResults = { hits: SearchHit[]; total: number; sections: Array<{ name: string; count: number }>; more: boolean }

/** One page of results. @param section only this section's, where given @param page from 0 */
export async function searchResults(query: string, section: string | undefined, page: number): Promise<PageResults> {
  const client = await searchClient()
  const shared = sharedRequest()
  const request = { ...shared, query, page, hitsPerPage: searchLimits.hitsPerPage, attributesToSnippet: [`content:${snippetLength()}`] }
  const filters = shared.facetFilters
  const sectionFilter = section ? [`hierarchy.lvl0:${section}`] : []
  // Counts of all sections come from a search without the section's filter; one request asks for both.
  const { results } = (await client.search({
    requests: [
      { ...request, facetFilters: [...filters, ...sectionFilter] },
      { ...request, page: 0, hitsPerPage: 0, facets: ['hierarchy.lvl0'] } as typeof request,
    ],
  })) as SearchAnswer
  const [found, counted] = results
  const counts = counted?.facets?.['hierarchy.lvl0'] ?? {}
  return {
    hits: found?.hits ?? [],
    total: found?.nbHits ?? 0,
    sections: Object.entries(counts)
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    more: (found?.page ?? 0) + 1 < (found?.nbPages ?? 0),
  }
}
