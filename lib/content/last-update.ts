import { changeOf } from './build-facts'
import type { ContentPage } from './page'

/** Last update of a page from its front matter, otherwise from the last commit that changed its text. `date` is an ISO date. */
export function lastUpdateOf(page: Pick<ContentPage, 'lastUpdate' | 'source'>): { date?: string; author?: string } | undefined {
  const merged = { ...changeOf(`content/${page.source}`), ...page.lastUpdate }
  return merged.date || merged.author ? merged : undefined
}
