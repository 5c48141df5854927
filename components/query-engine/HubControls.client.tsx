'use client'

import { useRef } from 'react'
import { engineCategories, engineFeatures, featureFacts, levelFacts, supportLevels } from '@/lib/query-engines/engine'
import { fits, type HubEngine, type HubState, type HubView, startState } from '@/lib/query-engines/hub-state'
import { CompareTray } from './CompareTray'
import { useHubState } from './use-hub-state'

const views: Record<HubView, string> = { table: 'Table', cards: 'Cards', features: 'By feature', compare: 'Compare' }

const options = {
  category: Object.entries(engineCategories),
  feature: engineFeatures.map((feature) => [feature, featureFacts[feature].label]),
  level: supportLevels.map((level) => [level, levelFacts[level].label]),
  sort: [['score', 'Total'], ['name', 'Name'], ...engineFeatures.map((feature) => [feature, featureFacts[feature].label])],
}

const field = 'h-10 rounded-control border border-control bg-paper px-3 text-[0.9375rem]'

/** Views, filters and order of the engines around it. The engines' texts stay in the page; only what decides comes along. */
export function HubControls({ engines }: { engines: readonly HubEngine[] }) {
  const anchor = useRef<HTMLDivElement>(null)
  const { state, change } = useHubState(anchor, engines)
  const found = engines.filter((engine) => fits(engine, state)).length
  const filtered = Boolean(state.query || state.category || state.feature || state.level)
  const clear = () => change({ query: '', category: '', feature: '', level: '' })

  const select = (name: keyof typeof options, label: string, any?: string) => (
    <label className="text-[0.8125rem] text-muted">
      {label}
      <select
        value={state[name]}
        onChange={(event) => change({ [name]: event.target.value } as Partial<HubState>)}
        className={`${field} mt-1 block w-full text-ink`}
      >
        {any && <option value="">{any}</option>}
        {options[name].map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )

  return (
    <div ref={anchor} className="needs-js no-print">
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
          <label className="col-span-2 text-[0.8125rem] text-muted desktop:col-span-1">
            Search
            <input
              type="search"
              value={state.query}
              onChange={(event) => change({ query: event.target.value })}
              placeholder="Name of an engine"
              className={`${field} mt-1 block w-full text-ink`}
            />
          </label>
          {select('category', 'Category', 'All categories')}
          {select('feature', 'Feature', 'All features')}
          {select('level', 'Level', 'All levels')}
          {select('sort', 'Order')}
        </div>
        <div className="mt-3 flex min-h-8 flex-wrap items-center gap-x-4 text-sm text-muted">
          <output>{found === 0 ? 'No engine fits these filters.' : `${found} of ${engines.length} engines`}</output>
          {filtered && (
            <button type="button" onClick={clear} className="min-h-8 text-brand underline underline-offset-4">
              Clear filters
            </button>
          )}
        </div>
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
