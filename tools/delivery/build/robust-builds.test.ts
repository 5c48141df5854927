import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { explainFailure } from './explain-failure'

const module = pathToFileURL(path.resolve('tools/delivery/build/folder-lock.mjs')).href
const tsx = path.resolve('node_modules/.bin/tsx')
const lock = '.generated/build.pid'
/** Locks the build of the current folder, prints `locked` or the reason, and stays until its input ends. */
const BUILD = `import { lockFolder } from '${module}'
try { lockFolder('build'); console.log('locked'); process.stdin.resume() } catch (cause) { console.log(cause.message); process.exitCode = 1 }`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'))
  writeFileSync(path.join(folder, 'build.mts'), BUILD)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a build that ends at once. @returns its output */
const buildOnce = () => spawnSync(tsx, ['build.mts'], { cwd: folder, input: '', encoding: 'utf8' }).stdout.trim()

test('a second build in the same folder stops with the number of the first, which is not affected', async () => {
  const first = spawn(tsx, ['build.mts'], { cwd: folder })
  await new Promise((resolve) => first.stdout.once('data', resolve))
  const pid = readFileSync(path.join(folder, lock), 'utf8')
  expect(buildOnce()).toBe(
    `Another build is running in this folder (process ${pid}). Wait until it ends, or build in another clone of the repository.`,
  )
  expect(readFileSync(path.join(folder, lock), 'utf8')).toBe(pid)
  first.stdin.end()
  await new Promise((resolve) => first.once('exit', resolve))
  expect(existsSync(path.join(folder, lock))).toBe(false)
})

test('a build that was killed does not block the next one', () => {
  mkdirSync(path.join(folder, '.generated'))
  // No system gives a process this number.
  writeFileSync(path.join(folder, lock), '2147483646')
  expect(buildOnce()).toBe('locked')
  writeFileSync(path.join(folder, lock), '')
  expect(buildOnce()).toBe('locked')
})

test('errors of the file system say what to do', () => {
  const error = (code: string, message: string) => Object.assign(new Error(message), { code })
  expect(explainFailure(error('ENOSPC', 'ENOSPC: no space left on device, write'))).toBe(
    'ENOSPC: no space left on device, write\n  The disk is full. Free space (`.next`, `out` and `public/_images` can be deleted), and build again.',
  )
  expect(explainFailure(error('EROFS', "EROFS: read-only file system, open '.next/a'"))).toContain('The folder is read-only.')
  // Errors of child processes arrive as text.
  expect(explainFailure(new Error("Contentlayer failed: EACCES: permission denied, mkdir '.contentlayer'"))).toContain('write access')
  expect(explainFailure(new Error('content/docs/a.mdx:3:1 unknown field'))).toBe('content/docs/a.mdx:3:1 unknown field')
})

test.runIf(existsSync('/dev/full'))('a full disk is reported as such', () => {
  let failure: unknown
  try {
    writeFileSync('/dev/full', 'x')
  } catch (cause) {
    failure = cause
  }
  expect(explainFailure(failure)).toContain('The disk is full.')
})
