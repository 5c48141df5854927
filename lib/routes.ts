/** Every address of the site is built here; nothing else joins path strings. All end in a slash. */

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
const join = (...parts: string[]) =>
  withSlash(
    `/${parts
      .flatMap((part) => part.split('/'))
      .filter(Boolean)
      .join('/')}`,
  )

const pageSuffix = (page: number) => (page > 1 ? `page/${page}` : '')

/** Files under which each blog has its feeds. */
export const feedFiles = ['rss.xml', 'atom.xml', 'feed.json'] as const
export type FeedFile = (typeof feedFiles)[number]

export const routes = {
  home: () => '/',
  /** A page whose address is its path below `content/`; see lib/collections.ts. */
  page: (folder: string, slug: string) => join(folder, slug),
  docs: (slug = '') => join('docs', slug),
  /** A blog is known by the first segment of its address, `blog` or `iceberg`. */
  blog: (blog: string, page = 1) => join(blog, pageSuffix(page)),
  post: (blog: string, slug: string) => join(blog, slug),
  blogArchive: (blog: string) => join(blog, 'archive'),
  blogTags: (blog: string) => join(blog, 'tags'),
  blogTag: (blog: string, tag: string, page = 1) => join(blog, 'tags', tag, pageSuffix(page)),
  blogAuthors: (blog: string) => join(blog, 'authors'),
  blogAuthor: (blog: string, author: string, page = 1) => join(blog, 'authors', author, pageSuffix(page)),
  /** A blog's feed: a file, without a final slash. */
  blogFeed: (blog: string, file: FeedFile) => `/${blog}/${file}`,
  /** The drawing on an article's cover. */
  cover: (blog: string, slug: string) => `/covers/${blog}/${slug.replaceAll('/', '-')}.svg`,
  /** The picture for sharing of the page at an address. */
  socialImage: (url: string) => `/social${url === '/' ? '/index' : url.slice(0, -1)}.png`,
  /** The page at an address as Markdown. */
  markdown: (url: string) => `${url}index.md`,
  queryEngine: (slug = '') => join('iceberg', 'query-engine', slug),
  /** The matrix of engines as a file. */
  engineTable: (extension: 'csv' | 'json') => `/iceberg/query-engine/engines.${extension}`,
  community: (slug = '') => join('community', slug),
  event: (slug: string) => join('event', slug),
  webinar: (slug = '') => join('webinar', slug),
  /** Sessions as a calendar file: one of them by its slug, or all. */
  calendar: (name: string) => `/calendar/${name}.ics`,
  about: () => '/about-us/',
  aiLake: () => '/ai-lake/',
  branding: () => '/branding/',
  contact: () => '/contact/',
  contributors: () => '/community/contributors/',
  contributorProgram: () => '/community/contributor-program/',
  search: () => '/search/',
  contactForm: () => '/#olake-form-product',
  slack: () => 'https://olake.io/slack',
} as const

/** What decides a page's address besides its file: its `slug` field and, in `community/`, its `kind`. */
export type AddressFields = { slug?: string | undefined; kind?: string | undefined }

/**
 * Path of a page below its collection, without slashes at its ends: '' for the collection's own index.
 * @param flattened the file's path below `content/`, without extension: `docs/install/olake-ui/index`
 * A `slug` that begins with a slash replaces the whole path, any other its last segment.
 */
export function slugOf(flattened: string, fields: AddressFields = {}): string {
  const segments = flattened.split('/').slice(1)
  if (segments.at(-1) === 'index') segments.pop()
  const slug = fields.slug
  if (slug?.startsWith('/')) return slug.split('/').filter(Boolean).join('/')
  if (slug) segments.splice(Math.max(segments.length - 1, 0), 1, slug)
  return segments.join('/')
}
