import { seededRandom, seedOf } from './depth-lines'

/** Number of points of a ring, and the maximum deviation of a point from the circle, as a fraction of the radius. */
const POINTS = 9
const SWAY = 0.07

/** A closed, smooth, slightly irregular ring around the center of a 48x48 square. */
function ring(radius: number, random: () => number): string {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * Math.PI * 2
    const reach = radius * (1 + (random() - 0.5) * 2 * SWAY)
    return [24 + Math.cos(angle) * reach, 24 + Math.sin(angle) * reach] as const
  })
  const at = (index: number) => points[index % POINTS] ?? ([24, 24] as const)
  const middle = (index: number) => {
    const [a, b] = [at(index), at(index + 1)]
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  }
  const curves = points.map((_, index) => {
    const [x, y] = at(index + 1)
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(index + 1)}`
  })
  return `M${middle(0)}${curves.join('')}Z`
}

/** Two concentric rings derived from a name, as SVG paths in a 48x48 square. */
export function avatarRings(name: string): string[] {
  const random = seededRandom(seedOf(name))
  return [ring(20.5, random), ring(16.5, random)]
}
