import { suggestion } from '../nearest'
import type { SidebarItem } from '../schema/sidebar-schema'

/** IDs of all pages that the items name, in order. */
export function pageIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item]
    if ('page' in item) return [item.page]
    return 'items' in item ? [...(item.link === undefined ? [] : [item.link]), ...pageIds(item.items)] : []
  })
}

/** A sidebar node that is ready to render. */
export type SidebarNode =
  | { kind: 'header'; label: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'category'; label: string; href?: string; children: SidebarNode[] }

/** The fields of a page that the sidebar needs. */
export type SidebarPage = { slug: string; label: string; url: string }

type Options = {
  /** URLs of drafts that are hidden in this build. */
  hidden: ReadonlySet<string>
  /** Returns the URL of a page ID. */
  addressOf: (slug: string) => string
  file: string
  /** Whether unknown pages are left out, as in development, where the content check reports them. By default, they are an error. */
  skipUnknown?: boolean
}

type Context = Options & { pages: ReadonlyMap<string, SidebarPage> }

const idOf = (slug: string) => slug || 'index'

function resolvePage(id: string, context: Context): SidebarPage | undefined {
  const page = context.pages.get(id)
  if (page || context.skipUnknown || context.hidden.has(context.addressOf(id))) return page
  throw new Error(`${context.file}: unknown page "${id}".${suggestion(id, context.pages.keys())}`)
}

function toNodes(items: readonly SidebarItem[], context: Context): SidebarNode[] {
  return items.flatMap((item): SidebarNode[] => {
    if (typeof item === 'string' || 'page' in item) {
      const [id, label] = typeof item === 'string' ? [item] : [item.page, item.label]
      const page = resolvePage(id, context)
      return page ? [{ kind: 'link', label: label ?? page.label, href: page.url }] : []
    }
    if ('header' in item) return [{ kind: 'header', label: item.header }]
    if ('href' in item) return [{ kind: 'link', label: item.label, href: item.href }]
    const href = item.link === undefined ? undefined : resolvePage(item.link, context)?.url
    const children = toNodes(item.items, context)
    if (children.length === 0) return href ? [{ kind: 'link', label: item.label, href }] : []
    return [{ kind: 'category', label: item.label, ...(href && { href }), children }]
  })
}

/** Removes section headers without any pages. */
function withoutEmptySections(nodes: SidebarNode[]): SidebarNode[] {
  return nodes.filter((node, index) => {
    const following = nodes[index + 1]
    return node.kind !== 'header' || (following !== undefined && following.kind !== 'header')
  })
}

/**
 * Builds the sidebar tree. Drafts that are hidden in this build are left out; any other unknown ID throws an error with the file and the
 * nearest ID.
 */
export function buildSidebar(items: readonly SidebarItem[], pages: readonly SidebarPage[], options: Options): SidebarNode[] {
  const context: Context = {
    ...options,
    pages: new Map(pages.map((page) => [idOf(page.slug), page])),
    addressOf: (id) => options.addressOf(id === 'index' ? '' : id),
  }
  return withoutEmptySections(toNodes(items, context))
}

/**
 * The tree as the page at a URL shows it: closed categories contain their first page only, without its label. The rest of them is loaded
 * when a reader opens them.
 */
export const openBranches = (nodes: readonly SidebarNode[], url: string): SidebarNode[] =>
  nodes.map((node) => {
    if (node.kind !== 'category') return node
    if (contains(node, url)) return { ...node, children: openBranches(node.children, url) }
    const [first] = flattenSidebar(node.children)
    return { ...node, children: first ? [{ kind: 'link', label: '', href: first.href }] : [] }
  })

/** A page in reading order. `hint` is a label to use instead of "previous" or "next". */
export type NavLink = { label: string; href: string; hint?: string }

/** All pages of the tree in reading order, without duplicates. */
export function flattenSidebar(nodes: readonly SidebarNode[]): NavLink[] {
  const links = nodes.flatMap((node): NavLink[] => {
    if (node.kind === 'header') return []
    if (node.kind === 'link') return [{ label: node.label, href: node.href }]
    return [...(node.href ? [{ label: node.label, href: node.href }] : []), ...flattenSidebar(node.children)]
  })
  return links.filter((link, index) => links.findIndex((other) => other.href === link.href) === index)
}

/** A part of the tree below a header, with its pages in reading order. `label` is undefined above the first header. */
export type SidebarSection = { label?: string; links: NavLink[] }

/** The sections of the tree. */
export function sidebarSections(nodes: readonly SidebarNode[]): SidebarSection[] {
  const sections: Array<{ label?: string; nodes: SidebarNode[] }> = [{ nodes: [] }]
  for (const node of nodes) {
    if (node.kind === 'header') sections.push({ label: node.label, nodes: [] })
    else sections.at(-1)?.nodes.push(node)
  }
  return sections.map(({ nodes: children, ...section }) => ({ ...section, links: flattenSidebar(children) }))
}

/** The pages before and after a URL; empty for a page that is not in the sidebar. */
export function neighbours(nodes: readonly SidebarNode[], url: string): { previous?: NavLink; next?: NavLink } {
  const links = flattenSidebar(nodes).filter((link) => link.href.startsWith('/'))
  const index = links.findIndex((link) => link.href === url)
  if (index < 0) return {}
  const [previous, next] = [links[index - 1], links[index + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** The categories above a URL, outermost first, without the page itself. Empty if the URL is not in the tree. */
export function trailTo(nodes: readonly SidebarNode[], url: string): Array<{ label: string; href?: string }> {
  for (const node of nodes) {
    if (node.kind !== 'category' || node.href === url) continue
    const below = trailTo(node.children, url)
    if (below.length > 0 || node.children.some((child) => 'href' in child && child.href === url)) {
      return [{ label: node.label, ...(node.href && { href: node.href }) }, ...below]
    }
  }
  return []
}

/** Whether a node has the URL or contains it. */
export function contains(node: SidebarNode, url: string): boolean {
  if (node.kind === 'header') return false
  return node.href === url || (node.kind === 'category' && node.children.some((child) => contains(child, url)))
}
