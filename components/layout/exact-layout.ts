/**
 * While a page loads, the browser lays out code, tables and diagrams only when they are near the view (see state.css), and estimates the
 * heights of the others. `data-exact` ends that. The script in the head sets it if the first page opens at a place within it.
 */
export function setExactLayout(exact: boolean): void {
  document.documentElement.toggleAttribute('data-exact', exact)
}

/** The elements of state.css that may be left out. */
const PARTS = '.code, .table-box, .mermaid-figure'

/** Time that must be left in a pause of the browser to lay out a part, in milliseconds. */
const PART_TIME = 8

/**
 * Lays out the parts that were left out, in the pauses of the browser. Afterwards all heights are real: the position of the page is stored
 * and restored exactly, and a picture of the whole page shows everything.
 * @returns a function that stops it
 */
export function layOutWhenIdle(): () => void {
  // Only browsers without the styles of state.css lack this function.
  if (!('requestIdleCallback' in window) || document.documentElement.hasAttribute('data-exact')) return () => {}
  const parts = document.querySelectorAll<HTMLElement>(PARTS).values()
  const layOut = (pause: IdleDeadline) => {
    do {
      const { value: part, done } = parts.next()
      if (done) return setExactLayout(true)
      part.style.contentVisibility = 'visible'
      // The browser otherwise collects all changes for one layout.
      part.getBoundingClientRect()
    } while (pause.timeRemaining() > PART_TIME)
    request = requestIdleCallback(layOut)
  }
  let request = requestIdleCallback(layOut)
  return () => cancelIdleCallback(request)
}
