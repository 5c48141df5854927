import type { FileHistory } from './build-facts'
import type { ContentPage } from './page'

/** Last change of a page: what its front matter says, else git's last commit, else nothing. `date` is an ISO day. */
export function lastUpdateOf(
  page: Pick<ContentPage, 'lastUpdate' | 'source'>,
  history: FileHistory,
): { date?: string; author?: string } | undefined {
  const committed = history[`content/${page.source}`]
  const merged = { ...committed, ...page.lastUpdate }
  return merged.date || merged.author ? merged : undefined
}

/** An ISO day as `Nov 3, 2025`, the same on every machine. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}
