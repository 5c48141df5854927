/** Duration in milliseconds for readers who prefer reduced motion, too short to be visible. */
const REDUCED = 1

/**
 * Duration in milliseconds for expanding or collapsing content of the given height in pixels. It grows more slowly than the height, so
 * that small sections do not feel slow and large ones do not jump. The formula is that of Material Design's collapse transition.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion || height <= 0) return REDUCED
  const units = height / 36
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10)
}
