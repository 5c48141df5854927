import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether scripts run: false on the server and during hydration, true afterwards. Controls that need scripts wait for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
