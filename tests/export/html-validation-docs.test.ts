import { expect, test } from 'vitest'
import { exportedPages } from './exported'
import { violationsOf } from './html-violations'

// The pages are divided between two files, which run at the same time. Each takes about half a minute.
test('every page of the documentation is valid HTML', { timeout: 300_000 }, () => {
  const violations = exportedPages()
    .filter(({ route }) => route.startsWith('/docs/'))
    .flatMap(violationsOf)
  expect(violations.slice(0, 20), `${violations.length} violations; the first 20 follow`).toEqual([])
})
