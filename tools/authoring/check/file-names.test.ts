import { expect, test } from 'vitest'
import { fileName } from './file-names'

test('file names have no spaces', () => {
  expect(fileName(' What is new? ')).toBe('What-is-new')
})
