import { navbar } from '@/content/navigation/navbar'
import { input } from '../build/inputs.server'
import { localeBase } from '../locale'
import { latestRelease } from '../nav/latest-release'
import { type NavContext, navbarComponentNames, type ResolvedNavItem, resolveNavItem } from '../nav/navbar-items'
import { locale, settings } from '../site.mjs'
import { docsSidebar } from './docs'
import { pagesOf } from './documents'

/** Pages, sidebars, versions, locales and components that navigation bar items can refer to. */
export const navContext = (): NavContext => ({
  docs: new Map(pagesOf('docs').map((page) => [page.slug || 'index', page])),
  sidebars: new Map([['docs', docsSidebar()]]),
  versions: settings.docsVersions,
  locales: settings.locales.map((each) => ({ ...each, href: `${localeBase(each.code)}/`, current: each === locale })),
  components: navbarComponentNames,
})

const resolvedItems = input('navigation', (): Array<{ position: 'left' | 'right'; item: ResolvedNavItem }> => {
  const context = navContext()
  return (settings.navbar.items ?? navbar.items).map((item) => ({ position: item.position, item: resolveNavItem(item, context) }))
})

/** The items of the navigation bar, resolved against the content of this build. Throws on an unknown name. */
export const navbarItems = () => resolvedItems('bar')

const newestRelease = input('newest-release', (collection: 'docs') => latestRelease(pagesOf(collection)))

/** The newest OLake release with release notes in the documentation, or undefined. */
export const documentedRelease = () => newestRelease('docs')
