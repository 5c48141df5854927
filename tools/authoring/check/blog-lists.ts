import { perPageOf } from '../../../lib/blog/paging'
import { blogPaths, pagedLists, reservedSlugs } from '../../../lib/blog/views'
import { blogs } from '../../../lib/blogs'
import { routes, slugOf } from '../../../lib/routes'
import type { Redirect } from './check-redirects'
import type { Finding } from './finding'
import type { SourceFile } from './source-file'

const strings = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])

type Article = Pick<SourceFile, 'collection' | 'flattened' | 'fields' | 'url'>

/** Articles of a blog, in no particular order. The order does not affect any URL. */
function postsOf(blog: string, sources: readonly Article[]) {
  return sources
    .filter(({ collection }) => collection === blog)
    .map(({ url, flattened, fields }) => ({
      url,
      slug: slugOf(flattened, fields),
      title: '',
      tags: strings(fields.tags),
      authors: strings(fields.authors),
      listed: fields.unlisted !== true,
    }))
}

/** URLs of all list pages of all blogs: numbered pages, archives, tags and authors. @param sources published pages whose front matter could be read */
export function blogListAddresses(sources: readonly Article[]): string[] {
  return blogs.flatMap((blog) => {
    const all = postsOf(blog.id, sources)
    return blogPaths({ listed: all.filter(({ listed }) => listed), all }, perPageOf(blog)).map((path) =>
      routes.post(blog.id, path.join('/')),
    )
  })
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

/** Finds articles whose URL would hide a list page. */
export function checkReservedSlugs(sources: readonly SourceFile[]): Finding[] {
  return sources.flatMap((source): Finding[] => {
    const first = slugOf(source.flattened, source.fields).split('/')[0] ?? ''
    if (!blogs.some(({ id }) => id === source.collection) || !reservedSlugs.some((slug) => slug === first)) return []
    const message = `"${first}" is reserved for a list page; choose a slug other than ${reservedSlugs.join(', ')}`
    return [{ file: source.path, line: source.lineOf('slug'), field: 'slug', kind: 'error', message }]
  })
}
