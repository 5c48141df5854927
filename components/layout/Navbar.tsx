import { Anchor } from '@/components/ui/Anchor'
import { navbarItems } from '@/lib/content/navbar'
import { routes } from '@/lib/routes'
import { settings, site } from '@/lib/site.mjs'
import { SearchButton } from '../search/SearchButton.client'
import { Mark } from '../ui/Mark'
import { Static } from '../ui/Static'
import { MobileMenu } from './MobileMenu.client'
import { NavbarHiding } from './NavbarHiding.client'
import { NavItem } from './NavItem'
import { NavItemBoundary } from './NavItemBoundary.client'
import { ThemeSwitch } from './ThemeSwitch.client'

/** Logo and site name, linked to the home page. */
export function HomeLink() {
  return (
    <Anchor
      href={routes.home()}
      className="flex flex-none items-center gap-2 rounded-control font-display text-xl font-semibold tracking-tight text-ink"
      aria-label={`${site.name}, home`}
    >
      <Mark size={26} className="text-brand" />
      <span className="site-name">{site.name}</span>
    </Anchor>
  )
}

/** Number of items from which the bar is dense: its items have less space around them, so that all stay on one line. */
const DENSE = 10

/** Sticky navigation bar of every page. Below the desktop width, its items appear in the mobile menu. */
export function Navbar() {
  const items = navbarItems()
  const print = (position: 'left' | 'right') =>
    items.flatMap((entry, index) => (entry.position === position ? [<NavItem key={String(index)} item={entry.item} />] : []))
  return (
    <Static>
      <header data-dense={items.length >= DENSE ? '' : undefined} className="navbar sticky top-0 z-40 border-b border-line bg-paper">
        <nav aria-label="Main" className="mx-auto flex h-navbar max-w-site items-center gap-1 px-4 desktop:px-6">
          <MobileMenu>
            <ul className="flex flex-col">
              {items.map(({ item }, index) => (
                <li key={String(index)}>
                  <NavItem item={item} stacked />
                </li>
              ))}
            </ul>
          </MobileMenu>
          <HomeLink />
          <div className="navbar-links hidden items-center gap-1 desktop:ml-4 desktop:flex">{print('left')}</div>
          <div className="navbar-links ml-auto hidden flex-wrap items-center gap-1 desktop:flex">{print('right')}</div>
          <div className="ml-auto flex items-center desktop:ml-1">
            <NavItemBoundary name="search">
              <SearchButton icon />
            </NavItemBoundary>
            <ThemeSwitch />
          </div>
        </nav>
        {settings.navbar.hideOnScroll && <NavbarHiding />}
      </header>
    </Static>
  )
}
