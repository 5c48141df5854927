import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { allSettings } from '../tests/all-settings'
import { findChromium } from './find-chromium'

type Step = [name: string, command: string, environment?: Record<string, string>]

/** The steps of `npm run check`; the first that fails ends the run. */
const checks: Step[] = [
  ['format and lint', 'biome check .'],
  ['content', 'tsx scripts/build-content.ts'],
  ['links in content', 'tsx scripts/check-content.ts --strict'],
  ['types', 'next typegen && tsc --noEmit'],
  ['unit tests', 'vitest run --project unit'],
]
/** What `npm test` runs after them. */
const exported: Step[] = [
  ['static export', 'tsx scripts/build-site.ts --export'],
  // The second build is a server with all settings: both must answer alike, and browser tests of settings run against it.
  ['server build with all settings', 'tsx scripts/build-site.ts', allSettings],
  ['export tests', 'vitest run --project export'],
  ['browser tests', 'playwright test'],
]

/** Runs a step, passing its output on. */
const run = (command: string, environment: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, ...environment, PATH: `node_modules/.bin:${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: '1' }
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env })
    let output = ''
    const pass = (target: NodeJS.WriteStream) => (data: Buffer) => {
      output += data
      target.write(data)
    }
    child.stdout.on('data', pass(process.stdout))
    child.stderr.on('data', pass(process.stderr))
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  })

/** Tests that a runner counted: Vitest's `Tests  94 passed (94)` or Playwright's `  84 passed (1.7m)`. */
const count = (output: string, word: 'passed' | 'failed') =>
  [...output.matchAll(new RegExp(`^\\s*(?:Tests\\s.*?)?\\b(\\d+) ${word}\\b(?!.*Test Files)`, 'gm'))]
    .filter((match) => !/Test Files/.test(match[0]))
    .reduce((sum, match) => sum + Number(match[1]), 0)

const everything = process.argv.includes('--all')
if (everything) console.log(`browser: ${findChromium()}`)

const total = { passed: 0, failed: 0 }
let failedStep: string | undefined
for (const [name, command, environment] of everything ? [...checks, ...exported] : checks) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const { code, output } = await run(command, environment)
  if (/vitest|playwright/.test(command)) {
    total.passed += count(output, 'passed')
    total.failed += count(output, 'failed')
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (code !== 0) {
    failedStep = name
    break
  }
}
console.log(failedStep ? `\n✗ stopped at: ${failedStep}` : '\n✓ everything holds')
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = failedStep ? 1 : 0
