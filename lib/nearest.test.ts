import { expect, test } from 'vitest'
import { nearest, suggestion } from './nearest'

test('the nearest known name is suggested, ignoring case', () => {
  expect(nearest('warnin', ['note', 'warning', 'danger'])).toBe('warning')
  expect(nearest('POSTGERS', ['mysql', 'postgres'])).toBe('postgres')
  expect(suggestion('warnin', ['note', 'warning'])).toBe(' Did you mean "warning"?')
})

test('no suggestion is made if no known name is close', () => {
  expect(suggestion('speed', ['dml', 'catalogs'])).toBe('')
  expect(suggestion('lakehouse', ['analytics', 'streaming'])).toBe('')
  expect(suggestion('anything', [])).toBe('')
})
