import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import { staticHtml } from '@/components/ui/static-html'
import { contains, flattenSidebar, type SidebarNode } from '@/lib/nav/sidebar'

function Leaf({ label, href, current }: { label: string; href: string; current: boolean }) {
  return (
    <Anchor href={href} aria-current={current ? 'page' : undefined} className="sidebar-link">
      {label}
    </Anchor>
  )
}

type CategoryNode = Extract<SidebarNode, { kind: 'category' }>
type TreeProps = {
  /** Address of the page that shows the tree. */
  url: string
  depth: number
  /** Whether the pages of closed categories are left out, because SidebarState gets them from the file of the sidebar. */
  lazy: boolean
}
type CategoryProps = TreeProps & { node: CategoryNode }

const chevron = <Icon name="chevron-right" size={14} className="chevron opacity-70" />

const firstPage = (node: CategoryNode) => flattenSidebar([node])[0]?.href ?? ''

/** Identifies a category in the file of its sidebar. */
const branchKey = (node: CategoryNode, depth: number) => `${depth}${firstPage(node)}`

/** The pages of a category. If they are left out, a link to the first one, whose sidebar contains them, stands in their place. */
function Branch({ node, url, depth, lazy }: CategoryProps) {
  return (
    <div className="ml-0.5 border-l border-line pl-3.5">
      {lazy && !contains(node, url) ? (
        <Leaf label={`Pages about ${node.label}`} href={firstPage(node)} current={false} />
      ) : (
        <Nodes nodes={node.children} url={url} depth={depth + 1} lazy={lazy} />
      )}
    </div>
  )
}

/** Attributes of a category. Categories of one depth have one name, so that opening one closes the others without JavaScript. */
const categoryAttributes = ({ node, url, depth, lazy }: CategoryProps) => {
  const open = contains(node, url)
  return { name: `sidebar-${depth}`, open, 'data-branch': lazy && !open ? branchKey(node, depth) : undefined }
}

/** Category with its own page: a link, and a button beside it that expands the category. */
function LinkedCategory({ href, ...category }: CategoryProps & { href: string }) {
  const { node, url } = category
  return (
    <div className="relative">
      <div className="pr-8">
        <Leaf label={node.label} href={href} current={href === url} />
      </div>
      <details {...categoryAttributes(category)}>
        <summary
          className="absolute top-0 right-0 flex size-8 items-center justify-end text-muted hover:text-ink"
          aria-label={`Pages below ${node.label}`}
        >
          {chevron}
        </summary>
        <Branch {...category} />
      </details>
    </div>
  )
}

function Category(category: CategoryProps) {
  const { node, url } = category
  if (node.href) return <LinkedCategory {...category} href={node.href} />
  const open = contains(node, url)
  return (
    <details {...categoryAttributes(category)}>
      <summary className={`sidebar-link justify-between gap-2 ${open ? 'text-ink' : ''}`}>
        <span className={open ? 'font-medium' : ''}>{node.label}</span>
        {chevron}
      </summary>
      <Branch {...category} />
    </details>
  )
}

function Nodes({ nodes, ...tree }: TreeProps & { nodes: readonly SidebarNode[] }) {
  return (
    <ul>
      {nodes.map((node) =>
        node.kind === 'header' ? (
          <li key={`h-${node.label}`} className="mt-7 mb-1.5 text-[0.8125rem] font-semibold text-ink first:mt-0">
            {node.label}
          </li>
        ) : (
          <li key={node.label + ('href' in node ? (node.href ?? '') : '')}>
            {node.kind === 'link' ? <Leaf {...node} current={node.href === tree.url} /> : <Category node={node} {...tree} />}
          </li>
        ),
      )}
    </ul>
  )
}

/** HTML of the pages of each category, by the value of `data-branch`. Categories inside have such a value themselves. */
export function sidebarBranches(nodes: readonly SidebarNode[], depth = 0): Record<string, string> {
  return Object.assign(
    {},
    ...nodes.map((node) =>
      node.kind === 'category'
        ? {
            [branchKey(node, depth)]: staticHtml(<Nodes nodes={node.children} url="" depth={depth + 1} lazy />),
            ...sidebarBranches(node.children, depth + 1),
          }
        : {},
    ),
  )
}

/**
 * Navigation tree of a sidebar, with the categories that contain `url` expanded. The `<details>` elements need no JavaScript.
 * @param branches address of a file with `sidebarBranches`, so that the page contains the open categories only
 */
export function SidebarTree({
  nodes,
  url,
  label,
  branches,
}: {
  nodes: readonly SidebarNode[]
  url: string
  label: string
  branches?: string | undefined
}) {
  return (
    <nav aria-label={label} className="sidebar-tree" data-secondary-menu data-branches={branches}>
      <Nodes nodes={nodes} url={url} depth={0} lazy={branches !== undefined} />
    </nav>
  )
}
