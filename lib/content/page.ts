import type { Collection } from '../collections'
import type { EventFacts } from '../events/event'
import type { GlyphName } from '../figures/glyphs'
import type { PageHeading } from '../mdx/heading-ids'
import type { EngineRecord } from '../query-engines/engine'

/** One page of any collection, as the rest of the site sees it. `code` is the compiled MDX and `raw` its source without front matter: both stay on the server. */
export type ContentPage = {
  collection: Collection
  /** Path below the collection, '' for its index. */
  slug: string
  url: string
  /** Path of the source below `content/`, with extension. */
  source: string
  title: string
  label: string
  description: string
  code: string
  raw: string
  headings: PageHeading[]
  excerpt: string
  readingMinutes: number
  keywords: string[]
  draft: boolean
  unlisted: boolean
  image?: string
  /** Day of publication, ISO. */
  date?: string
  tags: string[]
  authors: string[]
  /** What a query engine can do, in its guide. */
  engine?: EngineRecord
  /** Drawing on an article's cover, where it is not its first tag's. */
  glyph?: GlyphName
  youtube?: string
  /** When, where and with whom, on the page of a session. */
  event?: EventFacts
  /** Path of the session that a confirmation belongs to, below its collection. */
  confirms?: string
  /** Addresses of pages to go on with. */
  related: string[]
  lastUpdate?: { date?: string; author?: string }
  toc: { hidden: boolean; min: number; max: number }
}

/** True for a snippet of `docs/shared/`: readable by its address, but in no list. */
export const isSnippet = (page: Pick<ContentPage, 'collection' | 'slug'>) => page.collection === 'docs' && page.slug.startsWith('shared/')

/** True for a page that lists, feeds, search and the sitemap may show. */
export const isListed = (page: ContentPage) => !page.unlisted && !isSnippet(page)

/** True for a page that search engines may index. */
export const isIndexable = (page: ContentPage) => isListed(page) && !page.draft
