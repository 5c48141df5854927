import { expect, test } from 'vitest'
import { collapseDuration } from './collapse'

test('taller parts take longer, but not in proportion', () => {
  const [small, medium, large] = [72, 360, 1440].map((height) => collapseDuration(height, false))
  expect(small).toBeGreaterThan(150)
  expect(medium).toBeGreaterThan(small ?? 0)
  expect(large).toBeGreaterThan(medium ?? 0)
  expect(large).toBeLessThan(600)
})

test('with reduced motion, and where nothing moves, it takes 1 ms', () => {
  expect(collapseDuration(1440, true)).toBe(1)
  expect(collapseDuration(0, false)).toBe(1)
})
