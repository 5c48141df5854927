import { chosenIn, filterQuery } from '../filter-query'

/** Products with releases of their own, with the names that readers see. */
export const productNames = {
  engine: 'OLake connectors',
  ui: 'OLake UI',
  helm: 'Helm chart and worker',
  fusion: 'OLake Fusion',
} as const
type Product = keyof typeof productNames

/** Kinds of changes in a release, with their labels. */
export const releaseKinds = {
  breaking: 'Breaking changes',
  feature: 'New features',
  fix: 'Fixes',
  performance: 'Performance',
  security: 'Security',
  maintenance: 'Maintenance',
} as const
type ReleaseKind = keyof typeof releaseKinds

/** Filter of the list of releases; '' means no restriction. */
export type ReleaseFilter = { product: Product | ''; kind: ReleaseKind | '' }

/** Parses a filter from the query string. Unknown products and kinds are ignored. */
export const releaseFilter = (search: string): ReleaseFilter => ({
  product: chosenIn(search, 'product', Object.keys(productNames) as Product[]),
  kind: chosenIn(search, 'kind', Object.keys(releaseKinds) as ReleaseKind[]),
})

/** Number of releases for each filter, by its query string. Filters without releases have no entry. */
export type ReleaseCounts = Readonly<Record<string, number>>

/** Counts the releases for each filter, so that the browser needs no list of them. */
export function countReleases(releases: ReadonlyArray<{ product: Product; kinds: readonly ReleaseKind[] }>): ReleaseCounts {
  const counts: Record<string, number> = {}
  for (const { product, kinds } of releases) {
    for (const chosen of ['', product] as const) {
      for (const kind of ['', ...kinds] as const) {
        const key = filterQuery({ product: chosen, kind })
        counts[key] = (counts[key] ?? 0) + 1
      }
    }
  }
  return counts
}
