import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { environment } from '#environment'

/** Path of the browser for tests, benchmarks and diagrams: `CHROMIUM_PATH`, otherwise Playwright's own. Throws what to run if there is none. */
export function findChromium(): string {
  const { CHROMIUM_PATH: named } = environment
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", which does not exist.`)
  const file = named ?? chromium.executablePath()
  if (existsSync(file)) return file
  throw new Error('There is no browser. Run "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.')
}

/** How to start it: root needs --no-sandbox; nothing is fetched in the background. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// As a command, it tells whether there is a browser: .ci/run installs one otherwise.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(findChromium())
  } catch (cause) {
    console.error((cause as Error).message)
    process.exitCode = 1
  }
}
