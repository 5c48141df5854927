import { byAuthor, byTag, type ListedPost } from './groups'
import { type Paged, pageCount, pageOf } from './paging'

/** The view at a path of a blog. */
export type BlogView<Post> =
  | { kind: 'list'; paged: Paged<Post> }
  | { kind: 'article'; post: Post }
  | { kind: 'archive' }
  | { kind: 'tags' }
  | { kind: 'tag'; tag: string; paged: Paged<Post> }
  | { kind: 'authors' }
  | { kind: 'author'; author: string; paged: Paged<Post> }

/** An article with its slug. */
export type RoutedPost = ListedPost & { slug: string }

/** Articles of a blog: `listed` is sorted newest first; `all` also includes unlisted articles. */
export type BlogPosts<Post> = { listed: readonly Post[]; all: readonly Post[] }

/** First path segments of list pages, which articles cannot use as slugs. */
export const reservedSlugs = ['page', 'archive', 'tags', 'authors'] as const

/** A list that is divided into pages. `base` is the path of its first page as segments. */
export type PagedList = { base: string[]; pages: number }

/** Lists of a blog that are divided into pages: its front page, and those of tags and authors with articles. */
export function pagedLists<Post extends ListedPost>(listed: readonly Post[], perPage: number): PagedList[] {
  const grouped = (base: string, groups: Map<string, Post[]>) =>
    [...groups].map(([name, posts]) => ({ base: [base, name], pages: pageCount(posts.length, perPage) }))
  return [
    { base: [], pages: pageCount(listed.length, perPage) },
    ...grouped('tags', byTag(listed)),
    ...grouped('authors', byAuthor(listed)),
  ]
}

/**
 * All paths of a blog as segments; `[]` is the front page. Tags and authors without articles have no page.
 * @param perPage articles on each page of a list; undefined for a blog without numbered pages and indexes
 */
export function blogPaths<Post extends RoutedPost>({ listed, all }: BlogPosts<Post>, perPage: number | undefined): string[][] {
  const articles = all.map(({ slug }) => slug.split('/'))
  if (perPage === undefined) return [[], ...articles]
  const lists = pagedLists(listed, perPage).flatMap(({ base, pages }) => [
    base,
    ...Array.from({ length: pages - 1 }, (_, index) => [...base, 'page', String(index + 2)]),
  ])
  return [...lists, ...articles, ['archive'], ['tags'], ['authors']]
}

/** Page number of `['page', n]`, or 1 without these segments. Returns undefined for `page/1` and for invalid numbers. */
function pageNumber(rest: readonly string[]): number | undefined {
  if (rest.length === 0) return 1
  const [word, digits = ''] = rest
  const page = Number(digits)
  return rest.length === 2 && word === 'page' && page > 1 && String(page) === digits ? page : undefined
}

/** The view at a path of a blog, or undefined if the path does not exist. @param perPage as in `blogPaths` */
export function blogView<Post extends RoutedPost>(
  path: readonly string[],
  { listed, all }: BlogPosts<Post>,
  perPage: number | undefined,
): BlogView<Post> | undefined {
  const post = all.find(({ slug }) => path.length > 0 && slug === path.join('/'))
  if (post) return { kind: 'article', post }
  if (perPage === undefined) {
    const paged = path.length === 0 && pageOf(listed, 1, Math.max(listed.length, 1))
    return paged ? { kind: 'list', paged } : undefined
  }
  const pageAt = (posts: readonly Post[], rest: readonly string[]) => pageOf(posts, pageNumber(rest) ?? Number.NaN, perPage)
  const [first, name, ...rest] = path
  if (first === undefined || first === 'page') {
    const paged = pageAt(listed, path)
    return paged && { kind: 'list', paged }
  }
  if (first !== 'archive' && first !== 'tags' && first !== 'authors') return undefined
  if (name === undefined) return { kind: first }
  if (first === 'archive') return undefined
  const posts = (first === 'tags' ? byTag(listed) : byAuthor(listed)).get(name)
  const paged = posts && pageAt(posts, rest)
  if (!paged) return undefined
  return first === 'tags' ? { kind: 'tag', tag: name, paged } : { kind: 'author', author: name, paged }
}
