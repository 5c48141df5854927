import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import { Static } from '@/components/ui/Static'
import { contains, type SidebarNode } from '@/lib/nav/sidebar'

const row = 'flex min-h-8 items-center py-1 text-[0.9063rem] leading-snug transition'

function Leaf({ label, href, current }: { label: string; href: string; current: boolean }) {
  return (
    <Anchor
      href={href}
      aria-current={current ? 'page' : undefined}
      className={`sidebar-link ${row} ${current ? 'font-semibold text-ink' : 'text-muted hover:text-ink'}`}
    >
      {label}
    </Anchor>
  )
}

type CategoryNode = Extract<SidebarNode, { kind: 'category' }>
type CategoryProps = { node: CategoryNode; url: string; depth: number }

const chevron = <Icon name="chevron-right" size={14} className="chevron opacity-70" />

function Children({ node, url, depth }: CategoryProps) {
  return (
    <div className="ml-0.5 border-l border-line pl-3.5">
      <Nodes nodes={node.children} url={url} depth={depth + 1} />
    </div>
  )
}

/** Category with its own page: a link, and a button beside it that expands the category. */
function LinkedCategory({ node, href, url, depth }: CategoryProps & { href: string }) {
  return (
    <div className="relative">
      <div className="pr-8">
        <Leaf label={node.label} href={href} current={href === url} />
      </div>
      <details name={`sidebar-${depth}`} open={contains(node, url)}>
        <summary
          className="absolute top-0 right-0 flex size-8 items-center justify-end text-muted hover:text-ink"
          aria-label={`Pages below ${node.label}`}
        >
          {chevron}
        </summary>
        <Children node={node} url={url} depth={depth} />
      </details>
    </div>
  )
}

function Category({ node, url, depth }: CategoryProps) {
  if (node.href) return <LinkedCategory node={node} href={node.href} url={url} depth={depth} />
  const open = contains(node, url)
  return (
    // One name per depth, so that opening a category closes its siblings without JavaScript.
    <details name={`sidebar-${depth}`} open={open}>
      <summary className={`${row} justify-between gap-2 hover:text-ink ${open ? 'text-ink' : 'text-muted'}`}>
        <span className={open ? 'font-medium' : ''}>{node.label}</span>
        {chevron}
      </summary>
      <Children node={node} url={url} depth={depth} />
    </details>
  )
}

function Nodes({ nodes, url, depth }: { nodes: readonly SidebarNode[]; url: string; depth: number }) {
  return (
    <ul>
      {nodes.map((node) =>
        node.kind === 'header' ? (
          <li key={`h-${node.label}`} className="mt-7 mb-1.5 text-[0.8125rem] font-semibold text-ink first:mt-0">
            {node.label}
          </li>
        ) : (
          <li key={node.label + ('href' in node ? (node.href ?? '') : '')}>
            {node.kind === 'link' ? <Leaf {...node} current={node.href === url} /> : <Category node={node} url={url} depth={depth} />}
          </li>
        ),
      )}
    </ul>
  )
}

/** Navigation tree of a sidebar, with the categories that contain `url` expanded. The `<details>` elements need no JavaScript. */
export function SidebarTree({ nodes, url, label }: { nodes: readonly SidebarNode[]; url: string; label: string }) {
  return (
    <Static>
      <nav aria-label={label} className="sidebar-tree" data-secondary-menu>
        <Nodes nodes={nodes} url={url} depth={0} />
      </nav>
    </Static>
  )
}
