/**
 * Calls `update` immediately, and then at most once per frame while the page is scrolled or resized. Returns a function that removes the
 * listeners.
 */
export function onScroll(update: () => void): () => void {
  let frame = 0
  const run = () => {
    frame = 0
    update()
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(run)
  }
  update()
  window.addEventListener('scroll', schedule, { passive: true })
  window.addEventListener('resize', schedule, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', schedule)
    window.removeEventListener('resize', schedule)
  }
}
