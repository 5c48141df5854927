/** Builds every URL of the site, so that no other module concatenates paths. URLs of pages end in a slash. */

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
const join = (...parts: string[]) =>
  withSlash(
    `/${parts
      .flatMap((part) => part.split('/'))
      .filter(Boolean)
      .join('/')}`,
  )

const pageSuffix = (page: number) => (page > 1 ? `page/${page}` : '')

/** File names of the feeds of each blog. */
export const feedFiles = ['rss.xml', 'atom.xml', 'feed.json'] as const
export type FeedFile = (typeof feedFiles)[number]

export const routes = {
  home: () => '/',
  /** A page whose URL is its path relative to `content/`; see lib/collections.ts. */
  page: (folder: string, slug: string) => join(folder, slug),
  docs: (slug = '') => join('docs', slug),
  /** The pages of all categories in the documentation sidebar, by category. */
  docsSidebar: () => '/navigation/docs-sidebar.json',
  /** The configuration tool, and the data that it loads. */
  configTool: () => join('docs', 'tools', 'config'),
  configToolData: () => '/tools/config.json',
  /** The JSON Schema of a configuration file, such as `source-postgres.json`. */
  schema: (file: string) => `/schemas/${file}`,
  /** The documentation as one file, if `npm run pdf` has written it. */
  manual: () => '/olake-documentation.pdf',
  /** A blog is identified by the first segment of its URL, `blog` or `iceberg`. */
  blog: (blog: string, page = 1) => join(blog, pageSuffix(page)),
  post: (blog: string, slug: string) => join(blog, slug),
  blogArchive: (blog: string) => join(blog, 'archive'),
  blogTags: (blog: string) => join(blog, 'tags'),
  blogTag: (blog: string, tag: string, page = 1) => join(blog, 'tags', tag, pageSuffix(page)),
  blogAuthors: (blog: string) => join(blog, 'authors'),
  blogAuthor: (blog: string, author: string, page = 1) => join(blog, 'authors', author, pageSuffix(page)),
  /** A blog's feed. It is a file, so the URL has no trailing slash. */
  blogFeed: (blog: string, file: FeedFile) => `/${blog}/${file}`,
  /** The types of the type explorer as a file. */
  typesFile: (extension: 'csv' | 'json') => `/docs/tools/types/types.${extension}`,
  /** The list of all releases, and its feeds. */
  releases: () => join('docs', 'release', 'all'),
  releaseFeed: (file: FeedFile) => `/docs/release/${file}`,
  /** The cover image of an article. */
  cover: (blog: string, slug: string) => `/covers/${blog}/${slug.replaceAll('/', '-')}.svg`,
  /** The social image of the page at a URL. */
  socialImage: (url: string) => `/social${url === '/' ? '/index' : url.slice(0, -1)}.png`,
  /** The Markdown version of the page at a URL. */
  markdown: (url: string) => `${url}index.md`,
  queryEngine: (slug = '') => join('iceberg', 'query-engine', slug),
  /** The query engine matrix as a file. */
  engineTable: (extension: 'csv' | 'json') => `/iceberg/query-engine/engines.${extension}`,
  community: (slug = '') => join('community', slug),
  event: (slug: string) => join('event', slug),
  webinar: (slug = '') => join('webinar', slug),
  /** Sessions as a calendar file: a single session by its slug, or all of them. */
  calendar: (name: string) => `/calendar/${name}.ics`,
  olakeGo: () => '/olake-go/',
  olakeFusion: () => '/olake-fusion/',
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

/** Front matter fields that affect a page's URL: `slug` and, in `community/`, `kind`. */
export type AddressFields = { slug?: string | undefined; kind?: string | undefined }

/**
 * Path of a page relative to its collection, without leading and trailing slashes; '' for the index of the collection. A `slug` that
 * begins with a slash replaces the whole path, any other `slug` replaces the last segment.
 * @param flattened the file's path relative to `content/`, without extension: `docs/install/olake-ui/index`
 */
export function slugOf(flattened: string, fields: AddressFields = {}): string {
  const segments = flattened.split('/').slice(1)
  if (segments.at(-1) === 'index') segments.pop()
  const slug = fields.slug
  if (slug?.startsWith('/')) return slug.split('/').filter(Boolean).join('/')
  if (slug) segments.splice(Math.max(segments.length - 1, 0), 1, slug)
  return segments.join('/')
}
