import { Icon } from '@/components/ui/Icon'
import type { NavMenuLink } from '@/lib/nav/navbar-items'
import { MenuLink } from './MenuLink'

/** A menu of the navigation bar, as shown in the mobile menu: a group of links that is initially open and can be collapsed. */
export function NavGroup({ label, links }: { label: string; links: readonly NavMenuLink[] }) {
  return (
    <details open className="menu-group border-t border-line">
      <summary className="flex min-h-11 list-none items-center justify-between text-sm text-muted">
        {label}
        <Icon name="chevron-down" size={16} className="chevron-down" />
      </summary>
      <ul className="pb-2">
        {links.map((link) => (
          <li key={link.label}>
            <MenuLink link={link} className="flex min-h-11 items-center pl-4" />
          </li>
        ))}
      </ul>
    </details>
  )
}
