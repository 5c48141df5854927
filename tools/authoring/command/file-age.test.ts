import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { addedAt } from './file-age'

test('returns the time of the first commit of a file, also after a rename, and infinity for a file without commits', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'age-'))
  const git = (time: number, ...args: string[]) => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org']
    const date = `@${time} +0000`
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    execFileSync('git', [...identity, ...args], { cwd: folder, env, stdio: 'ignore' })
  }
  git(0, 'init')
  writeFileSync(path.join(folder, 'old.mdx'), 'The first page with some words that stay the same.\n')
  git(0, 'add', '.')
  git(1_700_000_000, 'commit', '-m', 'one')
  renameSync(path.join(folder, 'old.mdx'), path.join(folder, 'moved.mdx'))
  writeFileSync(path.join(folder, 'later.mdx'), 'Another page.\n')
  git(0, 'add', '--all')
  git(1_700_000_500, 'commit', '-m', 'two')
  writeFileSync(path.join(folder, 'new.mdx'), 'Not committed.\n')
  expect(['moved.mdx', 'later.mdx', 'new.mdx'].map((file) => addedAt(file, folder))).toEqual([
    1_700_000_000,
    1_700_000_500,
    Number.POSITIVE_INFINITY,
  ])
  expect(addedAt('a.mdx', path.join(folder, 'no-such-folder'))).toBe(0)
})
