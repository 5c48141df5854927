import { environment } from '#environment'
import type { Collection } from '../collections'
import { buildSidebar, type SidebarNode } from '../nav/sidebar'
import { sidebar } from '../schema/sidebar-schema'
import { dataFiles } from './data-file'
import { hiddenPages, pagesOf } from './documents'

const files = dataFiles(sidebar)

/**
 * The sidebar of a collection with all of its pages in this build. A collection without pages need not have one.
 * @param addressOf URL of a page by its slug
 */
export function sidebarOf(collection: Collection, addressOf: (slug: string) => string): SidebarNode[] {
  const file = `content/navigation/${collection}-sidebar.yml`
  const pages = pagesOf(collection)
  const items = pages.length === 0 ? (files.optional(file) ?? []) : files.required(file)
  return buildSidebar(items, pages, {
    hidden: new Set(hiddenPages(collection)),
    addressOf,
    file,
    skipUnknown: environment.NODE_ENV === 'development',
  })
}
