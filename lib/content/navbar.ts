import { navbar } from '@/content/navigation/navbar'
import { localeBase } from '../locale'
import { latestRelease } from '../nav/latest-release'
import { type NavContext, navbarComponentNames, type ResolvedNavItem, resolveNavItem } from '../nav/navbar'
import { docsVersions, locale, locales, navbarSettings } from '../site.mjs'
import { docsSidebar } from './docs'
import { pagesOf } from './documents'

/** What items of the navigation bar refer to by name: pages, sidebars, versions, locales and components of this build. */
export const navContext = (): NavContext => ({
  docs: new Map(pagesOf('docs').map((page) => [page.slug || 'index', page])),
  sidebars: new Map([['docs', docsSidebar()]]),
  versions: docsVersions,
  locales: locales.map((each) => ({ ...each, href: `${localeBase(each.code)}/`, current: each === locale })),
  components: navbarComponentNames,
})

/** The navigation bar's items, resolved against the content of this build. Throws on a name that does not exist. */
export function navbarItems(): Array<{ position: 'left' | 'right'; item: ResolvedNavItem }> {
  const context = navContext()
  return (navbarSettings.items ?? navbar.items).map((item) => ({ position: item.position, item: resolveNavItem(item, context) }))
}

/** The newest release of the tool that the documentation has notes of, or undefined. */
export const documentedRelease = () => latestRelease(pagesOf('docs'))
