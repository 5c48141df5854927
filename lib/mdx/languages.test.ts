import { expect, test } from 'vitest'
import { canonicalLanguage } from './languages'

test('aliases lead to their language and unknown words to nothing', () => {
  expect(canonicalLanguage('yml')).toBe('yaml')
  expect(canonicalLanguage('SH')).toBe('bash')
  expect(canonicalLanguage('')).toBe('text')
  expect(canonicalLanguage('cobol')).toBeUndefined()
})
