'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { announceAddress, useAddressQuery } from '@/components/ui/use-address-query'
import {
  isReadable,
  minutesOf,
  type PlanOptions,
  type Route,
  routeFrom,
  type routeParts,
  routeSentence,
  searchOf,
  stopsOf,
} from '@/lib/docs-home/plan'
import { routes } from '@/lib/routes'

type Part = (typeof routeParts)[number]
type Choose = (part: Part, id: string) => void

/** The route in the address, and a function that changes a part of it. Only the address stores it, so links and the back button restore it. */
function useRoute(options: PlanOptions): [Route, Choose] {
  const route = routeFrom(useAddressQuery(), options)
  /** The part that the last choice changed. Trying several values of one part adds a single entry to the history. */
  const last = useRef<Part>(undefined)

  useEffect(() => {
    const forget = () => {
      last.current = undefined
    }
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])

  const choose: Choose = (part, id) => {
    const next = routeFrom(searchOf(routeFrom(window.location.search, options), { [part]: id }), options)
    const url = window.location.pathname + searchOf(next) + window.location.hash
    if (part === last.current) window.history.replaceState(window.history.state, '', url)
    else window.history.pushState(null, '', url)
    last.current = part
    announceAddress()
  }
  return [route, choose]
}

/** The options of one part of the route, as radio buttons. */
function Choices({ part, legend, options, value, choose, children }: ChoicesProps) {
  return (
    <fieldset className="plan-step">
      <legend>{legend}</legend>
      <div className="plan-options">
        {options.map(({ id, label }) => (
          <label key={id} className="plan-option">
            <input type="radio" name={`plan-${part}`} value={id} checked={id === value} onChange={() => choose(part, id)} />
            {label}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  )
}

type ChoicesProps = {
  part: Part
  legend: string
  options: ReadonlyArray<{ id: string; label: string }>
  value: string
  choose: Choose
  children?: ReactNode
}

/** Where the source runs. */
function SetupChoice({ route: { source, setup }, choose }: { route: Route; choose: Choose }) {
  return (
    <label className="plan-place">
      <span>{source.label} guide for</span>
      <select value={setup.id} onChange={(event) => choose('setup', event.target.value)}>
        {source.setups.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What to know about the last page of a route: which catalogs the engine supports, and how it treats deletes. */
function EngineNote({ route }: { route: Route }) {
  const { engine, catalog } = route
  const matrix = routes.docs('understanding/compatibility-engines')
  if (isReadable(route)) {
    return (
      <p className="plan-note">
        {engine.advice} Catalogs: {engine.catalogs}.
      </p>
    )
  }
  return (
    <p className="plan-note plan-warning">
      <strong>
        {engine.label} cannot read from {catalog.label}.
      </strong>{' '}
      Supported catalogs: {engine.catalogs}. Compare all engines in{' '}
      <Anchor href={matrix} className="link">
        Query engine compatibility
      </Anchor>
      .
    </p>
  )
}

/** A source, a catalog and a query engine to choose from, and the route of three pages that they lead to. */
export function RouteChooser({ options, copyButton }: { options: PlanOptions; copyButton: ReactNode }) {
  const [route, choose] = useRoute(options)
  const kinds = ['Prepare the source', 'Set up the catalog', 'Query the tables']
  return (
    <div className="needs-js plan">
      <div className="no-print">
        <Choices part="source" legend="Source" options={options.sources} value={route.source.id} choose={choose}>
          <SetupChoice route={route} choose={choose} />
        </Choices>
        <Choices part="catalog" legend="Catalog" options={options.catalogs} value={route.catalog.id} choose={choose} />
        <Choices part="engine" legend="Engine" options={options.engines} value={route.engine.id} choose={choose} />
      </div>
      <section className="plan-route" aria-label="Your route">
        <p className="plan-sum">
          <strong>Your route</strong>
          <span>3 pages, {minutesOf(route)} min</span>
          <button type="button" className="plan-share group no-print" data-copy-address="">
            <span className="group-data-done:hidden">Copy link</span>
            <span className="hidden text-good group-data-done:inline">Copied</span>
          </button>
        </p>
        <ol className="plan-stops">
          {stopsOf(route).map(({ title, href, minutes }, index) => (
            <li key={kinds[index]}>
              <span className="plan-kind">
                {kinds[index]} <span className="plan-minutes">{minutes} min</span>
              </span>
              <Anchor href={href} className="link">
                {title}
              </Anchor>
            </li>
          ))}
        </ol>
        <EngineNote route={route} />
        <p className="plan-note">
          With the source described in <code>source.json</code>, this command connects to it and writes everything that OLake can read to{' '}
          <code>streams.json</code>:
        </p>
        <figure className="code plan-command" data-language="bash" aria-label={`Command for ${route.source.label}`}>
          <div className="relative">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1) */}
            <pre tabIndex={0}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from escaped tokens by lib/mdx/highlight-sync.ts */}
              <code dangerouslySetInnerHTML={{ __html: route.source.command }} />
            </pre>
            {copyButton}
          </div>
        </figure>
      </section>
      <output className="sr-only" aria-live="polite">
        {routeSentence(route)}
      </output>
    </div>
  )
}
