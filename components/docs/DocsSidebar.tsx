import { Icon } from '@/components/ui/Icon'
import { Static } from '@/components/ui/Static'
import type { SidebarNode } from '@/lib/nav/sidebar'
import { settings } from '@/lib/site.mjs'
import { SidebarTree } from './Sidebar'
import { SidebarState } from './SidebarState.client'
import { VersionMenu } from './VersionMenu'

const toggle = 'needs-js hidden size-9 place-items-center rounded-control text-muted transition hover:text-ink desktop:grid'

/** Left column of a page: version menu, navigation tree, and the button that hides them. `branches` as in `SidebarTree`. */
export function DocsSidebar({
  nodes,
  url,
  label,
  versioned = true,
  branches,
}: {
  nodes: readonly SidebarNode[]
  url: string
  label: string
  versioned?: boolean
  branches?: string | undefined
}) {
  return (
    <Static>
      <aside
        aria-label={`${label} sidebar`}
        className="docs-sidebar desktop:sticky desktop:top-navbar desktop:h-[calc(100dvh-var(--navbar))] desktop:border-r desktop:border-line"
      >
        <div className="sidebar-body flex h-full flex-col overflow-y-auto overscroll-contain py-6 pr-4" data-sidebar-scroller>
          <div className="mb-5 flex items-center justify-between">
            {versioned ? (
              <VersionMenu versions={settings.docsVersions} url={url} />
            ) : (
              <span className="text-sm font-semibold">{label}</span>
            )}
            <button type="button" className={toggle} data-sidebar-toggle aria-label="Hide sidebar" title="Hide sidebar">
              <Icon name="panel-left-close" size={18} />
            </button>
          </div>
          <SidebarTree nodes={nodes} url={url} label={label} branches={branches} />
        </div>
        <button type="button" className={`${toggle} sidebar-show mt-4`} data-sidebar-toggle aria-label="Show sidebar" title="Show sidebar">
          <Icon name="panel-left-open" size={18} />
        </button>
        <SidebarState />
      </aside>
    </Static>
  )
}
