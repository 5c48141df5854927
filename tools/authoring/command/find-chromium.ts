import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { environment } from '#environment'

/** Where a machine can have browsers. */
export type Machine = {
  platform: NodeJS.Platform
  /** Value of `PATH`. */
  path: string
  home: string
  /** Folders of installed programs, on Windows. */
  programs: readonly string[]
  /** Path of the complete browser that Playwright installs. */
  playwright: string
  /** Folder that contains all others, for tests. */
  root?: string
}

/** File names of the part of Chromium that has no window. Tests take half the time with it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']
const COMPLETE = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]
/** Folders of programs that `PATH` may lack, for example in a service. */
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/opt/microsoft/msedge', '/opt/homebrew/bin']
const MAC_APPLICATIONS = ['Chromium', 'Google Chrome', 'Microsoft Edge']
const WINDOWS_PROGRAMS = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

/** Files of a folder that end in one of some names, at most two levels down; none if there is no such folder. */
function filesBelow(folder: string, names: readonly string[], depth = 2): string[] {
  if (depth < 0 || !existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(file, names, depth - 1)
    return names.includes(entry.name.replace(/\.exe$/, '')) ? [file] : []
  })
}

/** The headless shell that Playwright installs beside its complete browser: `chromium_headless_shell-1255` beside `chromium-1255`. */
function shellOfPlaywright(complete: string): string[] {
  const folder = complete.match(/^(.*[\\/])chromium(-\d+)[\\/]/)
  return folder ? filesBelow(`${folder[1]}chromium_headless_shell${folder[2]}`, SHELLS) : []
}

/** Paths of browsers that the machine may have, the best first: Playwright's own before others, and headless shells before complete ones. */
function chromiumCandidates({ platform, path: PATH, home, programs, playwright, root = '' }: Machine): string[] {
  const separator = platform === 'win32' ? ';' : ':'
  const folders = [...PATH.split(separator), ...(platform === 'win32' ? [] : FOLDERS.map((folder) => root + folder))].filter(Boolean)
  const extension = platform === 'win32' ? '.exe' : ''
  const named = (names: readonly string[]) => names.flatMap((name) => folders.map((folder) => path.join(folder, name + extension)))
  const applications =
    platform === 'darwin'
      ? MAC_APPLICATIONS.flatMap((name) =>
          [`${root}/Applications`, path.join(home, 'Applications')].map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
        )
      : []
  const installed = platform === 'win32' ? WINDOWS_PROGRAMS.flatMap((name) => programs.map((folder) => path.join(folder, name))) : []
  return [...shellOfPlaywright(playwright), ...named(SHELLS), playwright, ...named(COMPLETE), ...applications, ...installed]
}

/** Whether a browser starts. Ubuntu has a file `chromium-browser` that only says how to install it. On Windows, browsers open a window instead. */
const starts = (file: string) => process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0

/** The best browser of a machine, or undefined. */
export const installedChromium = (machine: Machine): string | undefined =>
  chromiumCandidates(machine).find((file) => existsSync(file) && starts(file))

/** What this machine has. The names of the variables are those of Windows. */
const thisMachine = (): Machine => ({
  platform: process.platform,
  path: process.env.PATH ?? '',
  home: homedir(),
  programs: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []),
  playwright: chromium.executablePath(),
})

/**
 * Path of the browser for tests, benchmarks and diagrams: `CHROMIUM_PATH`, the one that Playwright installed, or a Chromium, Chrome or Edge of
 * this machine. @throws if there is none
 */
export function findChromium(named = environment.CHROMIUM_PATH, machine = thisMachine()): string {
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", which does not exist.`)
  const file = named || installedChromium(machine)
  if (file) return file
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
