import { createContext, useContext, useMemo } from 'react'
import { announceAddress, useAddressQuery } from '@/components/ui/use-address-query'
import { type HubEngine, type HubState, searchOf, stateFrom } from '@/lib/query-engines/hub-state'

/** What the parts of the hub share: the engines, what the visitor chose, and how to change it. */
type Hub = {
  engines: readonly HubEngine[]
  state: HubState
  /** Changes some of the state, or derives a new state from the current one. */
  change: (part: Partial<HubState> | ((now: HubState) => HubState)) => void
}

/**
 * The state of the hub. It is stored in the address only: what is chosen is written there, and read from there. A new view adds an entry
 * to the history; every other choice replaces the current one.
 */
export function useHubState(engines: readonly HubEngine[]): Hub {
  const address = useAddressQuery()
  return useMemo(() => {
    const read = (search: string) =>
      stateFrom(
        search,
        engines.map(({ id }) => id),
      )
    const change: Hub['change'] = (part) => {
      // Several choices may come before the next rendering, so the current state is read from the address.
      const now = read(window.location.search)
      const next = typeof part === 'function' ? part(now) : { ...now, ...part }
      const url = window.location.pathname + searchOf(next) + window.location.hash
      if (next.view === now.view) window.history.replaceState(window.history.state, '', url)
      else window.history.pushState(null, '', url)
      announceAddress()
    }
    return { engines, state: read(address), change }
  }, [address, engines])
}

export const HubContext = createContext<Hub | undefined>(undefined)

/** The hub around a component. Throws outside of `<HubProvider>`. */
export function useHub(): Hub {
  const hub = useContext(HubContext)
  if (!hub) throw new Error('A part of the query engine hub is used outside of <HubProvider>.')
  return hub
}
