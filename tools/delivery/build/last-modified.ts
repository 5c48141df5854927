import type { FileHistory } from '../../../lib/content/build-facts'

/** A page in the sitemap. `updated` is the last update that the page shows; `source` is the path of its file, if any. */
export type DatedPage = { url: string; updated?: string; source?: string }

const newest = (days: readonly string[]) => [...days].sort().at(-1)

/**
 * Last modification date of each page for the sitemap, by URL. A page without its own date has the date of its newest commit, even if that
 * is a bulk change. A list has the date of the newest page with the same first path segment, and the home page that of the newest page of
 * the site. The fallback is the newest date that any page shows. The current time is not used, so that builds are reproducible.
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
