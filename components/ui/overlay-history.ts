type OverlayState = { overlay?: boolean } | null

/** Whether the current history entry is that of an open overlay. A navigation from an overlay replaces this entry. */
export const isOverlayEntry = () => (window.history.state as OverlayState)?.overlay === true

/** The removal of the entry of the last closed overlay, until the browser has finished it. */
let removal: Promise<void> | undefined

function removeEntry(): void {
  const removed = new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }))
  removal = removed
  removed.then(() => {
    if (removal === removed) removal = undefined
  })
  window.history.back()
}

/**
 * Adds a history entry for an overlay that covers the page, so that the back button closes the overlay and stays on the page. If the entry
 * of another overlay is still being removed, this one is added afterwards, because it would otherwise be the one that is removed.
 * @param close closes the overlay; called when the visitor goes back
 * @returns a function to call after the overlay has closed. It removes the entry, unless `keep` is set because a navigation replaces it.
 */
export function addOverlayEntry(close: () => void): (keep?: boolean) => void {
  let closed = false
  const add = () => {
    if (closed) return
    window.history.pushState({ ...window.history.state, overlay: true }, '')
    window.addEventListener('popstate', close, { once: true })
  }
  if (removal) removal.then(add)
  else add()
  return (keep = false) => {
    closed = true
    window.removeEventListener('popstate', close)
    if (!keep && isOverlayEntry() && !removal) removeEntry()
  }
}
