import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formerFiles } from './former-files'

const home = process.cwd()
let folder = ''

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@team.example', ...args], { encoding: 'utf8', stdio: 'pipe' }).trim()
const commit = (day: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
  git('add', '-A')
  git('commit', '--quiet', '--message', 'x', '--date', `${day}T12:00:00Z`)
  return git('rev-parse', 'HEAD')
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'))
  process.chdir(folder)
  git('init', '--quiet')
  mkdirSync('content')
  commit('2025-01-01', { 'content/a.mdx': 'one\ntwo\nthree\n', 'content/b.mdx': 'text\n' })
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true, force: true })
})

test('returns the former texts of changed, renamed and deleted pages, compared with the deployed branch if the clone knows it', () => {
  commit('2025-01-01', {
    'a.mdx': 'Some words that stay the same.\n',
    'b.mdx': 'Other words, and an é.\n',
    'c.mdx': 'C\n',
    'd.yml': 'd: 1\n',
  })
  expect(formerFiles('.')).toEqual([])
  git('mv', 'a.mdx', 'new name.mdx')
  git('rm', '--quiet', 'b.mdx')
  commit('2025-01-02', { 'c.mdx': 'Changed\n', 'd.yml': 'd: 2\n' })
  expect(formerFiles('.')).toEqual([])
  git('update-ref', 'refs/remotes/origin/master', 'HEAD~1')
  expect(formerFiles('.')).toEqual([
    { path: 'b.mdx', text: 'Other words, and an é.\n' },
    { path: 'c.mdx', text: 'C\n', now: 'c.mdx' },
    { path: 'a.mdx', text: 'Some words that stay the same.\n', now: 'new name.mdx' },
  ])
})
