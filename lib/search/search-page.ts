import { searchClient, sharedRequest } from './provider'
import { snippetLength } from './snippet-length.browser'
import type { SearchAnswer, SearchHit } from './types'

/**
 * Results for the search page: hits, the total number of hits, and the number of hits in each section of the site. `lacks` is what better
 * results, which follow, will add.
 */
export type PageResults = {
  hits: SearchHit[]
  total: number
  sections: Array<{ name: string; count: number }>
  lacks?: SearchAnswer['lacks']
}

/** Part of the results of a query. `section` limits results to this section of the site. `page` starts at 0; `size` is its number of hits. */
export type PageRequest = { query: string; section: string | undefined; page: number; size: number }

function resultsOf({ results: [found, counted], lacks }: SearchAnswer): PageResults {
  return {
    hits: found?.hits ?? [],
    total: found?.nbHits ?? 0,
    sections: Object.entries(counted?.facets?.['hierarchy.lvl0'] ?? {})
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    ...(lacks && { lacks }),
  }
}

/** Loads a part of the results. @param later called with better results of the same request */
export async function searchResults(
  { query, section, page, size }: PageRequest,
  later: (results: PageResults) => void,
): Promise<PageResults> {
  const client = await searchClient()
  const shared = sharedRequest()
  const request = { ...shared, query, page, hitsPerPage: size, attributesToSnippet: [`content:${snippetLength()}`] }
  const filters = shared.facetFilters
  const sectionFilter = section ? [`hierarchy.lvl0:${section}`] : []
  // The second search returns the counts of all sections, so it has no section filter. Both are sent in one request.
  const requests = [
    { ...request, facetFilters: [...filters, ...sectionFilter] },
    { ...request, page: 0, hitsPerPage: 0, facets: ['hierarchy.lvl0'] } as typeof request,
  ]
  return resultsOf(await client.search({ requests }, (answer) => later(resultsOf(answer))))
}
