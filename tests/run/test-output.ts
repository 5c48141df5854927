/** Reads what the test runners print, without colors. */

/**
 * Number of tests in the summary of Vitest (`Tests  1 failed | 94 passed | 2 skipped (97)`) or Playwright (`  84 passed (1.7m)`).
 */
export const countTests = (output: string, word: 'passed' | 'failed' | 'skipped' | 'flaky'): number =>
  [...output.matchAll(new RegExp(`^\\s*(?:Tests\\s.*?)?\\b(\\d+) ${word}\\b`, 'gm'))]
    .filter(([line]) => !line.includes('Test Files'))
    .reduce((sum, [, count]) => sum + Number(count), 0)

const unique = (values: readonly string[]) => [...new Set(values)].join(' ')

/**
 * The command that runs only the tests that failed; undefined if the output names none, for example because a build failed.
 * @param command the command that printed the output, such as `vitest run --project unit`
 */
export function repeatCommand(command: string, output: string): string | undefined {
  if (command.startsWith('vitest')) {
    // ` FAIL  unit  lib/a.test.ts > the name of the test`
    const failed = [...output.matchAll(/^\s*FAIL\s+\|?([\w-]+)\|?\s+(\S+\.test\.tsx?)/gm)]
    if (failed.length === 0) return undefined
    return `npx vitest run ${unique(failed.map(([, project]) => `--project ${project}`))} ${unique(failed.map(([, , file = '']) => file))}`
  }
  if (command.startsWith('playwright')) {
    // `    [chromium] › tests/e2e/a.spec.ts:12:5 › the name of the test`, below `  1 failed`
    const [list = ''] = (output.split(/^\s*\d+ failed$/m)[1] ?? '').split(/^\s*\d+ (?:flaky|skipped|passed)/m)
    const failed = [...list.matchAll(/^\s+\[\w+\] › (\S+\.spec\.ts:\d+)/gm)].map(([, place = '']) => place)
    return failed.length > 0 ? `npx ${command} ${unique(failed)}` : undefined
  }
  return undefined
}
