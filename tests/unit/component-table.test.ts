import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withComponentTable } from '../../tools/authoring/component-table'

test('AUTHORING.md lists every component for authors (`npm run authoring` updates the table)', () => {
  const text = readFileSync('AUTHORING.md', 'utf8')
  expect(withComponentTable(text)).toBe(text)
})
