import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium, installedChromium, type Machine } from './find-chromium'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'browsers-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a program. @returns its path */
function program(file: string, { works = true } = {}): string {
  const target = path.join(root, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, `#!/bin/sh\nexit ${works ? 0 : 1}\n`)
  chmodSync(target, 0o755)
  return target
}

/** A machine whose folders are all in the folder of this test. */
const machine = (more: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  path: path.join(root, 'bin'),
  home: path.join(root, 'home'),
  programs: [],
  playwright: path.join(root, 'home/.cache/ms-playwright/chromium-12/chrome-linux64/chrome'),
  root,
  ...more,
})

test('a machine without a browser has none', () => {
  expect(installedChromium(machine())).toBeUndefined()
  expect(() => findChromium('', machine())).toThrow(
    'No browser was found. Run "npx playwright install chromium", or set CHROMIUM_PATH to the path of Chromium or Chrome.',
  )
})

test('CHROMIUM_PATH comes first, and must exist even if another browser is installed', () => {
  program('bin/chromium')
  expect(findChromium(process.execPath, machine())).toBe(process.execPath)
  expect(() => findChromium('/no/chromium', machine())).toThrow('CHROMIUM_PATH is "/no/chromium", which does not exist.')
})

test('finds each usual name in PATH, and in usual folders that PATH lacks', () => {
  for (const name of [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
  ]) {
    const file = program(`bin/${name}`)
    expect(installedChromium(machine()), name).toBe(file)
    rmSync(file)
  }
  const file = program('opt/google/chrome/chrome')
  expect(installedChromium(machine({ path: '' }))).toBe(file)
})

test('prefers a headless shell to a complete browser, and that of Playwright to others', () => {
  const complete = program('home/.cache/ms-playwright/chromium-12/chrome-linux64/chrome')
  program('bin/google-chrome')
  expect(installedChromium(machine())).toBe(complete)
  const shell = program('usr/bin/chromium-headless-shell')
  expect(installedChromium(machine())).toBe(shell)
  // The shell of another version does not match the installed Playwright.
  program('home/.cache/ms-playwright/chromium_headless_shell-11/chrome-linux/headless_shell')
  expect(installedChromium(machine())).toBe(shell)
  const own = program('home/.cache/ms-playwright/chromium_headless_shell-12/chrome-headless-shell-linux64/chrome-headless-shell')
  expect(installedChromium(machine())).toBe(own)
})

test('skips a program that does not start', () => {
  program('bin/chromium-browser', { works: false })
  expect(installedChromium(machine())).toBeUndefined()
  const edge = program('bin/microsoft-edge')
  expect(installedChromium(machine())).toBe(edge)
})

test('finds applications of macOS, also those of one user', () => {
  const own = program('home/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  expect(installedChromium(machine({ platform: 'darwin' }))).toBe(own)
  const shared = program('Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  expect(installedChromium(machine({ platform: 'darwin' }))).toBe(shared)
})

test('finds programs of Windows', () => {
  const edge = program('Program Files/Microsoft/Edge/Application/msedge.exe')
  expect(installedChromium(machine({ platform: 'win32', programs: [path.join(root, 'Program Files')] }))).toBe(edge)
})
