import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import type { ResolvedNavItem } from '@/lib/nav/navbar'
import { SearchButton } from '../search/SearchButton.client'
import { BrandIcon } from '../ui/BrandIcon'
import { ButtonLink } from '../ui/ButtonLink'
import { NavMenu } from './NavMenu.client'

const external = { target: '_blank', rel: 'noopener' } as const

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
        <BrandIcon name={item.icon} />
      </Anchor>
    )
  }
  return (
    <Anchor
      href={item.href}
      {...rest}
      data-nav-link
      className={stacked ? 'flex min-h-11 items-center gap-2.5 text-[1.0625rem]' : 'nav-link'}
    >
      {item.icon && <BrandIcon name={item.icon} size={18} />}
      {item.label}
    </Anchor>
  )
}

/** One item of the navigation bar, in the bar or `stacked` in the mobile menu. */
export function NavItem({ item, stacked = false }: { item: ResolvedNavItem; stacked?: boolean }) {
  switch (item.kind) {
    case 'link':
      return <NavLink item={item} stacked={stacked} />
    case 'menu':
      return <NavMenu label={item.label} links={item.links} stacked={stacked} />
    case 'search':
      return <SearchButton stacked={stacked} />
    case 'html':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup from content/navigation, reviewed like all content
      return <div dangerouslySetInnerHTML={{ __html: item.html }} />
    case 'component':
      throw new Error(
        `The navigation component "${item.name}" is registered but has no implementation. Check components/layout/NavItem.tsx.`,
      )
  }
}
