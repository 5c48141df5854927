import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tests/export/servers'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-'))
  mkdirSync(path.join(folder, 'previous'))
  writeFileSync(path.join(folder, 'index.html'), 'page')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command. @returns its exit code and its errors */
function keepChunks(source: string) {
  const env = { ...process.env, SITE_DIST: folder }
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['tools/delivery/hosts/keep-chunks.ts', source], { env, encoding: 'utf8' })
  return { status, stderr }
}

test('a wrong argument fails the command, and a site without chunks or that is down does not', async () => {
  expect(keepChunks('olake.io')).toMatchObject({ status: 1, stderr: expect.stringContaining('Did you mean https://olake.io?') })
  expect(keepChunks(path.join(folder, 'previous'))).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('the file does not exist. This is normal for the first deployment.'),
  })
  const down = keepChunks(`http://localhost:${await freePort()}`)
  expect(down).toMatchObject({ status: 0, stderr: expect.stringContaining('ECONNREFUSED') })
  expect(down.stderr).not.toContain('first deployment')
})
