import type { EngineFeature } from '@/lib/query-engines/engine'
import { COMPARED, compareEngines, fits, type HubEngine, type HubState } from '@/lib/query-engines/hub-state'

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

/** Puts the rows, cards or list items of one parent in order, and hides those that do not fit. Answers how many are left. */
function arrange(parent: ParentNode & Node, engines: ReadonlyMap<string, HubEngine>, state: HubState): number {
  const items = all(parent, ':scope > [data-engine]')
  const engineOf = (item: HTMLElement) => engines.get(item.dataset.engine ?? '')
  const ordered = items
    .flatMap((item) => {
      const engine = engineOf(item)
      return engine ? [{ item, engine }] : []
    })
    .sort((a, b) => compareEngines(a.engine, b.engine, state.sort))
  for (const { item, engine } of ordered) {
    item.hidden = !fits(engine, state)
    parent.appendChild(item)
  }
  return items.filter((item) => !item.hidden).length
}

/** Shows the columns of the chosen engines, in the order of their choice. */
function arrangeComparison(root: ParentNode, chosen: readonly string[]) {
  for (const cell of all(root, '[data-compare-table] [data-engine]')) cell.hidden = !chosen.includes(cell.dataset.engine ?? '')
  for (const row of all(root, '[data-compare-table] tr'))
    for (const id of chosen) {
      const cell = row.querySelector(`:scope > [data-engine="${id}"]`)
      if (cell) row.append(cell)
    }
  for (const table of all(root, '[data-compare-table]')) table.hidden = chosen.length === 0
  for (const message of all(root, '[data-compare-empty]')) message.hidden = chosen.length > 0
}

function markSorting(root: ParentNode, sort: string) {
  for (const header of all(root, 'th[data-sort]')) {
    const order = sort === 'name' ? 'ascending' : 'descending'
    header.setAttribute('aria-sort', header.dataset.sort === sort ? order : 'none')
    for (const button of header.querySelectorAll('button')) button.disabled = false
  }
}

/** Brings the hub's views, which the server has rendered whole, into a state. */
export function applyHubState(root: ParentNode, engines: ReadonlyMap<string, HubEngine>, state: HubState) {
  for (const view of all(root, '[data-view]')) view.toggleAttribute('data-shown', view.dataset.view === state.view)
  for (const list of all(root, '[data-view="table"] tbody, [data-view="cards"] ul')) arrange(list, engines, state)
  for (const section of all(root, '[data-feature]')) {
    const feature = section.dataset.feature as EngineFeature
    const list = section.querySelector('ul')
    // Under its feature's heading, an engine stands for its level there.
    const within = state.level ? { ...state, feature } : state
    const left = list ? arrange(list, engines, within) : 0
    section.hidden = left === 0 || (state.feature !== '' && state.feature !== feature)
  }
  arrangeComparison(root, state.compare)
  markSorting(root, state.sort)
  for (const box of root.querySelectorAll<HTMLInputElement>('[data-compare]')) {
    box.checked = state.compare.includes(box.value)
    box.disabled = !box.checked && state.compare.length >= COMPARED
  }
}
