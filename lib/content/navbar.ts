import { navbar } from '@/content/navigation/navbar'
import { type NavContext, type ResolvedNavItem, resolveNavItem } from '../nav/navbar'
import { docsVersions, locales } from '../site.mjs'
import { docsSidebar } from './docs'
import { pagesOf } from './documents'

/** Names of the components that `custom-…` items may use. */
export const navbarComponentNames: readonly string[] = []

/** The navigation bar's items, resolved against the content of this build. Throws on a name that does not exist. */
export function navbarItems(): Array<{ position: 'left' | 'right'; item: ResolvedNavItem }> {
  const context: NavContext = {
    docs: new Map(pagesOf('docs').map((page) => [page.slug || 'index', page])),
    sidebars: new Map([['docs', docsSidebar()]]),
    versions: docsVersions,
    locales,
    components: navbarComponentNames,
  }
  return navbar.items.map((item) => ({ position: item.position, item: resolveNavItem(item, context) }))
}
