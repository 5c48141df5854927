import { Icon } from '@/components/ui/Icon'
import { planOptions } from '@/lib/content/docs-home'
import { RouteChooser } from './RouteChooser.client'
import { RouteTable } from './RouteTable'

/** Planner of a route through the documentation. Without JavaScript and on paper, a table of all pages that a route can consist of. */
export function RoutePlanner() {
  return (
    <div className="not-prose">
      <RouteChooser
        options={planOptions()}
        copyButton={
          <div className="code-actions">
            <button type="button" data-code-copy="" aria-label="Copy code" title="Copy code">
              <Icon name="copy" size={16} />
            </button>
          </div>
        }
      />
      <div className="without-js">
        <RouteTable />
      </div>
    </div>
  )
}
