import { searchClient, sharedRequest } from './provider'
import { searchLimits } from './search-settings.mjs'
import { snippetLength } from './snippet-length.browser'
import type { SearchAnswer, SearchHit } from './types'

/** Results for the search page: hits, the total number of hits, and the number of hits in each section of the site. */
export type PageResults = { hits: SearchHit[]; total: number; sections: Array<{ name: string; count: number }>; more: boolean }

/** Loads one page of results. @param section limits results to this section of the site @param page starts at 0 */
export async function searchResults(query: string, section: string | undefined, page: number): Promise<PageResults> {
  const client = await searchClient()
  const shared = sharedRequest()
  const request = { ...shared, query, page, hitsPerPage: searchLimits.hitsPerPage, attributesToSnippet: [`content:${snippetLength()}`] }
  const filters = shared.facetFilters
  const sectionFilter = section ? [`hierarchy.lvl0:${section}`] : []
  // The second search returns the counts of all sections, so it has no section filter. Both are sent in one request.
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
