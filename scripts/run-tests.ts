import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { allSettings } from '../tests/all-settings'
import { findChromium } from './find-chromium'
import { runSteps } from './run-steps'

type Step = [name: string, command: string, environment?: Record<string, string>]

/** The steps of `npm run check`, two at a time; the first that fails ends the run. */
const checks: Step[] = [
  // The check is strict here: broken links fail it.
  ['content', 'tsx scripts/build-content.ts --strict'],
  ['format and lint', 'biome check .'],
  ['unused code', 'knip --no-config-hints'],
  ['types', 'next typegen && tsc --noEmit'],
  ['unit tests', 'vitest run --project unit --project relevance'],
]
/** Which step of the check needs what another one makes: generated modules and compiled pages. */
const waitsFor = { 'unused code': 'content', types: 'content', 'unit tests': 'content' }
/** What `npm test` runs after them, one at a time. */
const exported: Step[] = [
  ['static export', 'tsx scripts/build-site.ts --export'],
  // The second build is a server with all settings: both must answer alike, and browser tests of settings run against it.
  ['server build with all settings', 'tsx scripts/build-site.ts', allSettings],
  ['export tests', 'vitest run --project export'],
  ['browser tests', 'playwright test'],
]

/** Runs a command, passing its output on: at once, or at its end where others run beside it. */
const run = (command: string, beside: boolean, environment: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    // The step "content" prepares the content for all others.
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
      if (!beside) target.write(data)
    }
    child.stdout.on('data', pass(process.stdout))
    child.stderr.on('data', pass(process.stderr))
    child.on('close', (code) => {
      if (beside) process.stdout.write(output)
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) })
    })
  })

/** Tests that a runner counted: Vitest's `Tests  94 passed (94)` or Playwright's `  84 passed (1.7m)`. */
const count = (output: string, word: 'passed' | 'failed') =>
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

const total = { passed: 0, failed: 0 }
/** Runs one step and says how it went. @returns whether it passed */
const runStep = async ([name, command, environment]: Step, beside: boolean): Promise<boolean> => {
  if (!beside) console.log(`\n── ${name}`)
  const start = performance.now()
  const { code, output } = await run(command, beside, environment)
  if (/vitest|playwright/.test(command)) {
    total.passed += count(output, 'passed')
    total.failed += count(output, 'failed')
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return code === 0
}
/** Runs a list of steps by their names. */
const runAll = (steps: Step[], atOnce: number) =>
  runSteps(
    steps.map(([name]) => name),
    { atOnce, waitsFor },
    async (name) => {
      const step = steps.find((each) => each[0] === name)
      return step !== undefined && runStep(step, atOnce > 1)
    },
  )

const failedStep = (await runAll(checks, 2)) ?? (everything ? await runAll(exported, 1) : undefined)
console.log(failedStep ? `\n✗ stopped at: ${failedStep}` : '\n✓ everything holds')
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = failedStep ? 1 : 0
