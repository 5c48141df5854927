import { Anchor } from '@/components/ui/Anchor'
import { planOptions } from '@/lib/content/docs-home'
import type { Stop } from '@/lib/docs-home/plan'

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

/** All pages that a route through the documentation can consist of, with their reading times. */
export function RouteTable() {
  const options = planOptions()
  return (
    <table className="plan-table not-prose">
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
  )
}
