import { perPageOf } from '../../../lib/blog/paging'
import { blogPaths, reservedSlugs } from '../../../lib/blog/views'
import { blogs } from '../../../lib/blogs'
import type { Problem } from '../../../lib/problem'
import { routes, slugOf } from '../../../lib/routes'
import { error } from '../problem'
import type { SourceFile } from './source-file'

const strings = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])

export type Article = Pick<SourceFile, 'collection' | 'flattened' | 'fields' | 'url'>

/** Articles of a blog, in no particular order. The order does not affect any URL. */
export function postsOf(blog: string, sources: readonly Article[]) {
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

/** The problem of an article whose URL would hide a list page. */
export function checkReservedSlug({ collection, flattened, fields, lineOf }: SourceFile): Problem[] {
  const first = slugOf(flattened, fields).split('/')[0] ?? ''
  if (!blogs.some(({ id }) => id === collection) || !reservedSlugs.some((slug) => slug === first)) return []
  const message = `"${first}" is reserved for a list page; choose a slug other than ${reservedSlugs.join(', ')}`
  return [error({ line: lineOf('slug'), field: 'slug' }, message)]
}
