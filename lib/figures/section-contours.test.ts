import { expect, test } from 'vitest'
import { seedOf } from './depth-lines'
import { sectionContours } from './section-contours'

const size = { width: 640, height: 400 }

/** The end points of the curves of a path. */
const pointsOf = (path: string) =>
  [...path.matchAll(/Q[\d.-]+ [\d.-]+ ([\d.-]+) ([\d.-]+)/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)])

/** Area inside a line. */
const areaOf = (path: string) => {
  const points = pointsOf(path)
  const sum = points.reduce((total, [x, y], index) => {
    const [u, v] = points[(index + 1) % points.length] ?? [0, 0]
    return total + x * v - u * y
  }, 0)
  return Math.abs(sum) / 2
}

/** Whether a point is inside a line. */
function isInside([x, y]: [number, number], path: string): boolean {
  const points = pointsOf(path)
  return points.reduce((inside, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
}

test('a drawing has one closed line for each section, is the same every time, and fills its size', () => {
  const draw = () => sectionContours({ seed: seedOf('a'), ...size, shares: [0.1, 0.2, 0.3, 0.4] })
  expect(draw()).toEqual(draw())
  expect(draw()).toHaveLength(4)
  for (const line of draw()) expect(line).toMatch(/^M.*Z$/)
  const outer = pointsOf(draw()[0] ?? '')
  expect(Math.max(...outer.map(([x]) => x))).toBeGreaterThan(size.width - 8)
  expect(Math.max(...outer.map(([, y]) => y))).toBeGreaterThan(size.height - 8)
})

test('a longer section has more space', () => {
  const gaps = (shares: number[]) => {
    const radii = sectionContours({ seed: 1, ...size, shares }).map((line) => Math.sqrt(areaOf(line)))
    return radii.slice(0, -1).map((radius, index) => radius - (radii[index + 1] ?? 0))
  }
  const [short = 0, long = 0] = gaps([0.1, 0.5, 0.4])
  expect(long).toBeGreaterThan(3 * short)
})

test('lines never cross', () => {
  const shares = [0.02, 0.2, 0.01, 0.15, 0.3, 0.02, 0.1, 0.2]
  for (let seed = 0; seed < 40; seed++) {
    const lines = sectionContours({ seed, ...size, shares })
    lines.slice(1).forEach((line, index) => {
      const outer = lines[index] ?? ''
      expect(
        pointsOf(line).every((point) => isInside(point, outer)),
        `seed ${seed}, line ${index + 1}`,
      ).toBe(true)
    })
  }
})
