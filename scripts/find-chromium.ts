import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const macApps = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file))
}

/** A browser that Playwright downloaded itself, newest first. */
function ofPlaywright(): string | undefined {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    path.join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright')
  if (!existsSync(cache)) return undefined
  const builds = readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ]
  return builds.flatMap((build) => inside.map((file) => path.join(cache, build, file))).find((file) => existsSync(file))
}

/** As root on Debian the package can be installed without asking; elsewhere nothing is. */
function installOnDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('  no browser found; installing the package chromium …')
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  try {
    run('update')
    run('install', '-y', '--no-install-recommends', 'chromium')
  } catch {
    return undefined
  }
  return onPath()
}

/** Path of a Chromium or Chrome. Throws with what to install where there is none. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  const found = named ?? onPath() ?? macApps.find((file) => existsSync(file)) ?? ofPlaywright() ?? installOnDebian()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium; macOS: brew install --cask chromium; ' +
      'anywhere: npx playwright install chromium), or set CHROMIUM_PATH to its executable.',
  )
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
