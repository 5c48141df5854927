import type { Collection } from '../collections'
import { pagesOf } from './documents'
import { type ContentPage, isListed } from './page'

/** Newest first; pages of one day by title, so that the order never depends on the machine. */
export const byDate = (a: ContentPage, b: ContentPage) => (b.date ?? '').localeCompare(a.date ?? '') || a.title.localeCompare(b.title)

/** Listed pages of a collection without its own index, newest first. */
export const listedPages = (collection: Collection): ContentPage[] =>
  pagesOf(collection)
    .filter((page) => isListed(page) && page.slug !== '')
    .sort(byDate)
