import type { Collection } from '../collections'
import type { EventFacts } from '../events/event'
import type { PageHeading } from '../mdx/heading-ids'
import type { Publication } from '../publication'
import type { FrontMatter } from './generated-documents'

/**
 * Facts about a page that are not in its front matter, or that are in another form there. `headings` and `readingMinutes` are read from the
 * text when they are used, because development shows pages before all texts are parsed.
 */
type PageFacts = {
  collection: Collection
  /** Path relative to the collection, '' for its index. */
  slug: string
  url: string
  /** Path of the source file relative to `content/`, with extension. */
  source: string
  /** Label in sidebars: the title, unless front matter sets a different one. */
  label: string
  /** Identifies the compiled body; see lib/content/bodies.ts. */
  bodyHash: string
  headings: readonly PageHeading[]
  readingMinutes: number
  keywords: string[]
  publication: Publication
  unlisted: boolean
  /** ISO date of the publication or the session. */
  date?: string
  tags: string[]
  authors: string[]
  /** URLs of related pages. */
  related: string[]
  /** Time, place and speakers, on the page of a session. */
  event?: EventFacts
  lastUpdate?: { date?: string; author?: string }
  toc: { hidden: boolean; min: number; max: number }
}

/** Front matter fields that `PageFacts` contains in another form. */
type Replaced = 'draft' | 'last_update' | 'sidebar_label' | 'hide_table_of_contents' | 'toc_min_heading_level' | 'toc_max_heading_level'

/** A page of any collection: its front matter, which includes new fields automatically, and the facts derived from its file. */
export type ContentPage = Omit<FrontMatter, keyof PageFacts | Replaced> & PageFacts

/** True for a snippet in `docs/shared/`. Snippets have a URL but are not listed anywhere. */
export const isSnippet = (page: Pick<ContentPage, 'collection' | 'slug'>) => page.collection === 'docs' && page.slug.startsWith('shared/')

/** True for a page that may appear in lists, feeds, search and the sitemap. */
export const isListed = (page: ContentPage) => !page.unlisted && !isSnippet(page)

/** True for a page that search engines may index. */
export const isIndexable = (page: ContentPage) => isListed(page) && page.publication === 'published'
