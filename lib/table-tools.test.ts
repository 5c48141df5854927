import { expect, test } from 'vitest'
import { compareCells, rowFits } from './table-tools'

test('a row fits when it holds every word, whatever the case', () => {
  expect(rowFits('Amazon Athena yes', 'ATHENA yes')).toBe(true)
  expect(rowFits('Amazon Athena yes', 'athena no')).toBe(false)
  expect(rowFits('anything', '')).toBe(true)
})

test('numbers and versions sort by value, empty cells last', () => {
  expect(['v0.10', 'v0.9', '–', '10', '9', ''].sort(compareCells)).toEqual(['9', '10', 'v0.9', 'v0.10', '–', ''])
})
