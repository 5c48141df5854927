import { byAuthor, byTag, type ListedPost } from './groups'
import { type Paged, pageCount, pageOf } from './paging'

/** What stands at an address of a blog. */
export type BlogView<Post> =
  | { kind: 'list'; paged: Paged<Post> }
  | { kind: 'article'; post: Post }
  | { kind: 'archive' }
  | { kind: 'tags' }
  | { kind: 'tag'; tag: string; paged: Paged<Post> }
  | { kind: 'authors' }
  | { kind: 'author'; author: string; paged: Paged<Post> }

/** An article with its place in the blog. */
export type RoutedPost = ListedPost & { slug: string }

/** A blog's articles: `listed` newest first, `all` with those that are reachable by their address alone. */
export type BlogPosts<Post> = { listed: readonly Post[]; all: readonly Post[] }

/** Segments below `/{blog}/` that are lists, and so cannot be an article's slug. */
export const reservedSlugs = ['page', 'archive', 'tags', 'authors'] as const

const furtherPages = (base: string[], total: number, perPage: number) =>
  Array.from({ length: pageCount(total, perPage) - 1 }, (_, index) => [...base, 'page', String(index + 2)])

/** Every address of a blog, as segments below it: `[]` for its front. Tags and authors without articles have none. */
export function blogPaths<Post extends RoutedPost>({ listed, all }: BlogPosts<Post>, perPage: number): string[][] {
  const grouped = (base: string, groups: Map<string, Post[]>) =>
    [...groups].flatMap(([name, posts]) => [[base, name], ...furtherPages([base, name], posts.length, perPage)])
  return [
    [],
    ...furtherPages([], listed.length, perPage),
    ...all.map(({ slug }) => slug.split('/')),
    ['archive'],
    ['tags'],
    ...grouped('tags', byTag(listed)),
    ['authors'],
    ...grouped('authors', byAuthor(listed)),
  ]
}

/** Page number of `['page', n]`, 1 without it. The first page has no number of its own; what is no number is undefined. */
function pageNumber(rest: readonly string[]): number | undefined {
  if (rest.length === 0) return 1
  const [word, digits = ''] = rest
  const page = Number(digits)
  return rest.length === 2 && word === 'page' && page > 1 && String(page) === digits ? page : undefined
}

/** What stands at a path below a blog, or undefined for nothing. */
export function blogView<Post extends RoutedPost>(
  path: readonly string[],
  { listed, all }: BlogPosts<Post>,
  perPage: number,
): BlogView<Post> | undefined {
  const post = all.find(({ slug }) => path.length > 0 && slug === path.join('/'))
  if (post) return { kind: 'article', post }
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
