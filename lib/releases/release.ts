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
export function releaseFilter(search: string): ReleaseFilter {
  const asked = new URLSearchParams(search)
  const oneOf = <Name extends string>(name: string, known: Record<Name, unknown>): Name | '' =>
    (Object.keys(known) as Name[]).find((value) => value === asked.get(name)) ?? ''
  return { product: oneOf('product', productNames), kind: oneOf('kind', releaseKinds) }
}

/** Query string of a filter: '' or, for example, `?product=ui`. */
export function releaseSearch({ product, kind }: ReleaseFilter): string {
  const search = new URLSearchParams({ ...(product && { product }), ...(kind && { kind }) }).toString()
  return search && `?${search}`
}

/** Product and kinds of changes of a release: the data that the filter needs. */
export type FilteredRelease = { product: Product; kinds: readonly ReleaseKind[] }

/** Whether a release matches the filter. */
export const fitsReleaseFilter = (release: FilteredRelease, { product, kind }: ReleaseFilter) =>
  (!product || release.product === product) && (!kind || release.kinds.includes(kind))
