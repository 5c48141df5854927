import { suggestion } from '../nearest'

/** What `content/navigation/docs-sidebar.ts` may hold. A string is the id of a page: its path below the collection, `index` for the root. */
export type SidebarItem =
  | string
  | { type: 'header'; label: string }
  | { type: 'doc'; id: string; label?: string }
  | { type: 'link'; label: string; href: string }
  | { type: 'category'; label: string /** id of the page that the label links to */; link?: string; items: readonly SidebarItem[] }

/** A row of the sidebar, ready to print. */
export type SidebarNode =
  | { kind: 'header'; label: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'category'; label: string; href?: string; children: SidebarNode[] }

/** What the tree needs to know of a page. */
export type SidebarPage = { slug: string; label: string; url: string }

type Context = { pages: ReadonlyMap<string, SidebarPage>; hidden: ReadonlySet<string>; addressOf: (id: string) => string; file: string }

const idOf = (slug: string) => slug || 'index'

function resolvePage(id: string, context: Context): SidebarPage | undefined {
  const page = context.pages.get(id)
  if (page || context.hidden.has(context.addressOf(id))) return page
  throw new Error(`${context.file}: unknown page "${id}".${suggestion(id, context.pages.keys())}`)
}

function toNodes(items: readonly SidebarItem[], context: Context): SidebarNode[] {
  return items.flatMap((item): SidebarNode[] => {
    if (typeof item === 'string') return toNodes([{ type: 'doc', id: item }], context)
    if (item.type === 'header') return [{ kind: 'header', label: item.label }]
    if (item.type === 'link') return [{ kind: 'link', label: item.label, href: item.href }]
    if (item.type === 'doc') {
      const page = resolvePage(item.id, context)
      return page ? [{ kind: 'link', label: item.label ?? page.label, href: page.url }] : []
    }
    if (item.type !== 'category') {
      const type = String((item as { type: unknown }).type)
      throw new Error(`${context.file}: unknown item type "${type}".${suggestion(type, ['header', 'doc', 'link', 'category'])}`)
    }
    const href = item.link === undefined ? undefined : resolvePage(item.link, context)?.url
    const children = toNodes(item.items, context)
    if (children.length === 0) return href ? [{ kind: 'link', label: item.label, href }] : []
    return [{ kind: 'category', label: item.label, ...(href && { href }), children }]
  })
}

/** Leaves out section headers under which no page exists yet. */
function withoutEmptySections(nodes: SidebarNode[]): SidebarNode[] {
  return nodes.filter((node, index) => {
    const following = nodes[index + 1]
    return node.kind !== 'header' || (following !== undefined && following.kind !== 'header')
  })
}

/**
 * The sidebar as a tree. Pages that this build hides are left out; any other unknown id throws an error that names the file and the
 * nearest id.
 * @param hidden addresses of drafts that this build leaves out
 * @param addressOf address of a page id
 */
export function buildSidebar(
  items: readonly SidebarItem[],
  pages: readonly SidebarPage[],
  options: { hidden: ReadonlySet<string>; addressOf: (slug: string) => string; file: string },
): SidebarNode[] {
  const context: Context = {
    ...options,
    pages: new Map(pages.map((page) => [idOf(page.slug), page])),
    addressOf: (id) => options.addressOf(id === 'index' ? '' : id),
  }
  return withoutEmptySections(toNodes(items, context))
}

/** A page in reading order. `hint` says how it follows, where that is not simply previous or next. */
export type NavLink = { label: string; href: string; hint?: string }

/** Every page of the tree in reading order, each once. */
export function flattenSidebar(nodes: readonly SidebarNode[]): NavLink[] {
  const links = nodes.flatMap((node): NavLink[] => {
    if (node.kind === 'header') return []
    if (node.kind === 'link') return [{ label: node.label, href: node.href }]
    return [...(node.href ? [{ label: node.label, href: node.href }] : []), ...flattenSidebar(node.children)]
  })
  return links.filter((link, index) => links.findIndex((other) => other.href === link.href) === index)
}

/** The pages before and after an address; both missing for a page outside of the sidebar. */
export function neighbours(nodes: readonly SidebarNode[], url: string): { previous?: NavLink; next?: NavLink } {
  const links = flattenSidebar(nodes).filter((link) => link.href.startsWith('/'))
  const index = links.findIndex((link) => link.href === url)
  if (index < 0) return {}
  const [previous, next] = [links[index - 1], links[index + 1]]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** Categories that lead to an address, outermost first, without the page itself. Empty where the address is not in the tree. */
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

/** Whether a node is the address or leads to it. */
export function contains(node: SidebarNode, url: string): boolean {
  if (node.kind === 'header') return false
  return node.href === url || (node.kind === 'category' && node.children.some((child) => contains(child, url)))
}
