'use client'

import { type Prerendered, prerenderedContent } from '../ui/prerendered'
import { useHub } from './use-hub-state'

type Cells = Readonly<Record<string, Prerendered>>

/** Selected engines side by side, in the order of selection. `heads` and the cells of `rows` are rendered on the server, by engine id. */
export function ComparisonTable({ heads, rows }: { heads: Cells; rows: ReadonlyArray<{ head: string; cells: Cells }> }) {
  const chosen = useHub().state.compare
  if (chosen.length === 0) {
    return (
      <p className="mt-8 rounded-panel border border-line bg-sunken px-5 py-8 text-muted">
        Select engines to compare them here. The URL of this page contains your selection, so you can share or bookmark it.
      </p>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className="engine-box mt-8" aria-label="Engine comparison" tabIndex={0}>
      <table className="engine-table engine-comparison">
        <caption className="sr-only">Comparison of the selected query engines</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Feature</span>
            </th>
            {chosen.map((id) => (
              <th key={id} scope="col" {...prerenderedContent(heads[id])} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {chosen.map((id) => (
                <td key={id} {...prerenderedContent(cells[id])} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
