import { useSyncExternalStore } from 'react'

const CHANGED = 'site:address'

/** Notifies all users of `useAddressQuery` that the URL has changed. Call it after `history.replaceState` or `pushState`. */
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
 * Query string of the page's URL, such as `?tab=cli`, updated when a link, the back button or a component changes it. It is empty on the
 * server and during hydration, so that components can be prerendered. With `useSearchParams`, Next.js would omit them from static HTML.
 */
export const useAddressQuery = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
