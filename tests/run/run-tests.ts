import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { startCommand } from '../../tools/authoring/command/help'
import { allSettings } from '../all-settings'
import { getChromium, getHtmlChecker, getNginx } from './install-test-tools'
import { runSteps } from './run-steps'
import { countTests, repeatCommand } from './test-output'

startCommand(['--all', '--only'])
type Step = [name: string, command: string, environment?: Record<string, string>]

/** Steps of `npm run check`. */
const checks: Step[] = [
  // In strict mode, broken links are errors.
  ['content', 'tsx tools/delivery/build/build-content.ts --strict'],
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
  ['static export', 'tsx tools/delivery/build/build-site.ts --export'],
  ['tests of exported pages', 'vitest run --project export'],
  // Tests compare its responses with those of the export, and browser tests of settings use it.
  ['server build with all settings', 'tsx tools/delivery/build/build-site.ts', allSettings],
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

/** Path of the browser for all steps, once it is known. */
let browser = ''

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
      ...(browser && { CHROMIUM_PATH: browser }),
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

const { values: options } = parseArgs({ options: { all: { type: 'boolean' }, only: { type: 'string' } } })
const command = options.all ? 'npm test' : 'npm run check'
const known: Step[] = options.all ? [...checks, ...exported] : checks
/** Names of the steps to run, separated by commas, or all. */
const only = options.only?.split(',').map((name) => name.trim())
const steps = only ? known.filter(([name]) => only.includes(name)) : known

/** Durations of the last runs in seconds, by command. */
const DURATIONS_FILE = '.next/cache/test-durations.json'
function durations(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(DURATIONS_FILE, 'utf8'))
  } catch {
    return {}
  }
}
/** How long the commands take on a machine with two processors. */
const usual = options.all ? 'about 12 minutes' : 'about 30 seconds'
const minutes = (seconds: number) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`)

try {
  const unknown = only?.find((wanted) => !known.some(([name]) => name === wanted))
  if (unknown !== undefined) throw new Error(`There is no step "${unknown}". Steps: ${known.map(([name]) => name).join(', ')}.`)
  if (!options.only) {
    const before = durations()[command]
    console.log(`${command}: ${before ? `took ${minutes(before)} here last time` : `takes ${usual} on a machine with two processors`}`)
  }
  if (options.all) {
    browser = getChromium()
    console.log(`browser: ${browser}`)
    getNginx()
    getHtmlChecker()
  }
} catch (cause) {
  console.error(`✗ ${(cause as Error).message}`)
  process.exit(1)
}
const started = performance.now()

const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
let repeat = ''
/** Runs one step and prints its result. @returns whether it passed */
const runStep = async ([name, commandLine, environment]: Step): Promise<boolean> => {
  // The last and longest step shows what it does.
  const buffered = name !== browserTests
  if (!buffered) console.log(`\n── ${name}`)
  const start = performance.now()
  const { code, output } = await run(commandLine, buffered, environment)
  const flaky = countTests(output, 'flaky')
  if (/vitest|playwright/.test(commandLine))
    for (const word of ['passed', 'failed', 'skipped', 'flaky'] as const) total[word] += countTests(output, word)
  const passed = code === 0 && flaky <= MAX_FLAKY
  if (!passed) repeat ||= repeatCommand(commandLine, output) ?? `${command} -- --only "${name}"`
  console.log(`${passed ? '✓' : '✗'} ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (flaky > MAX_FLAKY)
    console.log(`  ${flaky} tests passed only on their second attempt; at most ${MAX_FLAKY} may. They are listed above as flaky.`)
  return passed
}

const failedStep = await runSteps(
  steps.map(([name]) => name),
  { atOnce: AT_ONCE, waitsFor },
  async (name) => {
    const step = steps.find((each) => each[0] === name)
    return step !== undefined && runStep(step)
  },
)
if (!failedStep && !options.only) {
  mkdirSync('.next/cache', { recursive: true })
  writeFileSync(DURATIONS_FILE, JSON.stringify({ ...durations(), [command]: (performance.now() - started) / 1000 }))
}
console.log(failedStep ? `\n✗ failed: ${failedStep}. To repeat it: ${repeat}` : '\n✓ all steps passed')
const more = `${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}${total.flaky > 0 ? `, ${total.flaky} on the second attempt` : ''}`
console.log(`${total.passed} passed, ${total.failed} failed${more}`)
process.exitCode = failedStep ? 1 : 0
