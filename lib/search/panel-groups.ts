import { levels, type SearchHit } from './types'

/** Most results that the panel below the search field offers. */
const RESULTS = 5

/** An entry of the panel: where it leads, its title, and the page that a heading is on. */
export type PanelEntry = { id: string; url: string; title: string; page?: string }
/** A group of entries with its label. */
export type PanelGroup = { label: string; entries: PanelEntry[] }

type Found = Pick<SearchHit, 'objectID' | 'url' | 'hierarchy'>

function entryOf(prefix: string, { objectID, url, hierarchy }: Found): PanelEntry {
  const title = [...levels].reverse().flatMap((level) => hierarchy[level] ?? [])[0] ?? ''
  return { id: `${prefix}-${objectID}`, url, title, ...(title !== hierarchy.lvl1 && { page: hierarchy.lvl1 }) }
}

/** What the panel below the search field offers: for a query its first results, without one what the reader searched for before. */
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
