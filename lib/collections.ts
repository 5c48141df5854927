import type { z } from 'zod'
import { type BlogId, findBlog, forEachBlog } from './blog/blogs'
import type { GlyphName } from './figures/glyphs'
import { type AddressFields, routes, slugOf } from './routes'
import { articleFrontMatter, docsFrontMatter, engineFrontMatter } from './schema/front-matter'
import { communityFrontMatter, webinarFrontMatter } from './schema/session'

/** A kind of page. Its folder of `content/` has the name of its entry. */
type CollectionEntry = {
  /** Name of the collection: heads its group of search results, and stands on pictures for sharing. */
  label: string
  /** Fields of the front matter. Types, content check, Contentlayer and editors follow it. */
  schema: z.ZodObject
  /** Address of the page with a slug, usually `routes.page(folder, slug)`; `kind` is the front matter field of that name. */
  address: (slug: string, kind?: string) => string
  /** How much a page counts in search: documentation answers most questions. */
  searchRank: number
  /** Whether the sitemap lists its pages; drafts and unlisted pages are left out in any case. */
  inSitemap: boolean
  /** Drawing on pictures for sharing, by the first segment of the slug. Articles have that of their cover. */
  glyph: (folder: string) => GlyphName
}

/** Drawings of the folders of the documentation. */
const docsGlyphs: Partial<Record<string, GlyphName>> = {
  connectors: 'database',
  writers: 'iceberg',
  install: 'wheel',
  'getting-started': 'compass',
  core: 'pipes',
  features: 'gauge',
  jobs: 'clock',
  understanding: 'document',
  community: 'people',
  release: 'snapshot',
  tutorials: 'log',
  benchmarks: 'chart',
}

/**
 * Every kind of page. To add one: an entry here, a folder of `content/`, a route file below `app/` and its layout. A blog needs an entry
 * in `lib/blog/blogs.ts` instead. Not for browser code, which would load the schemas with it.
 */
export const collections = {
  docs: {
    label: 'Documentation',
    schema: docsFrontMatter,
    address: routes.docs,
    searchRank: 6,
    inSitemap: true,
    glyph: (folder) => docsGlyphs[folder] ?? 'mark',
  },
  ...forEachBlog(({ id, label }) => ({
    label,
    schema: articleFrontMatter,
    address: (slug: string) => routes.page(id, slug),
    searchRank: 3,
    inSitemap: true,
    glyph: (): GlyphName => 'document',
  })),
  'query-engine': {
    label: 'Query engines',
    schema: engineFrontMatter,
    address: routes.queryEngine,
    searchRank: 4,
    inSitemap: true,
    glyph: () => 'lens',
  },
  community: {
    label: 'Community',
    schema: communityFrontMatter,
    address: (slug, kind) => (kind === 'event' ? routes.event(slug) : routes.community(slug)),
    searchRank: 1,
    inSitemap: true,
    glyph: () => 'people',
  },
  webinar: {
    label: 'Webinars',
    schema: webinarFrontMatter,
    address: (slug) => routes.page('webinar', slug),
    searchRank: 1,
    inSitemap: true,
    glyph: () => 'people',
  },
} satisfies Record<string, CollectionEntry>

/** A collection by the name of its folder. */
export type Collection = keyof typeof collections

/** Names of all collections, which are those of their folders. */
export const collectionNames = Object.keys(collections) as Collection[]

/** The collection of a path below `content/`, or undefined if its folder is none. */
export const collectionOf = (path: string): Collection | undefined => collectionNames.find((name) => name === path.split('/')[0])

/** Whether a collection is a blog, which has tags, authors and covers. */
export const isBlog = (collection: Collection): collection is BlogId => findBlog(collection) !== undefined

/**
 * Address of a content file.
 * @param flattened the file's path below `content/`, without extension: `docs/install/olake-ui/index`
 */
export function addressOf(flattened: string, fields: AddressFields = {}): string {
  const collection = collectionOf(flattened)
  if (!collection) throw new Error(`content/${flattened} is in no collection; see lib/collections.ts.`)
  return collections[collection].address(slugOf(flattened, fields), fields.kind)
}
