/** Filter of the type explorer; '' means no restriction. `type` is the type in Iceberg, `query` are words. */
export type TypeFilter = { source: string; type: string; query: string }

/** Values that a filter can have, each with its label. */
export type FilterOptions = { sources: ReadonlyArray<readonly [string, string]>; types: ReadonlyArray<readonly [string, string]> }

/** Value of the filter for types that become different types, depending on the value. */
export const VARIES = 'varies'

/** Maximum number of characters of the words in an address. */
const LONGEST_QUERY = 64

/** Parses a filter from the query string. Unknown sources and types are ignored. */
export function filterFrom(search: string, { sources, types }: FilterOptions): TypeFilter {
  const asked = new URLSearchParams(search)
  const oneOf = (name: string, known: FilterOptions['types']) => known.find(([value]) => value === asked.get(name))?.[0] ?? ''
  return { source: oneOf('source', sources), type: oneOf('type', types), query: (asked.get('q') ?? '').slice(0, LONGEST_QUERY) }
}

/** Query string of a filter: '' or, for example, `?source=mysql&type=string`. */
export function searchOf({ source, type, query }: TypeFilter): string {
  const search = new URLSearchParams({ ...(source && { source }), ...(type && { type }), ...(query && { q: query }) }).toString()
  return search && `?${search}`
}
