/**
 * Bathymetric contour lines from seeded gradient noise, marching squares and path smoothing. The same seed always yields the same drawing.
 */

/** A 32-bit pseudorandom number generator (mulberry32) that returns numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Derives a seed from a name (FNV-1a hash), for example from a page's slug. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

type Point = [number, number]
export type DepthField = { /** SVG path of each depth, from shallow to deep */ levels: string[] }

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** Gradient noise over the unit square, in the range of about 0 to 1. Unlike value noise, it does not show the shape of the grid. */
function noise(random: () => number, cells: number) {
  const size = cells + 2
  const angles = Float64Array.from({ length: size * size }, () => random() * Math.PI * 2)
  const pull = (i: number, j: number, x: number, y: number) => {
    const angle = angles[Math.min(j, size - 1) * size + Math.min(i, size - 1)] ?? 0
    return Math.cos(angle) * (x - i) + Math.sin(angle) * (y - j)
  }
  return (u: number, v: number) => {
    const [x, y] = [u * cells, v * cells]
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [s, t] = [fade(x - i), fade(y - j)]
    const top = mix(pull(i, j, x, y), pull(i + 1, j, x, y), s)
    const bottom = mix(pull(i, j + 1, x, y), pull(i + 1, j + 1, x, y), s)
    return 0.5 + mix(top, bottom, t) * 0.7
  }
}

/** Line segments between the points where a level crosses the edges of each grid cell. */
function segmentsAt(level: number, values: Float64Array, columns: number, rows: number): Array<[Point, Point]> {
  const segments: Array<[Point, Point]> = []
  const value = (x: number, y: number) => values[y * (columns + 1) + x] ?? 0
  const cross = (a: number, b: number) => (level - a) / (b - a)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [a, b, c, d] = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)]
      const points: Point[] = []
      if (a > level !== b > level) points.push([x + cross(a, b), y])
      if (b > level !== c > level) points.push([x + 1, y + cross(b, c)])
      if (d > level !== c > level) points.push([x + cross(d, c), y + 1])
      if (a > level !== d > level) points.push([x, y + cross(a, d)])
      const [p, q, r, s] = points
      if (p && q) segments.push([p, q])
      if (r && s) segments.push([r, s])
    }
  }
  return segments
}

const keyOf = ([x, y]: Point) => `${x.toFixed(4)},${y.toFixed(4)}`

/** Joins segments with common end points into lines that are as long as possible. */
function chain(segments: Array<[Point, Point]>): Point[][] {
  const ends = new Map<string, Set<number>>()
  segments.forEach((segment, index) => {
    for (const point of segment) ends.set(keyOf(point), (ends.get(keyOf(point)) ?? new Set()).add(index))
  })
  const used = new Set<number>()
  const follow = (from: Point): Point[] => {
    const line: Point[] = []
    let point = from
    for (;;) {
      const index = [...(ends.get(keyOf(point)) ?? [])].find((candidate) => !used.has(candidate))
      const segment = index === undefined ? undefined : segments[index]
      if (index === undefined || !segment) return line
      used.add(index)
      point = keyOf(segment[0]) === keyOf(point) ? segment[1] : segment[0]
      line.push(point)
    }
  }
  return segments.flatMap((segment, index) => {
    if (used.has(index)) return []
    used.add(index)
    return [[...follow(segment[0]).reverse(), segment[0], segment[1], ...follow(segment[1])]]
  })
}

/** Number of smoothing passes. Without smoothing, lines have kinks where they pass close to a corner of the grid. */
const SMOOTHING_PASSES = 3

/** Whether a line is closed, which means that its last point equals the first. */
const isClosed = (line: Point[]) => {
  const [first, last] = [line[0], line.at(-1)]
  return first !== undefined && last !== undefined && keyOf(first) === keyOf(last)
}

/** Smooths a line. The ends of an open line do not move. */
function smoothed(line: Point[]): Point[] {
  const closed = isClosed(line)
  let points = closed ? line.slice(0, -1) : line
  for (let pass = 0; pass < SMOOTHING_PASSES; pass++) {
    points = points.map((point, index, all) => {
      const before = closed ? all.at(index - 1) : all[index - 1]
      const after = closed ? all[(index + 1) % all.length] : all[index + 1]
      return before && after ? [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4] : point
    })
  }
  return closed ? [...points, ...points.slice(0, 1)] : points
}

/** A smooth SVG path through the midpoints of a line's segments. */
export function pathOf(line: Point[], scale: Point): string {
  const unit = (value: number) => String(Math.round(value * 10) / 10)
  const at = (point: Point) => `${unit(point[0] * scale[0])} ${unit(point[1] * scale[1])}`
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const [first, second] = line
  const last = line.at(-1)
  if (!first || !second || !last) return ''
  const curves = line.slice(1, -1).map((point, index) => `Q${at(point)} ${at(middle(point, line[index + 2] ?? last))}`)
  const start = at(middle(first, second))
  if (isClosed(line)) return `M${start}${curves.join('')}Q${at(last)} ${start}Z`
  return `M${at(first)}L${start}${curves.join('')}L${at(last)}`
}

/**
 * Contour lines over a field of `width` x `height` units.
 * @param grain approximate number of hills across the field; higher values result in a denser pattern
 * @param levels number of depths
 */
export function depthField(options: { seed: number; width: number; height: number; levels?: number; grain?: number }): DepthField {
  const { width, height, levels = 9, grain = 3 } = options
  const random = seededRandom(options.seed)
  const [coarse, fine] = [noise(random, grain), noise(random, grain * 2)]
  const columns = Math.max(12, Math.round(width / 26))
  const rows = Math.max(8, Math.round(height / 26))
  const values = new Float64Array((columns + 1) * (rows + 1))
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= columns; x++) {
      const [u, v] = [x / columns, y / rows]
      values[y * (columns + 1) + x] = 0.8 * coarse(u, v * (height / width) * 1.6) + 0.2 * fine(u, v * (height / width) * 1.6)
    }
  }
  const scale: Point = [width / columns, height / rows]
  const paths = Array.from({ length: levels }, (_, index) => {
    const level = 0.2 + (0.6 * (index + 0.5)) / levels
    return chain(segmentsAt(level, values, columns, rows))
      .filter((line) => line.length > 6)
      .map((line) => pathOf(smoothed(line), scale))
      .join('')
  })
  return { levels: paths.filter(Boolean) }
}
