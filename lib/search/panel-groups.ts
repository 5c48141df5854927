import { levels, type SearchHit } from './types'

/** Maximum number of results in the panel below the search field. */
const RESULTS = 5

/** An entry of the panel. `page` is the page title if the result is a heading. */
export type PanelEntry = { id: string; url: string; title: string; page?: string }

export type PanelGroup = { label: string; entries: PanelEntry[] }

type Found = Pick<SearchHit, 'objectID' | 'url' | 'hierarchy'>

function entryOf(prefix: string, { objectID, url, hierarchy }: Found): PanelEntry {
  const title = [...levels].reverse().flatMap((level) => hierarchy[level] ?? [])[0] ?? ''
  return { id: `${prefix}-${objectID}`, url, title, ...(title !== hierarchy.lvl1 && { page: hierarchy.lvl1 }) }
}

/** Returns the content of the panel below the search field: the first results of a query, or recent and favorite searches without a query. */
export function panelGroups(query: string, found: readonly Found[], stored: { recent: Found[]; favorite: Found[] }): PanelGroup[] {
  const groups = query.trim()
    ? [{ label: 'Results', prefix: 'result', hits: found.slice(0, RESULTS) }]
    : [
        { label: 'Recent', prefix: 'recent', hits: stored.recent },
        { label: 'Favorite', prefix: 'favorite', hits: stored.favorite },
      ]
  return groups
    .filter(({ hits }) => hits.length > 0)
    .map(({ label, prefix, hits }) => ({ label, entries: hits.map((hit) => entryOf(prefix, hit)) }))
}
