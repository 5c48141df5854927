import type { FileHistory } from '../content/build-facts'

/** A page of the sitemap. `updated` is the day that the page shows as its last change; `source` the path of its file, if it has one. */
export type DatedPage = { url: string; updated?: string; source?: string }

const newest = (days: readonly string[]) => [...days].sort().at(-1)

/**
 * The day of each page's last change for the sitemap, by its address. A page without a known change has the day of its newest commit,
 * although that may be a bulk change; a list that of the newest page below the same first folder, and the home page that of the newest page
 * of all. Without any of these, it is the newest day that any page states. The clock is never asked, so that every build writes the same.
 */
export function lastModified(pages: readonly DatedPage[], history: FileHistory): Map<string, string> {
  const own = new Map(
    pages.flatMap(({ url, updated, source }) => {
      const day = updated ?? (source && history[source]?.newest)
      return day ? [[url, day] as const] : []
    }),
  )
  const fallback = newest(pages.flatMap(({ updated }) => updated ?? []))
  const listed = (url: string) => {
    const folder = url === '/' ? '/' : `/${url.split('/')[1]}/`
    return newest([...own].flatMap(([other, day]) => (other.startsWith(folder) ? day : [])))
  }
  return new Map(
    pages.flatMap(({ url }) => {
      const day = own.get(url) ?? listed(url) ?? fallback
      return day ? [[url, day] as const] : []
    }),
  )
}
