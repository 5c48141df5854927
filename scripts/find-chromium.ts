import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { environment } from '#environment'

/**
 * Path of the browser for tests, benchmarks and diagrams: `CHROMIUM_PATH`, or the browser that Playwright installed.
 * @throws if there is none
 */
export function findChromium(named = environment.CHROMIUM_PATH, installed = chromium.executablePath()): string {
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", which does not exist.`)
  const file = named || installed
  if (existsSync(file)) return file
  throw new Error('No browser was found. Run "npx playwright install chromium", or set CHROMIUM_PATH to the path of Chromium or Chrome.')
}

/** Command-line arguments of the browser. root requires --no-sandbox. The others disable background requests and the GPU. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Run as a command, this file prints the path or fails, so that .ci/run can install a browser.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(findChromium())
  } catch (cause) {
    console.error((cause as Error).message)
    process.exitCode = 1
  }
}
