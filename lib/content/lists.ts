import type { Collection } from '../collections'
import { pagesOf } from './documents'
import { type ContentPage, isListed } from './page'

/** Sorts newest first, and pages with the same date by title, so that the order does not depend on the machine. */
export const byDate = (a: ContentPage, b: ContentPage) => (b.date ?? '').localeCompare(a.date ?? '') || a.title.localeCompare(b.title)

/** Listed pages of a collection, newest first, without the index page of the collection. */
export const listedPages = (collection: Collection): ContentPage[] =>
  pagesOf(collection)
    .filter((page) => isListed(page) && page.slug !== '')
    .sort(byDate)
