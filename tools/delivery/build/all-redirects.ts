import { perPageOf } from '../../../lib/blog/paging'
import { pagedLists } from '../../../lib/blog/views'
import { blogs } from '../../../lib/blogs'
import type { Collection } from '../../../lib/collections'
import { publicationOf } from '../../../lib/publication'
import { routes } from '../../../lib/routes'
import { type Article, blogListAddresses, postsOf } from '../../authoring/check/blog-lists'
import { otherPages, readDataFiles, readSidebars, redirectTables, today } from '../../authoring/check/read-content'
import { pageRedirects, type Redirect, type RedirectTable } from '../../authoring/check/read-redirects'
import { shortenedAddresses } from './shortened-addresses'

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

/** A list answers at this many numbered pages at least, and at twice the number that it has. */
const ANSWERED_PAGES = 3

/**
 * Redirects from numbered pages that lists do not have to their first page, because lists become shorter when articles get other tags, and
 * were longer before. They are not permanent: a list can grow again.
 * @param sources published pages
 */
export function furtherPageRedirects(sources: readonly Article[]): Redirect[] {
  return blogs.flatMap((blog) => {
    const perPage = perPageOf(blog)
    const listed = postsOf(blog.id, sources).filter((post) => post.listed)
    if (perPage === undefined || listed.length === 0) return []
    return pagedLists(listed, perPage).flatMap(({ base, pages }) => {
      const to = routes.post(blog.id, base.join('/'))
      const answered = Math.max(ANSWERED_PAGES, 2 * pages)
      return Array.from({ length: answered - pages }, (_, index) => ({ from: `${to}page/${pages + index + 1}`, to, permanent: false }))
    })
  })
}

/**
 * All redirects of the site: those of `content/redirects/`, of front matter, of numbered pages that lists do not have, and of shortened
 * addresses. Families come last, because the first matching redirect counts.
 */
export function allRedirects(pages: readonly Article[], { tables, sidebars, otherPages, today }: RedirectFacts): Redirect[] {
  const written = [...tables.flatMap(({ redirects }) => redirects), ...pageRedirects(pages, today)]
  const published = pages.filter(({ collection, fields }) => publicationOf(collection, fields, today) === 'published')
  // Snippets are part of other pages, and readers do not know their addresses.
  const urls = published.map(({ url }) => url).filter((url) => !url.startsWith(routes.docs('shared')))
  const lists = blogListAddresses(published)
  const shortened = shortenedAddresses([...new Set([...otherPages, ...lists, ...urls])], sidebars, new Set(written.map(({ from }) => from)))
  const redirects = [...written, ...furtherPageRedirects(published), ...shortened]
  return [...redirects.filter(({ below }) => !below), ...redirects.filter(({ below }) => below)]
}

/** All redirects of the site as its files are now. A file of redirects that is not valid has none; the check reports it. */
export const currentRedirects = (pages: readonly Article[]): Redirect[] =>
  allRedirects(pages, { tables: redirectTables(readDataFiles('redirects')), sidebars: readSidebars(), otherPages, today })
