import { expect, test } from 'vitest'
import { canonicalLanguage } from './languages'

test('aliases are resolved to their language, and unknown names to undefined', () => {
  expect(canonicalLanguage('yml')).toBe('yaml')
  expect(canonicalLanguage('SH')).toBe('bash')
  expect(canonicalLanguage('')).toBe('text')
  expect(canonicalLanguage('cobol')).toBeUndefined()
})
