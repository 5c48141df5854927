import { pathOf, seededRandom } from './depth-lines'

/** Points of a line. */
const POINTS = 72
/** Radius of the deepest point, as a share of the outermost line. No section ends in a dot. */
const FLOOR = 0.07

/**
 * Closed contour lines around one deepest point, from the outermost to the innermost, as SVG paths that fill `width` x `height`. Line n is
 * where section n begins, and its distance from the next line is the length of the section. Lines never cross.
 * @param shares length of each section as a share of all
 */
export function sectionContours(options: { seed: number; width: number; height: number; shares: readonly number[] }): string[] {
  const { width, height, shares } = options
  const random = seededRandom(options.seed)
  const waves = [1, 2, 3, 4].map((count) => ({ count, size: 0.17 / count ** 0.8, phase: random() * 2 * Math.PI, twist: random() - 0.5 }))
  const angle = random() * 2 * Math.PI
  const drift = { x: 0.17 * Math.cos(angle), y: 0.17 * Math.sin(angle) }

  const lineAt = (radius: number) =>
    Array.from({ length: POINTS + 1 }, (_, index): [number, number] => {
      const turn = ((index % POINTS) / POINTS) * 2 * Math.PI
      const bulge = waves.reduce((sum, { count, size, phase, twist }) => sum + size * Math.cos(count * turn + phase + twist * radius), 0)
      const reach = radius * (1 + radius * bulge)
      return [drift.x * (1 - radius) + reach * Math.cos(turn), drift.y * (1 - radius) + reach * Math.sin(turn)]
    })

  let left = 1
  const lines = shares.map((share) => {
    const radius = FLOOR + (1 - FLOOR) * left
    left = Math.max(left - share, 0)
    return lineAt(radius)
  })
  const [outermost = []] = lines
  const range = (axis: 0 | 1) => {
    const values = outermost.map((point) => point[axis])
    const from = Math.min(...values)
    return { from, size: Math.max(...values) - from }
  }
  const [across, down] = [range(0), range(1)]
  // The lines themselves have a width, too.
  const edge = 2
  return lines.map((line) =>
    pathOf(
      line.map(([x, y]) => [
        edge + ((x - across.from) / across.size) * (width - 2 * edge),
        edge + ((y - down.from) / down.size) * (height - 2 * edge),
      ]),
      [1, 1],
    ),
  )
}
