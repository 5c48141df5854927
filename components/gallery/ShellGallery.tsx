import { VersionMenu } from '@/components/docs/VersionMenu'
import { NavItem } from '@/components/layout/NavItem'
import { SolutionsPopover } from '@/components/layout/SolutionsPopover.client'
import { ThemeSwitch } from '@/components/layout/ThemeSwitch.client'
import { navContext } from '@/lib/content/navbar'
import { type NavItem as NavItemEntry, resolveNavItem } from '@/lib/nav/navbar-items'
import { Exhibit, Specimen } from './Specimen'

const versions = [
  { name: 'current', label: 'Next', isLast: true, path: '/docs/', mainDocId: 'index' },
  { name: '0.x', label: '0.x', isLast: false, path: '/docs/release/overview/', mainDocId: 'release/overview' },
]
const locales = [
  { code: 'en', label: 'English', htmlLang: 'en', href: '#NavItem', current: true },
  { code: 'de', label: 'Deutsch', htmlLang: 'de-DE', href: '#NavItem', current: false },
]

/** One item of each kind that the navigation bar supports. */
const items: Record<string, NavItemEntry> = {
  'plain link': { label: 'Docs', to: '/docs/' },
  'plain link with an icon': { label: 'GitHub', href: 'https://github.com/datazip-inc/olake', icon: 'github' },
  'plain link with emphasis': { label: 'Talk to us', to: '#NavItem', emphasis: true },
  dropdown: { type: 'dropdown', label: 'Iceberg', items: [{ label: 'Query Engine', to: '/iceberg/query-engine/' }] },
  doc: { type: 'doc', docId: 'getting-started/quickstart' },
  docSidebar: { type: 'docSidebar', sidebarId: 'docs', label: 'Documentation' },
  docsVersion: { type: 'docsVersion' },
  docsVersionDropdown: { type: 'docsVersionDropdown' },
  localeDropdown: { type: 'localeDropdown' },
  search: { type: 'search' },
  html: { type: 'html', value: '<b>HTML</b>' },
  'custom-latest-release': { type: 'custom-latest-release' },
  'custom-solutions': { type: 'custom-solutions' },
}

/** Components of the page shell in every state, including states that the current settings in lib/settings.mjs do not use. */
export function ShellGallery() {
  const context = { ...navContext(), versions, locales }
  return (
    <>
      <Exhibit name="NavItem" about="All item types of the navigation bar, on desktop and in the mobile menu.">
        {Object.entries(items).map(([kind, item]) => {
          const resolved = resolveNavItem(item, context)
          return (
            <Specimen key={kind} state={kind}>
              <div className="not-prose grid grid-cols-2 items-start gap-5">
                <div className="flex">
                  <NavItem item={resolved} />
                </div>
                <NavItem item={resolved} stacked />
              </div>
            </Specimen>
          )
        })}
      </Exhibit>
      <Exhibit name="Navbar that hides" about="Hides on scroll down and reappears on scroll up. Setting: navbar.hideOnScroll.">
        {([undefined, ''] as const).map((hidden) => (
          <Specimen key={String(hidden)} state={hidden === undefined ? 'shown' : 'hidden'}>
            <div className="not-prose overflow-hidden border border-line">
              <div className="navbar flex h-navbar items-center border-b border-line px-4" data-hidden={hidden}>
                <NavItem item={resolveNavItem({ label: 'Docs', to: '/docs/' }, context)} />
              </div>
            </div>
          </Specimen>
        ))}
      </Exhibit>
      <Exhibit name="ThemeSwitch" about="Switches between light and dark, or between system, light and dark with colorMode.followSystem.">
        <Specimen state="two themes">
          <ThemeSwitch followSystem={false} />
        </Specimen>
        <Specimen state="with the theme of the system">
          <ThemeSwitch followSystem />
        </Specimen>
      </Exhibit>
      <Exhibit name="VersionMenu" about="Version of the documentation, with a menu if there are several versions.">
        <Specimen state="one version">
          <VersionMenu versions={versions.slice(0, 1)} url="/docs/" />
        </Specimen>
        <Specimen state="two versions, the older one is read">
          <div className="not-prose h-40">
            <VersionMenu versions={versions} url="/docs/release/overview/" />
          </div>
        </Specimen>
      </Exhibit>
      <Exhibit
        name="SolutionsPopover"
        about="Popover with entries and actions. Closes on Escape, on an outside click, and when the focus leaves."
      >
        <Specimen>
          <div className="not-prose min-h-96">
            <SolutionsPopover />
          </div>
        </Specimen>
      </Exhibit>
    </>
  )
}
