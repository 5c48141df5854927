import { expect, test } from 'vitest'
import { brandSize, brandSvg } from './brand'
import { contrast } from './contrast'
import { depthField, seedOf } from './depth-lines'

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
