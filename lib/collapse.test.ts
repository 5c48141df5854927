import { expect, test } from 'vitest'
import { collapseDuration } from './collapse'

test('taller content takes longer to open, but less than proportionally', () => {
  const [small, medium, large] = [72, 360, 1440].map((height) => collapseDuration(height, false))
  expect(small).toBeGreaterThan(150)
  expect(medium).toBeGreaterThan(small ?? 0)
  expect(large).toBeGreaterThan(medium ?? 0)
  expect(large).toBeLessThan(600)
})

test('the duration is 1 ms with reduced motion and for a height of zero', () => {
  expect(collapseDuration(1440, true)).toBe(1)
  expect(collapseDuration(0, false)).toBe(1)
})
