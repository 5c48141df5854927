import { expect, test } from 'vitest'
import { exportedPages } from '../export/exported'
import { violationsOf } from '../export/html-violations'

/** All pages take a minute, so `npm test` validates one of each type. The long limit prevents failures on a busy machine. */
test('every page is valid HTML', { timeout: 600_000 }, () => {
  const violations = exportedPages().flatMap(violationsOf)
  expect(violations.slice(0, 20), `${violations.length} violations; the first 20 follow`).toEqual([])
})
