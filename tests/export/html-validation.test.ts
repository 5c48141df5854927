import { expect, test } from 'vitest'
import { exportedPages } from './exported'
import { violationsOf } from './html-violations'

test('the validator reports invalid HTML', () => {
  const html = '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><p><div>a</div></p><img src="a.png"></body></html>'
  expect(violationsOf({ route: '/', html })).not.toEqual([])
})

// The long limit prevents failures on a busy machine. Pages of the documentation are in html-validation-docs.test.ts.
test('every page outside the documentation is valid HTML', { timeout: 300_000 }, () => {
  const violations = exportedPages()
    .filter(({ route }) => !route.startsWith('/docs/'))
    .flatMap(violationsOf)
  expect(violations.slice(0, 20), `${violations.length} violations; the first 20 follow`).toEqual([])
})
