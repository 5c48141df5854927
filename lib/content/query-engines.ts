import { input } from '../build/inputs.server'
import { breadcrumbs } from '../nav/breadcrumbs'
import { neighbours } from '../nav/sidebar'
import { engineScore } from '../query-engines/engine'
import type { ListedEngine } from '../query-engines/table'
import { routes } from '../routes'
import { type DocRoute, routeState } from './docs'
import { findPage } from './documents'
import { listedPages } from './lists'
import { sidebarOf } from './sidebars'

/** All engines with a record, sorted by total score in descending order, then by name. */
export function listedEngines(): ListedEngine[] {
  return listedPages('query-engine')
    .flatMap(({ slug, url, engine }) => (engine ? [{ id: slug, url, record: engine }] : []))
    .sort((a, b) => engineScore(b.record) - engineScore(a.record) || a.record.name.localeCompare(b.record.name, 'en'))
}

/** The route of an engine guide, or undefined if it does not exist. */
export const engineRoute = input(
  'engine-guide',
  (slug): DocRoute | undefined => {
    const page = findPage('query-engine', slug)
    if (!page) return undefined
    const sidebar = sidebarOf('query-engine', routes.queryEngine)
    const trail = [{ label: 'Query Engine', href: routes.queryEngine() }]
    return {
      page,
      sidebar,
      crumbs: breadcrumbs({ label: 'Iceberg', href: routes.blog('iceberg') }, trail, page.label),
      ...neighbours(sidebar, page.url),
    }
  },
  routeState,
)
