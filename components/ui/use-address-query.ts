import { useSyncExternalStore } from 'react'

const CHANGED = 'site:address'

/** Tells every component that shows a part of the address that it has changed. */
export function announceAddress(): void {
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(changed: () => void) {
  window.addEventListener(CHANGED, changed)
  window.addEventListener('popstate', changed)
  return () => {
    window.removeEventListener(CHANGED, changed)
    window.removeEventListener('popstate', changed)
  }
}

/**
 * The query of the page's address, such as `?tab=cli`, whoever changes it: a link, the browser's buttons or a component. Empty on the
 * server and until scripts run, so that prerendered pages hold every part. `useSearchParams` would leave those parts out of them.
 */
export const useAddressQuery = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
