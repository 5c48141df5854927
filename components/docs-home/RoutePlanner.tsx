import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import { planOptions } from '@/lib/content/docs-home'
import type { Stop } from '@/lib/docs-home/plan'
import { RouteChooser } from './RouteChooser.client'

function Stops({ stops }: { stops: readonly Stop[] }) {
  return (
    <ul className="plan-list">
      {stops.map(({ id, label, href, minutes }) => (
        <li key={id}>
          <Anchor href={href} className="link">
            {label}
          </Anchor>{' '}
          <span className="plan-minutes">{minutes} min</span>
        </li>
      ))}
    </ul>
  )
}

/** Planner of a route through the documentation. Without JavaScript and on paper, a table of all pages that a route can consist of. */
export function RoutePlanner() {
  const options = planOptions()
  return (
    <div className="not-prose">
      <RouteChooser
        options={options}
        copyButton={
          <div className="code-actions">
            <button type="button" data-code-copy="" aria-label="Copy code" title="Copy code">
              <Icon name="copy" size={16} />
            </button>
          </div>
        }
      />
      <table className="plan-table without-js">
        <caption className="sr-only">Pages for each source, catalog and query engine, with their reading times</caption>
        <tbody>
          {options.sources.map(({ id, label, setups }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>
                <Stops stops={setups} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">Catalogs</th>
            <td>
              <Stops stops={options.catalogs} />
            </td>
          </tr>
          <tr>
            <th scope="row">Query engines</th>
            <td>
              <Stops stops={options.engines} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
