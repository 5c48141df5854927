import { expect, test } from 'vitest'
import { editDistance, nearest, suggestion } from './nearest'

test('edit distance counts insertions, deletions and substitutions, ignoring case', () => {
  expect(editDistance('glue', 'Glue')).toBe(0)
  expect(editDistance('postgers', 'postgres')).toBe(2)
  expect(editDistance('', 'abc')).toBe(3)
})

test('the nearest known name is offered, and nothing where no name is known', () => {
  expect(nearest('warnin', ['note', 'warning', 'danger'])).toBe('warning')
  expect(suggestion('warnin', ['note', 'warning'])).toBe(' Did you mean "warning"?')
  expect(suggestion('anything', [])).toBe('')
})
