import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../tests/export/servers'

let folder: string
let child: ChildProcess | undefined
let port: number

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'))
  writeFileSync(path.join(folder, 'index.html'), '<script src="/_next/static/a.js"></script>')
  port = await freePort()
})
afterEach(() => {
  child?.kill()
  rmSync(folder, { recursive: true })
})

/** Starts the command. @returns its first output, or its errors when it has ended */
function preview(variables: Record<string, string> = {}, ...args: string[]) {
  const env = { ...process.env, SITE_DIST: folder, PORT: String(port), ...variables }
  const started = spawn('node', ['--import', 'tsx', 'tools/delivery/hosts/serve-preview.ts', ...args], { env })
  child = started
  let errors = ''
  started.stderr.on('data', (data) => {
    errors += data
  })
  return new Promise<string>((resolve) => {
    started.stdout.once('data', (data) => resolve(String(data)))
    started.once('close', () => resolve(errors))
  })
}

/** An address of this computer that other computers can reach, if it has one. */
const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address
const isOpen = (host: string) =>
  fetch(`http://${host}:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  )

test('serves the folder of SITE_DIST on this computer only, unless --host names another address', async () => {
  expect(await preview()).toBe(`${folder}/ is served on http://localhost:${port}/\n`)
  expect(await isOpen('localhost')).toBe(true)
  if (!ownAddress) return
  expect(await isOpen(ownAddress)).toBe(false)
  child?.kill()
  port = await freePort()
  await preview({}, '--host', '0.0.0.0')
  expect(await isOpen(ownAddress)).toBe(true)
})

test('a port that is in use is an error that says what to do', async () => {
  const other = createServer().listen(port, 'localhost')
  expect(await preview()).toBe(
    `Port ${port} is in use. Stop the program that uses it, or choose another one: PORT=${port + 1} npm run preview\n`,
  )
  other.close()
})

test('another base path than that of the export is an error, because no script and style would be found', async () => {
  expect(await preview({ SITE_BASE_PATH: '/sub' })).toContain('was exported with no base path, but SITE_BASE_PATH says the base path /sub.')
  writeFileSync(path.join(folder, 'index.html'), '<script src="/sub/_next/static/a.js"></script>')
  expect(await preview({ SITE_BASE_PATH: '/sub' })).toContain(`http://localhost:${port}/sub/`)
})
