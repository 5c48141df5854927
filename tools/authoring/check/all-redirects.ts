import type { Collection } from '../../../lib/collections'
import { publicationOf } from '../../../lib/publication'
import { routes } from '../../../lib/routes'
import { blogListAddresses, furtherPageRedirects } from './blog-lists'
import { pageRedirects } from './check-redirect-from'
import type { Redirect, RedirectTable } from './check-redirects'
import { shortenedAddresses } from './shortened-addresses'
import type { SourceFile } from './source-file'

/** What redirects depend on. */
type RedirectFacts = {
  tables: readonly RedirectTable[]
  /** Text of the sidebar of each collection that has one. */
  sidebars: ReadonlyMap<Collection, string>
  /** Addresses of pages without a content file. */
  otherPages: readonly string[]
  /** ISO date of the build. */
  today: string
}

/**
 * All redirects of the site: those of `content/redirects/`, of front matter, of numbered pages that lists do not have, and of shortened
 * addresses. Families come last, because the first matching redirect counts.
 */
export function allRedirects(
  pages: ReadonlyArray<Pick<SourceFile, 'collection' | 'flattened' | 'fields' | 'url'>>,
  { tables, sidebars, otherPages, today }: RedirectFacts,
): Redirect[] {
  const written = [...tables.flatMap(({ redirects }) => redirects), ...pageRedirects(pages, today)]
  const published = pages.filter(({ collection, fields }) => publicationOf(collection, fields, today) === 'published')
  // Snippets are part of other pages, and readers do not know their addresses.
  const urls = published.map(({ url }) => url).filter((url) => !url.startsWith(routes.docs('shared')))
  const lists = blogListAddresses(published)
  const shortened = shortenedAddresses([...new Set([...otherPages, ...lists, ...urls])], sidebars, new Set(written.map(({ from }) => from)))
  const redirects = [...written, ...furtherPageRedirects(published), ...shortened]
  return [...redirects.filter(({ below }) => !below), ...redirects.filter(({ below }) => below)]
}
