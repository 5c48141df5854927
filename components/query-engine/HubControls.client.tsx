'use client'

import { FilterResult, SearchField, SelectField } from '@/components/ui/FilterFields'
import { engineCategories, engineFeatures, featureFacts, levelFacts, supportLevels } from '@/lib/query-engines/engine'
import { fits, type HubState, type HubView, startState } from '@/lib/query-engines/hub-state'
import { CompareTray } from './CompareTray'
import { useHub } from './use-hub-state'

const views: Record<HubView, string> = { table: 'Table', cards: 'Cards', features: 'By feature', compare: 'Compare' }

const options: Record<'category' | 'feature' | 'level' | 'sort', ReadonlyArray<readonly [string, string]>> = {
  category: Object.entries(engineCategories),
  feature: engineFeatures.map((feature) => [feature, featureFacts[feature].label] as const),
  level: supportLevels.map((level) => [level, levelFacts[level].label] as const),
  sort: [['score', 'Total'], ['name', 'Name'], ...engineFeatures.map((feature) => [feature, featureFacts[feature].label] as const)],
}

/** Controls for the view, the filters and the sort order of the hub. */
export function HubControls() {
  const { engines, state, change } = useHub()
  const found = engines.filter((engine) => fits(engine, state)).length
  const filtered = Boolean(state.query || state.category || state.feature || state.level)
  const clear = () => change({ query: '', category: '', feature: '', level: '' })

  const select = (name: keyof typeof options, label: string, any?: string) => (
    <SelectField
      name={label}
      value={state[name]}
      options={options[name]}
      {...(any && { any })}
      onChange={(value) => change({ [name]: value } as Partial<HubState>)}
    />
  )

  return (
    <div className="needs-js no-print">
      <fieldset className="flex flex-wrap border-b sm:gap-1 border-line">
        <legend className="sr-only">View</legend>
        {Object.entries(views).map(([view, name]) => (
          <button
            key={view}
            type="button"
            aria-pressed={state.view === view}
            onClick={() => change({ view: view as HubView })}
            className="-mb-px min-h-11 border-b-2 border-transparent px-2.5 sm:px-3.5 font-medium text-muted transition hover:text-ink aria-pressed:border-brand aria-pressed:text-ink"
          >
            {name}
            {view === 'compare' && state.compare.length > 0 && ` (${state.compare.length})`}
          </button>
        ))}
      </fieldset>
      <div hidden={state.view === 'compare'} className="mt-5">
        <div className="grid grid-cols-2 gap-3 desktop:grid-cols-[minmax(12rem,1.4fr)_repeat(4,minmax(9rem,1fr))]">
          <SearchField
            name="Search"
            value={state.query}
            placeholder="Engine name"
            className="col-span-2 desktop:col-span-1"
            onChange={(query) => change({ query })}
          />
          {select('category', 'Category', 'All categories')}
          {select('feature', 'Feature', 'All features')}
          {select('level', 'Level', 'All levels')}
          {select('sort', 'Order')}
        </div>
        <FilterResult
          text={found === 0 ? 'No engines match these filters.' : `${found} of ${engines.length} engines`}
          filtered={filtered}
          onClear={clear}
        />
      </div>
      {state.view !== 'compare' && state.compare.length > 0 && (
        <CompareTray
          names={state.compare.map((id) => engines.find((engine) => engine.id === id)?.name ?? id)}
          onCompare={() => change({ view: 'compare' })}
          onClear={() => change({ compare: startState.compare })}
        />
      )}
    </div>
  )
}
