import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether React has hydrated the page: false on the server and during hydration, true afterward. For controls that need JavaScript. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
