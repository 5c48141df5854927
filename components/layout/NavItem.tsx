import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { navItemError } from '@/lib/nav/nav-item-error'
import type { NavbarComponentProps, ResolvedNavItem } from '@/lib/nav/navbar-items'
import { routes } from '@/lib/routes'
import { SearchButton } from '../search/SearchButton.client'
import { BrandIcon } from '../ui/BrandIcon'
import { ButtonLink } from '../ui/ButtonLink'
import { NavGroup } from './NavGroup'
import { NavItemBoundary } from './NavItemBoundary.client'
import { NavMenu } from './NavMenu.client'
import { navbarComponents } from './navbar-components'

const external = { target: '_blank', rel: 'noopener' } as const

/** Link in the navigation bar. `BrandIcon` is called as a function, so that `render` below catches the error for an unknown icon. */
function NavLink({ item, stacked }: { item: Extract<ResolvedNavItem, { kind: 'link' }>; stacked: boolean }): ReactNode {
  if (item.emphasis) {
    return stacked ? (
      <div className="py-3">
        <ButtonLink href={item.href} tone="primary">
          {item.label}
        </ButtonLink>
      </div>
    ) : (
      <span className="mx-2">
        <ButtonLink href={item.href} tone="primary" small>
          {item.label}
        </ButtonLink>
      </span>
    )
  }
  const rest = item.external ? external : {}
  if (item.icon && !stacked) {
    return (
      <Anchor
        href={item.href}
        {...rest}
        className="grid size-10 place-items-center rounded-control text-muted transition hover:text-ink"
        aria-label={item.label}
        title={item.label}
      >
        {BrandIcon({ name: item.icon })}
      </Anchor>
    )
  }
  return (
    <Anchor
      href={item.href}
      {...rest}
      data-nav-link
      data-chosen-version={item.chosenVersion ? '' : undefined}
      className={stacked ? 'flex min-h-11 items-center gap-2.5 text-[1.0625rem]' : 'nav-link'}
    >
      {item.icon && BrandIcon({ name: item.icon, size: 18 })}
      {item.label}
    </Anchor>
  )
}

/** Fallback for a search button that failed to render. */
const SearchLink = () => (
  <Anchor href={routes.search()} className="nav-link">
    Search
  </Anchor>
)

/** Calls a server component as a function, so that its errors can be caught and reported with the name of the item. */
function render<Props>(component: (props: Props) => ReactNode, props: Props, name: string): ReactNode {
  try {
    return component(props)
  } catch (cause) {
    throw navItemError(name, cause)
  }
}

/** Name of an item in error messages. */
const nameOf = (item: ResolvedNavItem) => ('label' in item ? item.label : 'name' in item ? item.name : item.kind)

/**
 * One item of the navigation bar, or of the mobile menu if `stacked`. An error in an item fails the build with the name of the item. In the
 * browser, only the item itself disappears.
 */
export function NavItem({
  item,
  stacked = false,
  components = navbarComponents,
}: {
  item: ResolvedNavItem
  stacked?: boolean
  components?: Record<string, (props: NavbarComponentProps) => ReactNode>
}) {
  const name = nameOf(item)
  switch (item.kind) {
    case 'link':
      return render(NavLink, { item, stacked }, name)
    case 'menu':
      if (stacked) return render(NavGroup, item, name)
      return (
        <NavItemBoundary name={name}>
          <NavMenu label={item.label} links={item.links} />
        </NavItemBoundary>
      )
    case 'search':
      return (
        <NavItemBoundary name={name} fallback={<SearchLink />}>
          <SearchButton stacked={stacked} />
        </NavItemBoundary>
      )
    case 'html':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup from content/navigation, reviewed like all content
      return <div dangerouslySetInnerHTML={{ __html: item.html }} />
    case 'component': {
      const component = components[item.name]
      if (!component) throw navItemError(name, new Error('It has no implementation in components/layout/navbar-components.tsx.'))
      return <NavItemBoundary name={name}>{render(component, { stacked }, name)}</NavItemBoundary>
    }
  }
}
