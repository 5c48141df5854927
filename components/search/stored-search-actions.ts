/**
 * Makes the buttons that save or remove a stored search work reliably. DocSearch 3.9.0 runs their action when a CSS transition of the row
 * ends. With reduced motion there is no transition, and a hover effect inside the row can end one early or fire the event twice. This
 * function fires one synthetic `transitionend` event per click and stops the browser's events. Returns a function that removes the
 * listeners.
 */
export function finishStoredSearchActions(): () => void {
  const container = document.querySelector('.DocSearch-Container')
  if (!container) return () => {}
  const listening = new AbortController()
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('.DocSearch-Hit-action-button') : null
    const row = button?.closest('.DocSearch-Hit')
    // Deferred until DocSearch's click handler has stored the action to run.
    if (row) setTimeout(() => row.dispatchEvent(new Event('transitionend', { bubbles: true })))
  }
  const onTransitionEnd = (event: Event) => event.isTrusted && event.stopPropagation()
  container.addEventListener('click', onClick, { capture: true, signal: listening.signal })
  container.addEventListener('transitionend', onTransitionEnd, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
