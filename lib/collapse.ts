/** Milliseconds of an animation for readers who ask for reduced motion: over before it is seen. */
const REDUCED = 1

/**
 * Duration in milliseconds for opening or closing a part of some height, in pixels. It grows slower than the height, so that small
 * parts do not drag and large ones do not jump. The formula is that of Material Design's collapse transition.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion || height <= 0) return REDUCED
  const units = height / 36
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10)
}
