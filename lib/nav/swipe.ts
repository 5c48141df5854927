/** Position of a touch in pixels. */
export type TouchPoint = { x: number; y: number }

/** Direction of a swipe of at least `distance` pixels that is more horizontal than vertical; undefined for any other touch. */
export function swipeDirection(from: TouchPoint, to: TouchPoint, distance: number): 'left' | 'right' | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (Math.abs(x) < distance || Math.abs(x) <= Math.abs(y)) return undefined
  return x < 0 ? 'left' : 'right'
}
