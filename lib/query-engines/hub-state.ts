import { type EngineFeature, engineCategories, engineFeatures, type SupportLevel, supportLevels } from './engine'

/** Views of the query engine hub. */
const hubViews = ['table', 'cards', 'features', 'compare'] as const
export type HubView = (typeof hubViews)[number]

/** Maximum number of engines in a comparison. */
export const COMPARED = 4

/** Selections of a visitor. They are stored in the URL, so that they can be shared. */
export type HubState = {
  view: HubView
  query: string
  category: string
  feature: EngineFeature | ''
  level: SupportLevel | ''
  /** 'name', 'score' or a feature. */
  sort: string
  compare: string[]
}

export const startState: HubState = { view: 'table', query: '', category: '', feature: '', level: '', sort: 'score', compare: [] }

const pick = <Value extends string>(value: string | null, known: readonly Value[]): Value | '' => known.find((one) => one === value) ?? ''

/**
 * Parses the state from the query string. Unknown values are replaced by the defaults. `ids` are the IDs of all engines, and `first` is the
 * view that the window shows if the address names none.
 */
export function stateFrom(search: string, ids: readonly string[], first: HubView = startState.view): HubState {
  const query = new URLSearchParams(search)
  const compare = [...new Set((query.get('compare') ?? '').split(','))].filter((id) => ids.includes(id)).slice(0, COMPARED)
  return {
    view: pick(query.get('view'), hubViews) || first,
    query: (query.get('q') ?? '').slice(0, 64),
    category: pick(query.get('category'), Object.keys(engineCategories)),
    feature: pick(query.get('feature'), engineFeatures),
    level: pick(query.get('level'), supportLevels),
    sort: pick(query.get('sort'), ['name', 'score', ...engineFeatures]) || startState.sort,
    compare,
  }
}

/** The query string of a state; '' for the initial state. `first` as in `stateFrom`. */
export function searchOf(state: HubState, first: HubView = startState.view): string {
  const query = new URLSearchParams()
  if (state.view !== first) query.set('view', state.view)
  if (state.query) query.set('q', state.query)
  for (const key of ['category', 'feature', 'level'] as const) if (state[key]) query.set(key, state[key])
  if (state.sort !== startState.sort) query.set('sort', state.sort)
  const compare = state.compare.length > 0 ? `compare=${state.compare.join(',')}` : ''
  const all = [query.toString(), compare].filter(Boolean).join('&')
  return all && `?${all}`
}

/** The fields of an engine that filters and sorting use. */
export type HubEngine = { id: string; name: string; category: string; score: number; levels: Record<EngineFeature, SupportLevel> }

/** Whether an engine matches the filters. A level without a feature matches that level in any feature. */
export function fits(engine: HubEngine, { query, category, feature, level }: HubState): boolean {
  if (query && !engine.name.toLowerCase().includes(query.trim().toLowerCase())) return false
  if (category && engine.category !== category) return false
  if (feature && level) return engine.levels[feature] === level
  if (feature) return engine.levels[feature] !== 'none'
  return !level || Object.values(engine.levels).includes(level)
}

/** Compares two engines by name, score or a feature, best first. Ties are sorted by score and name. */
export function compareEngines(a: HubEngine, b: HubEngine, sort: string): number {
  const byName = a.name.localeCompare(b.name, 'en')
  if (sort === 'name') return byName
  const feature = engineFeatures.find((one) => one === sort)
  if (!feature) return b.score - a.score || byName
  return supportLevels.indexOf(a.levels[feature]) - supportLevels.indexOf(b.levels[feature]) || b.score - a.score || byName
}

/** Adds an engine to the comparison or removes it. Returns the state unchanged if the comparison is full. */
export function toggleCompared(state: HubState, id: string): HubState {
  if (state.compare.includes(id)) return { ...state, compare: state.compare.filter((one) => one !== id) }
  return state.compare.length < COMPARED ? { ...state, compare: [...state.compare, id] } : state
}
