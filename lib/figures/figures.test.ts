import { expect, test } from 'vitest'
import { brandSize, brandSvg } from './brand'
import { contrast } from './contrast'
import { tallPath, widePath } from './data-path'
import { depthField, seedOf } from './depth-lines'

const sources = ['Postgres', 'MySQL', 'MongoDB', 'Oracle', 'Kafka']
const engines = ['Trino', 'Spark', 'DuckDB', 'Snowflake', '12 more']

test.each([
  ['wide', widePath(sources, engines)],
  ['tall', tallPath(sources, engines)],
])('the %s data path stays inside its frame and connects every source and every engine', (_name, drawing) => {
  const { width, height, flows } = drawing
  for (const box of [...drawing.sources, ...drawing.engines]) {
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
  }
  expect(flows.map(({ path }) => path).join('')).not.toMatch(/NaN|undefined/)
  const touches = (path: string, box: { x: number; y: number; width: number; height: number }) => {
    const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
    const ends = [numbers.slice(0, 2), numbers.slice(-2)]
    return ends.some(([x = -1, y = -1]) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
  }
  for (const box of [...drawing.sources, ...drawing.engines]) expect(flows.some(({ path }) => touches(path, box))).toBe(true)
})

test('row groups of a layer fill the table without overlapping', () => {
  const { table } = widePath(sources, engines)
  for (const { segments } of table.layers) {
    for (const [index, segment] of segments.entries()) {
      const next = segments[index + 1]
      if (next) expect(segment.x + segment.width).toBeLessThan(next.x)
      else expect(segment.x + segment.width).toBeLessThanOrEqual(table.x + table.width + 1)
    }
  }
})

test('depth lines are the same for the same seed, and closed lines have no corners', () => {
  const draw = () => depthField({ seed: seedOf('home'), width: 600, height: 400 }).levels
  expect(draw()).toEqual(draw())
  const lines = draw().flatMap((level) => level.split(/(?=M)/))
  const closed = lines.filter((line) => line.endsWith('Z'))
  expect(closed.length).toBeGreaterThan(0)
  // A closed line consists of curves only, without straight segments.
  for (const line of closed) expect(line).not.toContain('L')
})

test('the wordmark contains the mark and the name as outlines in one color', () => {
  const svg = brandSvg('wordmark', 'blue')
  expect(svg.match(/<path/g)).toHaveLength(2)
  expect(svg).not.toContain('<text')
  expect(new Set(svg.match(/#[0-9a-f]{6}/g))).toEqual(new Set(['#193ae6']))
  expect(brandSize('wordmark').width).toBeGreaterThan(2 * brandSize('mark').width)
})

test('contrast ratios match WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#193ae6', '#ffffff')).toBe(contrast('#ffffff', '#193ae6'))
})
