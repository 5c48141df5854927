/**
 * Makes the buttons that keep or remove a stored search work every time. DocSearch 3.9.0 acts only when a CSS transition of the row
 * ends: with reduced motion none ever does, and a hover effect inside of the row ends it early or a second time. Here the click itself
 * ends the row's transition, once, and the browser's own events go no further. Returns a function that stops listening.
 */
export function finishStoredSearchActions(): () => void {
  const container = document.querySelector('.DocSearch-Container')
  if (!container) return () => {}
  const listening = new AbortController()
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('.DocSearch-Hit-action-button') : null
    const row = button?.closest('.DocSearch-Hit')
    // After the package's own handler has noted what to do.
    if (row) setTimeout(() => row.dispatchEvent(new Event('transitionend', { bubbles: true })))
  }
  const onTransitionEnd = (event: Event) => event.isTrusted && event.stopPropagation()
  container.addEventListener('click', onClick, { capture: true, signal: listening.signal })
  container.addEventListener('transitionend', onTransitionEnd, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
