import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

test('the command prints no warnings of Node.js about a site that excludes files', () => {
  const out = path.join(folder, 'excluded/content')
  const site = path.join(folder, 'site')
  mkdirSync(path.join(site, 'docs'), { recursive: true })
  writeFileSync(path.join(site, 'docs/gates.md'), '# Gates\n\nAll gates of the harbor.\n')
  writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    "module.exports = { title: 'Harbor', presets: [['classic', { blog: false, docs: { exclude: ['drafts/**'] } }]] }",
  )
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['tools/import-docusaurus/import-docusaurus.ts', site, '--out', out], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
})
