import type { FileHistory } from './build-facts'
import type { ContentPage } from './page'

/** Last update of a page from its front matter, otherwise from the last commit that changed its text. `date` is an ISO date. */
export function lastUpdateOf(
  page: Pick<ContentPage, 'lastUpdate' | 'source'>,
  history: FileHistory,
): { date?: string; author?: string } | undefined {
  const committed = history[`content/${page.source}`]?.change
  const merged = { ...committed, ...page.lastUpdate }
  return merged.date || merged.author ? merged : undefined
}
