import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { allSettings } from '../tests/all-settings'
import { findChromium } from './find-chromium'
import { answerHelp } from './help'
import { runSteps } from './run-steps'

answerHelp()
type Step = [name: string, command: string, environment?: Record<string, string>]

/** Steps of `npm run check`. */
const checks: Step[] = [
  // In strict mode, broken links are errors.
  ['content', 'tsx scripts/build-content.ts --strict'],
  ['format and lint', 'biome check .'],
  ['unused code', 'knip --no-config-hints'],
  // Later runs check only what changed.
  ['types', 'next typegen && tsc --noEmit --incremental --tsBuildInfoFile .next/cache/types.tsbuildinfo'],
  ['unit tests', 'vitest run --project unit'],
]
const browserTests = 'browser tests'
/** Further steps of `npm test`. The first one is not part of the check, because it takes half a minute. */
const exported: Step[] = [
  ['tests of all pages and of commands', 'vitest run --project thorough --project isolated --project relevance'],
  ['static export', 'tsx scripts/build-site.ts --export'],
  ['tests of exported pages', 'vitest run --project export'],
  // Tests compare its responses with those of the export, and browser tests of settings use it.
  ['server build with all settings', 'tsx scripts/build-site.ts', allSettings],
  ['tests of hosts', 'vitest run --project hosts'],
  [browserTests, 'playwright test'],
]
/** Steps that need the output of another step. Builds also wait for each other and for `next typegen`, because they share folders. */
const waitsFor = {
  types: 'content',
  'unit tests': 'content',
  'tests of all pages and of commands': 'content',
  'static export': 'types',
  'tests of exported pages': 'static export',
  'server build with all settings': 'static export',
  'tests of hosts': 'server build with all settings',
  [browserTests]: 'server build with all settings',
}
/** Number of steps that run at the same time, each as soon as what it needs is ready. No further step starts after a failure. */
const AT_ONCE = 2

/** Runs a command and prints its output: immediately, or after its end if `buffered`, because other commands run at the same time. */
const run = (command: string, buffered: boolean, environment: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    // The content step prepares the content for all other steps.
    const env = {
      ...process.env,
      ...environment,
      PATH: `node_modules/.bin:${process.env.PATH}`,
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_CONTENT_READY: '1',
    }
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env })
    let output = ''
    const pass = (target: NodeJS.WriteStream) => (data: Buffer) => {
      output += data
      if (!buffered) target.write(data)
    }
    child.stdout.on('data', pass(process.stdout))
    child.stderr.on('data', pass(process.stderr))
    child.on('close', (code) => {
      if (buffered) process.stdout.write(output)
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) })
    })
  })

/**
 * How many browser tests may pass only on their second attempt, which Playwright calls flaky. More are a fault of the site or of a test, and
 * not of a busy machine.
 */
const MAX_FLAKY = 2

/** Number of tests in the summary of Vitest (`Tests  94 passed (94)`) or Playwright (`  84 passed (1.7m)`). */
const count = (output: string, word: 'passed' | 'failed' | 'flaky') =>
  [...output.matchAll(new RegExp(`^\\s*(?:Tests\\s.*?)?\\b(\\d+) ${word}\\b(?!.*Test Files)`, 'gm'))]
    .filter((match) => !/Test Files/.test(match[0]))
    .reduce((sum, match) => sum + Number(match[1]), 0)

const everything = process.argv.includes('--all')
if (everything) {
  try {
    console.log(`browser: ${findChromium()}`)
  } catch (cause) {
    console.error(`✗ ${(cause as Error).message}`)
    process.exit(1)
  }
}

const total = { passed: 0, failed: 0, flaky: 0 }
/** Runs one step and prints its result. @returns whether it passed */
const runStep = async ([name, command, environment]: Step): Promise<boolean> => {
  // The last and longest step shows what it does.
  const buffered = name !== browserTests
  if (!buffered) console.log(`\n── ${name}`)
  const start = performance.now()
  const { code, output } = await run(command, buffered, environment)
  const flaky = count(output, 'flaky')
  if (/vitest|playwright/.test(command)) {
    total.passed += count(output, 'passed')
    total.failed += count(output, 'failed')
    total.flaky += flaky
  }
  const passed = code === 0 && flaky <= MAX_FLAKY
  console.log(`${passed ? '✓' : '✗'} ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (flaky > MAX_FLAKY)
    console.log(`  ${flaky} tests passed only on their second attempt; at most ${MAX_FLAKY} may. They are listed above as flaky.`)
  return passed
}

const steps = everything ? [...checks, ...exported] : checks
const failedStep = await runSteps(
  steps.map(([name]) => name),
  { atOnce: AT_ONCE, waitsFor },
  async (name) => {
    const step = steps.find((each) => each[0] === name)
    return step !== undefined && runStep(step)
  },
)
console.log(failedStep ? `\n✗ failed: ${failedStep}` : '\n✓ all steps passed')
console.log(`${total.passed} passed, ${total.failed} failed${total.flaky > 0 ? `, ${total.flaky} on the second attempt` : ''}`)
process.exitCode = failedStep ? 1 : 0
