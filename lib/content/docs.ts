import { breadcrumbs, type Crumb } from '../nav/breadcrumbs'
import { type NavLink, neighbours, type SidebarNode, trailTo } from '../nav/sidebar'
import { routes } from '../routes'
import { pagesOf } from './documents'
import { type ContentPage, isSnippet } from './page'
import { sidebarOf } from './sidebars'

/** The documentation sidebar with all pages of this build. */
export const docsSidebar = (): SidebarNode[] => sidebarOf('docs', routes.docs)

/** Everything that a documentation page shows in addition to its body. */
export type DocRoute = { page: ContentPage; sidebar: SidebarNode[]; crumbs: Crumb[]; previous?: NavLink; next?: NavLink }

/** The route at a path below `/docs/`, or undefined if the page does not exist. */
export function docRoute(slug: string): DocRoute | undefined {
  const page = pagesOf('docs').find((candidate) => candidate.slug === slug)
  if (!page) return undefined
  const sidebar = docsSidebar()
  const trail = isSnippet(page) ? [{ label: 'Shared snippets' }] : trailTo(sidebar, page.url)
  return {
    page,
    sidebar,
    crumbs: breadcrumbs({ label: 'Docs', href: routes.docs() }, trail, page.slug === '' ? 'Introduction' : page.label),
    ...neighbours(sidebar, page.url),
  }
}
