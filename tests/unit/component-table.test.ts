import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withComponentTable } from '../../scripts/component-table'

test('AUTHORING.md lists every component that authors may use; `npm run authoring` writes the table anew', () => {
  const text = readFileSync('AUTHORING.md', 'utf8')
  expect(withComponentTable(text)).toBe(text)
})
