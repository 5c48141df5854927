import { expect, test } from 'vitest'
import { countTests, repeatCommand } from './test-output'

const vitest = ` FAIL  unit  lib/b.test.ts > fails
 FAIL  unit  lib/b.test.ts > fails too
 FAIL  isolated  lib/a.test.tsx > fails
 Test Files  2 failed | 3 passed | 1 skipped (6)
      Tests  3 failed | 94 passed | 2 skipped (99)
`
const playwright = `  ✓  1 [chromium] › tests/e2e/a.spec.ts:3:5 › passes (1.2s)
  ✘  2 [chromium] › tests/e2e/b.spec.ts:12:5 › fails (1.2s)
  1 failed
    [chromium] › tests/e2e/b.spec.ts:12:5 › fails
  1 flaky
    [chromium] › tests/e2e/c.spec.ts:7:5 › passes on its second attempt
  4 skipped
  84 passed (1.7m)
`

test('counts the tests of both runners, and not the files of tests', () => {
  const counts = (output: string) => (['passed', 'failed', 'skipped', 'flaky'] as const).map((word) => countTests(output, word))
  expect(counts(vitest)).toEqual([94, 3, 2, 0])
  expect(counts(playwright)).toEqual([84, 1, 4, 1])
  expect(counts('')).toEqual([0, 0, 0, 0])
})

test('names each file or place with a failure once in the command that repeats them', () => {
  expect(repeatCommand('vitest run --project unit --project isolated', vitest)).toBe(
    'npx vitest run --project unit --project isolated lib/b.test.ts lib/a.test.tsx',
  )
  expect(repeatCommand('playwright test', playwright)).toBe('npx playwright test tests/e2e/b.spec.ts:12')
})

test('has no command for a runner that failed without a test, or for another program', () => {
  expect(repeatCommand('vitest run', 'Error: no configuration')).toBeUndefined()
  expect(repeatCommand('tsx tools/delivery/build/build-site.ts', vitest)).toBeUndefined()
})
