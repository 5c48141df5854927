/**
 * The route planner of the documentation: a source, a catalog and a query engine lead to three pages. Without content, because the browser
 * uses it; lib/content/docs-home.ts reads the options.
 */

/** A page of a route. `label` is the name of the choice that leads to it, `minutes` its reading time. */
export type Stop = { id: string; label: string; title: string; href: string; minutes: number }

/** A source with the pages that prepare it, by the place where it runs. `command` lists its streams, as highlighted HTML. */
export type PlannedSource = { id: string; label: string; setups: readonly Stop[]; command: string }

/** A query engine: the catalogs that it supports as text, those that it cannot read from as ids, and advice on the write mode. */
export type PlannedEngine = Stop & { catalogs: string; unsupported: readonly string[]; advice: string }

export type PlanOptions = { sources: readonly PlannedSource[]; catalogs: readonly Stop[]; engines: readonly PlannedEngine[] }

/** A complete choice. */
export type Route = { source: PlannedSource; setup: Stop; catalog: Stop; engine: PlannedEngine }

/** The parts of a route, in the order of the address and of the page. */
export const routeParts = ['source', 'setup', 'catalog', 'engine'] as const
type RoutePart = (typeof routeParts)[number]

/** The route of a visitor who has not chosen yet. */
const start: Record<RoutePart, string> = { source: 'postgres', setup: 'rds', catalog: 'glue', engine: 'trino' }

/** The option with an id, or else the one of the start, or else the first. Throws if there are no options. */
function chosen<Option extends { id: string }>(options: readonly Option[], id: string | null, part: RoutePart): Option {
  const option = options.find((one) => one.id === id) ?? options.find((one) => one.id === start[part]) ?? options[0]
  if (!option) throw new Error(`The route planner has no options for "${part}".`)
  return option
}

/** The route in a query string. Missing and unknown parts are replaced: a setup page by the first of its source, others by the start. */
export function routeFrom(search: string, { sources, catalogs, engines }: PlanOptions): Route {
  const asked = new URLSearchParams(search)
  const source = chosen(sources, asked.get('source'), 'source')
  return {
    source,
    setup: chosen(source.setups, asked.get('setup'), 'setup'),
    catalog: chosen(catalogs, asked.get('catalog'), 'catalog'),
    engine: chosen(engines, asked.get('engine'), 'engine'),
  }
}

/** The query string of a route. @param changed ids that replace parts of the route */
export const searchOf = (route: Route, changed: Partial<Record<RoutePart, string>> = {}): string =>
  `?${new URLSearchParams(routeParts.map((part) => [part, changed[part] ?? route[part].id]))}`

/** The pages of a route, in reading order. */
export const stopsOf = ({ setup, catalog, engine }: Route): readonly [Stop, Stop, Stop] => [setup, catalog, engine]

/** Reading time of a route in minutes. */
export const minutesOf = (route: Route): number => stopsOf(route).reduce((sum, { minutes }) => sum + minutes, 0)

/** Whether the engine can read tables in the catalog. */
export const isReadable = ({ catalog, engine }: Route): boolean => !engine.unsupported.includes(catalog.id)

/** The route as a sentence for screen readers. */
export const routeSentence = (route: Route): string =>
  `Route with 3 pages, ${minutesOf(route)} minutes of reading: ${stopsOf(route)
    .map(({ title }) => title)
    .join(', then ')}.${isReadable(route) ? '' : ` ${route.engine.label} cannot read from ${route.catalog.label}.`}`
