import { pageIds } from '../nav/sidebar'
import type { SidebarItem } from '../schema/sidebar'
import { keyOf } from './addresses'

/** A documentation page as sidebars see it. `page` is its ID in the sidebar of this site, `id` that in sidebars.js. */
export type SidebarPage = {
  id: string
  page: string
  title: string
  /** Source folders below the folder of the documentation, without number prefixes. */
  folders: string[]
  /** Path below the folder of the documentation. */
  file: string
  position: number | undefined
  isFolderPage: boolean
  /** Whether the page is in no list. */
  isHidden: boolean
  /** Whether the page is not published yet. It is in the sidebar only if sidebars.js lists it. */
  isDraft: boolean
}

/** What `_category_.json` of a folder says, by the folder's path without number prefixes. */
export type FolderSettings = { label?: string; position?: number; link?: unknown }

export type SidebarSource = {
  pages: readonly SidebarPage[]
  folders: ReadonlyMap<string, FolderSettings>
  /** Address of this site for a link; undefined if it is no address. */
  href: (url: string) => string | undefined
  note: (message: string) => void
}

/** A generated index page of Docusaurus, which this site does not have, and the page that replaces it. */
export type CategoryPage = { slug: string; page: string | undefined; label: string }

export type ConvertedSidebar = { items: SidebarItem[]; categories: CategoryPage[] }

/** A sidebar while it is converted: `listed` are the pages that it has so far. */
export type Context = SidebarSource & { listed: Set<string>; categories: CategoryPage[] }

/** An object of `sidebars.js` or of a `_category_` file. */
export type Entry = Record<string, unknown>

/** A name as words. */
export const humanized = (name: string) => {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The page with an ID of `sidebars.js`. */
export function findPage(context: Context, id: string): SidebarPage | undefined {
  return context.pages.find((page) => page.id === id)
}

/** A page can be in the sidebar once. Further entries are links. */
export function pageEntry(context: Context, { page, title, isHidden }: SidebarPage, label?: string): SidebarItem[] {
  if (isHidden) return []
  if (context.listed.has(page)) return [{ label: label ?? title, href: `/docs/${page === 'index' ? '' : `${page}/`}` }]
  context.listed.add(page)
  return label === undefined || label === title ? [page] : [{ page, label }]
}

/** A group. The page of its label is listed before its items, as in reading order. */
export function groupItem(
  context: Context,
  label: string,
  link: Entry,
  linked: SidebarPage | undefined,
  itemsOf: () => SidebarItem[],
): SidebarItem[] {
  const isOwn = linked !== undefined && !linked.isHidden && !context.listed.has(linked.page)
  if (linked && isOwn) context.listed.add(linked.page)
  const items = itemsOf()
  if (link.type === 'generated-index') addCategory(context, label, link, items)
  if (items.length === 0) return linked && isOwn ? [label === linked.title ? linked.page : { page: linked.page, label }] : []
  return [{ label, ...(linked && isOwn && { link: linked.page }), items }]
}

function addCategory(context: Context, label: string, link: Entry, items: SidebarItem[]): void {
  const slug = typeof link.slug === 'string' ? link.slug : `/category/${keyOf(label)}`
  context.categories.push({ slug, page: pageIds(items)[0], label })
}
