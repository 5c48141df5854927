import type { Collection } from '../../../lib/collections'
import { slugOf } from '../../../lib/routes'
import type { Choice } from './question'
import type { SourceFile } from './source-file'

/** A content file without its body. */
export type PageFacts = Pick<SourceFile, 'path' | 'flattened' | 'collection' | 'url' | 'fields'>

/** What the site has when a page is added to it. */
export type SiteFacts = {
  contentDir: string
  /** ISO date. */
  today: string
  pages: readonly PageFacts[]
  authors: readonly Choice[]
  people: readonly Choice[]
  /** Tags of each blog. */
  tags: ReadonlyMap<string, readonly Choice[]>
  /** Text of the sidebar of each collection that has one. */
  sidebars: ReadonlyMap<Collection, string>
}

/** File of the sidebar of a collection, relative to the content folder; undefined if the collection has none. */
export const sidebarFile = (collection: Collection): string | undefined =>
  collection === 'docs' || collection === 'query-engine' ? `navigation/${collection}-sidebar.yml` : undefined

/** The ID of a page in the sidebar of its collection. */
export const idOf = ({ flattened, fields }: Pick<PageFacts, 'flattened' | 'fields'>): string =>
  slugOf(flattened, typeof fields.slug === 'string' ? { slug: fields.slug } : {}) || 'index'
