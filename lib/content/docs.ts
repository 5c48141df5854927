import { input } from '../build/inputs.server'
import { breadcrumbs, type Crumb } from '../nav/breadcrumbs'
import { type NavLink, neighbours, openBranches, type SidebarNode, trailTo } from '../nav/sidebar'
import { routes } from '../routes'
import { factsOf, findPage } from './documents'
import { type ContentPage, isSnippet } from './page'
import { sidebarOf } from './sidebars'

/** Pages with a route of their own in `app/docs/`, so that no other page loads their scripts, by slug. */
export const pagesWithRoute: readonly string[] = ['', 'tools/types', 'tools/iceberg', 'tools/config']

/** The documentation sidebar with all pages of this build. */
export const docsSidebar = (): SidebarNode[] => sidebarOf('docs', routes.docs)

/** Everything that a documentation page shows in addition to its body. The sidebar has the pages of open categories; see `openBranches`. */
export type DocRoute = { page: ContentPage; sidebar: SidebarNode[]; crumbs: Crumb[]; previous?: NavLink; next?: NavLink }

/** State of a route as an input. */
export const routeState = (route: DocRoute | undefined) => route && { ...route, page: factsOf(route.page) }

/** The route at a path below `/docs/`, or undefined if the page does not exist. */
export const docRoute = input(
  'documentation-page',
  (slug): DocRoute | undefined => {
    const page = findPage('docs', slug)
    if (!page) return undefined
    const sidebar = docsSidebar()
    const trail = isSnippet(page) ? [{ label: 'Shared snippets' }] : trailTo(sidebar, page.url)
    return {
      page,
      sidebar: openBranches(sidebar, page.url),
      crumbs: breadcrumbs({ label: 'Docs', href: routes.docs() }, trail, page.slug === '' ? 'Introduction' : page.label),
      ...neighbours(sidebar, page.url),
    }
  },
  routeState,
)
