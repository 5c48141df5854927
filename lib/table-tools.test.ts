import { expect, test } from 'vitest'
import { compareCells, rowFits, sortedIndexes } from './table-tools'

test('a row matches a query if it contains every word, ignoring case', () => {
  expect(rowFits('Amazon Athena yes', 'ATHENA yes')).toBe(true)
  expect(rowFits('Amazon Athena yes', 'athena no')).toBe(false)
  expect(rowFits('anything', '')).toBe(true)
})

test('numbers and versions sort by value, and empty cells sort last', () => {
  expect(['v0.10', 'v0.9', '–', '10', '9', ''].sort(compareCells)).toEqual(['9', '10', 'v0.9', 'v0.10', '–', ''])
})

test('a column can be sorted in both directions and returned to its original order', () => {
  const cells = ['b', 'c', 'a']
  expect(sortedIndexes(cells, 'ascending')).toEqual([2, 0, 1])
  expect(sortedIndexes(cells, 'descending')).toEqual([1, 0, 2])
  expect(sortedIndexes(cells, 'none')).toEqual([0, 1, 2])
})
