import type { Collection } from '../collections'
import type { EventFacts } from '../events/event'
import type { PageHeading } from '../mdx/heading-ids'
import type { FrontMatter } from './generated-document'

/** What is known of a page besides its front matter, or in another form. */
type PageFacts = {
  collection: Collection
  /** Path below the collection, '' for its index. */
  slug: string
  url: string
  /** Path of the source below `content/`, with extension. */
  source: string
  /** Name in sidebars: the title, unless front matter gives another. */
  label: string
  /** The compiled MDX, and its source without front matter. Both stay on the server. */
  code: string
  raw: string
  headings: PageHeading[]
  excerpt: string
  readingMinutes: number
  keywords: string[]
  draft: boolean
  unlisted: boolean
  /** Day of publication, or of the session, ISO. */
  date?: string
  tags: string[]
  authors: string[]
  /** Addresses of pages to go on with. */
  related: string[]
  /** When, where and with whom, on the page of a session. */
  event?: EventFacts
  lastUpdate?: { date?: string; author?: string }
  toc: { hidden: boolean; min: number; max: number }
}

/** Fields of front matter that `PageFacts` has in another form. */
type Replaced = 'last_update' | 'sidebar_label' | 'hide_table_of_contents' | 'toc_min_heading_level' | 'toc_max_heading_level'

/** One page of any collection, as the rest of the site sees it: its front matter, in which a new field appears by itself, and what follows from it. */
export type ContentPage = Omit<FrontMatter, keyof PageFacts | Replaced> & PageFacts

/** True for a snippet of `docs/shared/`: readable by its address, but in no list. */
export const isSnippet = (page: Pick<ContentPage, 'collection' | 'slug'>) => page.collection === 'docs' && page.slug.startsWith('shared/')

/** True for a page that lists, feeds, search and the sitemap may show. */
export const isListed = (page: ContentPage) => !page.unlisted && !isSnippet(page)

/** True for a page that search engines may index. */
export const isIndexable = (page: ContentPage) => isListed(page) && !page.draft
