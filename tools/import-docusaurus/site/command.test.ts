import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'import-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the command explains a folder that is no Docusaurus site, and writes nothing', () => {
  const out = path.join(folder, 'none/content')
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['tools/import-docusaurus/import-docusaurus.ts', 'docs', '--out', out], {
    encoding: 'utf8',
  })
  expect([status, stderr.trim()]).toEqual([1, '✗ docs has no docusaurus.config.js; give the folder of a Docusaurus 2 or 3 site.'])
  expect(existsSync(out)).toBe(false)
})
