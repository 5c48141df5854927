import { queryEngineSidebarItems } from '@/content/navigation/query-engine-sidebar'
import { breadcrumbs } from '../nav/breadcrumbs'
import { buildSidebar, neighbours, type SidebarNode } from '../nav/sidebar'
import { engineScore } from '../query-engines/engine'
import type { ListedEngine } from '../query-engines/table'
import { routes } from '../routes'
import type { DocRoute } from './docs'
import { hiddenDrafts, pagesOf } from './documents'
import { listedPages } from './lists'

/** The sidebar of the query engine guides with all guides of this build. */
function queryEngineSidebar(): SidebarNode[] {
  return buildSidebar(queryEngineSidebarItems, pagesOf('query-engine'), {
    hidden: new Set(hiddenDrafts('query-engine')),
    addressOf: routes.queryEngine,
    file: 'content/navigation/query-engine-sidebar.ts',
  })
}

/** All engines with a record, sorted by total score in descending order, then by name. */
export function listedEngines(): ListedEngine[] {
  return listedPages('query-engine')
    .flatMap(({ slug, url, engine }) => (engine ? [{ id: slug, url, record: engine }] : []))
    .sort((a, b) => engineScore(b.record) - engineScore(a.record) || a.record.name.localeCompare(b.record.name, 'en'))
}

/** The route of an engine guide, or undefined if it does not exist. */
export function engineRoute(slug: string): DocRoute | undefined {
  const page = pagesOf('query-engine').find((candidate) => candidate.slug === slug)
  if (!page) return undefined
  const sidebar = queryEngineSidebar()
  const trail = [{ label: 'Query Engine', href: routes.queryEngine() }]
  return {
    page,
    sidebar,
    crumbs: breadcrumbs({ label: 'Iceberg', href: routes.blog('iceberg') }, trail, page.label),
    ...neighbours(sidebar, page.url),
  }
}
