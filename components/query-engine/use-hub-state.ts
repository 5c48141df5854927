import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { useAddressQuery } from '@/components/ui/use-address-query'
import { type HubEngine, type HubState, searchOf, startState, stateFrom, toggleCompared } from '@/lib/query-engines/hub-state'
import { applyHubState } from './apply-hub-state'

/**
 * The state of the hub that stands around `anchor`: read from the address, written to it, and shown in the views. A new view makes an
 * entry of the history; every other choice changes the current one.
 */
export function useHubState(anchor: RefObject<HTMLElement | null>, list: readonly HubEngine[]) {
  const [state, setState] = useState(startState)
  const engines = useMemo(() => new Map(list.map((engine) => [engine.id, engine])), [list])

  const address = useAddressQuery()
  useEffect(() => setState(stateFrom(address, [...engines.keys()])), [address, engines])

  const change = useCallback(
    (part: Partial<HubState> | ((now: HubState) => HubState)) => {
      // The address is the truth: several choices may come before the next rendering.
      const now = stateFrom(window.location.search, [...engines.keys()])
      const next = typeof part === 'function' ? part(now) : { ...now, ...part }
      const address = window.location.pathname + searchOf(next) + window.location.hash
      if (next.view === now.view) window.history.replaceState(window.history.state, '', address)
      else window.history.pushState(null, '', address)
      setState(next)
    },
    [engines],
  )

  useEffect(() => {
    const hub = anchor.current?.closest('[data-hub]')
    if (hub) applyHubState(hub, engines, state)
  }, [anchor, engines, state])

  useEffect(() => {
    const hub = anchor.current?.closest('[data-hub]')
    const given = new AbortController()
    hub?.addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLInputElement && 'compare' in target.dataset) change((now) => toggleCompared(now, target.value))
      },
      { signal: given.signal },
    )
    hub?.addEventListener(
      'click',
      ({ target }) => {
        const header = target instanceof Element ? target.closest('th[data-sort] button')?.closest('th') : undefined
        const sort = header?.dataset.sort
        if (sort) change((now) => ({ ...now, sort: now.sort === sort ? startState.sort : sort }))
      },
      { signal: given.signal },
    )
    return () => given.abort()
  }, [anchor, change])

  return { state, change }
}
