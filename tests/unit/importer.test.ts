import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkFolder } from '../../tools/delivery/dev/dev-clone'

/** A copy of the repository without the importer of Docusaurus sites and its line in package.json. */

const copy = mkdtempSync(path.join(tmpdir(), 'without-importer-'))

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  // Git also lists files that are deleted but not committed.
  for (const file of files) if (!file.startsWith('tools/import-docusaurus/') && existsSync(file)) cpSync(file, path.join(copy, file))
  for (const folder of ['node_modules', '.generated', '.git']) linkFolder(folder, path.join(copy, folder))
  const manifest = path.join(copy, 'package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/,\n *"import:docusaurus": "[^"]*"/, ''))
})
afterAll(() => rmSync(copy, { recursive: true }))

test.each([
  ['types', ['tsc', '--noEmit']],
  ['format and lint', ['biome', 'check', '.']],
  ['unit tests', ['vitest', 'run', '--project', 'unit', 'tests/unit', 'tools/authoring/command']],
])('without the importer, %s pass', (_, [command = '', ...args]) => {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${command}`, args, { cwd: copy, encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
})
