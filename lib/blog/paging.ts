import type { Blog } from '../blogs'
import { limits } from '../site.mjs'

/** One page of a list. `page` starts at 1; `pages` is at least 1, so that an empty list has one empty page. */
export type Paged<Item> = { items: Item[]; page: number; pages: number; total: number }

/** Number of pages of a list. */
export const pageCount = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage))

/** A page of a list, or undefined if the page does not exist. */
export function pageOf<Item>(items: readonly Item[], page: number, perPage: number): Paged<Item> | undefined {
  const pages = pageCount(items.length, perPage)
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  return { items: items.slice((page - 1) * perPage, page * perPage), page, pages, total: items.length }
}

/** Number of articles on each page of a blog's lists; undefined for a blog that shows all of them on its front page. */
export const perPageOf = ({ indexes }: Pick<Blog, 'indexes'>): number | undefined => (indexes ? limits.postsPerPage : undefined)
