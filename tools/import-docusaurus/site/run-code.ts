import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Result of a module: its default export as JSON, where functions are the text `[function]`, or why it could not be loaded. */
export type RunResult = { value: unknown; missing: string[]; problem?: undefined } | { problem: string }

/** Milliseconds until a configuration is given up. */
const TIMEOUT = 60_000

/** The line of an error output that says what happened. */
const reasonOf = (output: string) => output.split('\n').find((line) => /\bError\b.*:/.test(line)) ?? output.trim().split('\n').at(-1) ?? ''

/**
 * Loads a configuration file of a Docusaurus site in a process of its own.
 * @param addresses file with a JSON list of addresses, to get their redirects instead
 */
export function runCode(file: string, addresses?: string): RunResult {
  const script = path.join(import.meta.dirname, 'evaluate.ts')
  const child = spawnSync(process.execPath, ['--import', 'tsx', script, file, ...(addresses ? [addresses] : [])], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: TIMEOUT,
    maxBuffer: 64_000_000,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const output = child.output?.[3]
  if (child.status === 0 && output) return JSON.parse(output)
  return { problem: child.error?.message ?? reasonOf(child.stderr ?? '') }
}
