import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitHistory } from './git-history'

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

test('returns the date of the last commit that changed the text of a page, also after a rename', () => {
  commit('2025-02-01', { 'content/a.mdx': 'one\ntwo\nfour\n' })
  commit('2025-03-01', { 'content/a.mdx': '  one\n  two\n\n  four\n' })
  git('mv', 'content/a.mdx', 'content/ä "moved".mdx')
  commit('2025-04-01', {})
  const bulk = commit('2025-05-01', { 'content/ä "moved".mdx': 'all\nother\nwords\n', 'content/b.mdx': 'other\n' })
  writeFileSync('.git-blame-ignore-revs', `# Bulk change\n${bulk}\n`)
  expect(gitHistory('content')).toEqual({
    history: {
      'content/ä "moved".mdx': { change: { date: '2025-02-01', author: 'Ann' }, newest: '2025-05-01' },
      'content/b.mdx': { change: { date: '2025-01-01', author: 'Ann' }, newest: '2025-05-01' },
    },
  })
})

test('returns no dates and a reason in a shallow clone', () => {
  commit('2025-02-01', { 'content/a.mdx': 'one\n' })
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'clone')
  process.chdir('clone')
  expect(gitHistory('content')).toEqual({ history: {}, reason: expect.stringContaining('shallow clone') })
})

test('returns no dates and a reason without a git repository', () => {
  rmSync('.git', { recursive: true, force: true })
  expect(gitHistory('content')).toEqual({ history: {}, reason: expect.stringContaining('no git history') })
})
