import type { FileHistory } from './build-facts'
import type { ContentPage } from './page'

/** Last change of a page: what its front matter says, else the last commit that changed its words, else nothing. `date` is an ISO day. */
export function lastUpdateOf(
  page: Pick<ContentPage, 'lastUpdate' | 'source'>,
  history: FileHistory,
): { date?: string; author?: string } | undefined {
  const committed = history[`content/${page.source}`]?.change
  const merged = { ...committed, ...page.lastUpdate }
  return merged.date || merged.author ? merged : undefined
}
