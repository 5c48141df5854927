/**
 * Calls `update` at once, and then at most once a frame while the page scrolls or changes its size. Returns a function that ends it.
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
