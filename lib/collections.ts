import type { z } from 'zod'
import { type BlogId, findBlog, forEachBlog } from './blogs'
import type { GlyphName } from './figures/glyphs'
import { type AddressFields, routes, slugOf } from './routes'
import { articleFrontMatter, docsFrontMatter, engineFrontMatter, storyFrontMatter } from './schema/front-matter-schema'
import { communityFrontMatter, webinarFrontMatter } from './schema/session'

/** A kind of page. The key of the entry is the name of its folder in `content/`. */
type CollectionEntry = {
  /** Name of the collection, shown above its group of search results and on social images. */
  label: string
  /** Schema of the front matter. The TypeScript types, the content check, Contentlayer and the editor schemas are derived from it. */
  schema: z.ZodObject
  /** URL of the page with a slug, usually `routes.page(folder, slug)`; `kind` is the front matter field of that name. */
  address: (slug: string, kind?: string) => string
  /** Weight of a page in search results. Documentation has the highest weight because it answers most questions. */
  searchRank: number
  /** Whether the sitemap lists its pages. Drafts and unlisted pages are always left out. */
  inSitemap: boolean
  /** Glyph on social images, by the first segment of the slug. Articles use the glyph of their cover. */
  glyph: (folder: string) => GlyphName
  /** A folder of its pages that has no page of its own, and the page that lists them. */
  lists?: { folder: string; page: string }
}

/** Schema of the articles of a blog. */
const articleSchema = (blog: BlogId): typeof articleFrontMatter | typeof storyFrontMatter =>
  blog === 'customer-stories' ? storyFrontMatter : articleFrontMatter

/** Glyphs of the documentation folders. */
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
 * Every kind of page. To add one, add an entry here, a folder in `content/`, a route file in `app/` and a layout in `components/`. To add a
 * blog, add an entry to `lib/blogs.ts` instead. Do not import this module in browser code, because it would bundle the schemas.
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
    schema: articleSchema(id),
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
    lists: { folder: routes.event(''), page: routes.webinar() },
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

/** Name of a collection, which is also the name of its folder. */
export type Collection = keyof typeof collections

/** Names of all collections. */
export const collectionNames = Object.keys(collections) as Collection[]

/** The collection of a path relative to `content/`, or undefined if its folder is not a collection. */
export const collectionOf = (path: string): Collection | undefined => collectionNames.find((name) => name === path.split('/')[0])

/** Whether a collection is a blog, which has tags, authors and covers. */
export const isBlog = (collection: Collection): collection is BlogId => findBlog(collection) !== undefined

/**
 * URL of a content file.
 * @param flattened the file's path relative to `content/`, without extension: `docs/install/olake-ui/index`
 */
export function addressOf(flattened: string, fields: AddressFields = {}): string {
  const collection = collectionOf(flattened)
  if (!collection) throw new Error(`content/${flattened} is not in a collection; see lib/collections.ts.`)
  return collections[collection].address(slugOf(flattened, fields), fields.kind)
}
