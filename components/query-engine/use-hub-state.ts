import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { announceAddress, useAddressQuery } from '@/components/ui/use-address-query'
import { type HubEngine, type HubState, type HubView, searchOf, startState, stateFrom } from '@/lib/query-engines/hub-state'

/** Context of the hub: the engines, the visitor's selections, and a function to change them. */
type Hub = {
  engines: readonly HubEngine[]
  state: HubState
  /** Merges a partial state, or calls a function that derives the new state from the current one. */
  change: (part: Partial<HubState> | ((now: HubState) => HubState)) => void
}

/** On a phone, the table shows three columns. The lists by feature have space for all. The same width is in app/styles/state.css. */
const PHONE = '(width < 48rem)'

function onWidth(changed: () => void) {
  const phone = window.matchMedia(PHONE)
  phone.addEventListener('change', changed)
  return () => phone.removeEventListener('change', changed)
}

/** The view that this window shows if the address names none. */
const useFirstView = () =>
  useSyncExternalStore<HubView>(
    onWidth,
    () => (window.matchMedia(PHONE).matches ? 'features' : startState.view),
    () => startState.view,
  )

/**
 * State of the hub. It is stored only in the URL, so that a link or the back button restores it. A change of the view adds a history entry.
 * All other changes replace the current entry.
 */
export function useHubState(engines: readonly HubEngine[]): Hub {
  const address = useAddressQuery()
  const first = useFirstView()
  return useMemo(() => {
    const read = (search: string) =>
      stateFrom(
        search,
        engines.map(({ id }) => id),
        first,
      )
    const change: Hub['change'] = (part) => {
      // Several changes can happen before the next render, so read the current state from the URL.
      const now = read(window.location.search)
      const next = typeof part === 'function' ? part(now) : { ...now, ...part }
      const url = window.location.pathname + searchOf(next, first) + window.location.hash
      if (next.view === now.view) window.history.replaceState(window.history.state, '', url)
      else window.history.pushState(null, '', url)
      announceAddress()
    }
    return { engines, state: read(address), change }
  }, [address, engines, first])
}

export const HubContext = createContext<Hub | undefined>(undefined)

/** Returns the hub context. Throws an error outside `<HubProvider>`. */
export function useHub(): Hub {
  const hub = useContext(HubContext)
  if (!hub) throw new Error('useHub must be used inside <HubProvider>.')
  return hub
}
