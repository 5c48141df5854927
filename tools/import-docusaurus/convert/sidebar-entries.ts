import { pageIds } from '../../../lib/nav/sidebar'
import type { SidebarItem } from '../../../lib/schema/sidebar-schema'
import { keyOf } from './convert-addresses'

/** A documentation page as sidebars see it. `page` is its ID in the sidebar of this site, `id` that in sidebars.js. */
export type SidebarPage = {
  id: string
  page: string
  title: string
  /** Whether the page itself says how entries call it. Then labels in sidebars.js do not count. */
  hasLabel?: boolean
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

/** A link to a page that should be in the sidebar at another place too. */
type Reference = { page: SidebarPage; label: string | undefined }

/** A sidebar while it is converted: `listed` are the pages that it has so far, and `references` are its links to pages. */
export type Context = SidebarSource & { listed: Set<string>; categories: CategoryPage[]; references: Map<SidebarItem, Reference> }

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

const linkTo = ({ page, title, hasLabel }: SidebarPage, label: string | undefined): SidebarItem => ({
  label: hasLabel ? title : (label ?? title),
  href: `/docs/${page === 'index' ? '' : `${page}/`}`,
})

/** A page can be in the sidebar once. Further entries are links. */
export function pageEntry(context: Context, page: SidebarPage, label?: string): SidebarItem[] {
  if (page.isHidden) return []
  if (context.listed.has(page.page)) return [linkTo(page, label)]
  context.listed.add(page.page)
  return label === undefined || label === page.title || page.hasLabel ? [page.page] : [{ page: page.page, label }]
}

/** A `ref` is a link, and its page belongs to another place of the sidebar. */
export function referenceEntry(context: Context, page: SidebarPage, label?: string): SidebarItem[] {
  if (page.isHidden) return []
  const link = linkTo(page, label)
  context.references.set(link, { page, label })
  return [link]
}

/** Makes references to pages that are at no other place of the sidebar entries of these pages. */
export function settledReferences(context: Context, items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => {
    const reference = context.references.get(item)
    if (reference && !context.listed.has(reference.page.page)) return pageEntry(context, reference.page, reference.label)
    return typeof item === 'object' && 'items' in item ? [{ ...item, items: settledReferences(context, item.items) }] : [item]
  })
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
  if (link.type === 'generated-index' && typeof link.description === 'string')
    context.note(`the text of the generated page of "${label}" was left out: ${link.description}`)
  if (items.length === 0) return linked && isOwn ? [label === linked.title ? linked.page : { page: linked.page, label }] : []
  return [{ label, ...(linked && isOwn && { link: linked.page }), items }]
}

function addCategory(context: Context, label: string, link: Entry, items: SidebarItem[]): void {
  const slug = typeof link.slug === 'string' ? link.slug : `/category/${keyOf(label)}`
  context.categories.push({ slug, page: pageIds(items)[0], label })
}
