import { execFileSync } from 'node:child_process'
import { repository } from '../../../lib/repository.mjs'
import { git } from '../command/git'
import type { FormerFile } from './lost-addresses'

/**
 * The commit with which pages are compared: the one where the current branch left the deployed one, as far as this clone knows it, or else the
 * last commit.
 */
function publishedCommit(): string {
  for (const branch of ['origin/HEAD', `origin/${repository.branch}`]) {
    try {
      return git('merge-base', 'HEAD', branch).trim()
    } catch {
      // This clone does not know the branch.
    }
  }
  return 'HEAD'
}

/** Texts of files in a commit, in the order of their paths, from one process. */
function textsIn(commit: string, paths: readonly string[]): string[] {
  const input = paths.map((path) => `${commit}:${path}\n`).join('')
  const output = execFileSync('git', ['cat-file', '--batch'], { input, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore'] })
  let at = 0
  return paths.map(() => {
    // Each text follows a line with its hash, type and size, and ends with a line break that does not belong to it.
    const start = output.indexOf('\n', at) + 1
    const size = Number(output.subarray(at, start).toString().split(' ').at(-1))
    at = start + size + 1
    return output.subarray(start, start + size).toString()
  })
}

/** Parses the output of `git diff -z --name-status -M`: `M NUL path NUL`, `D NUL path NUL`, and for renames `R100 NUL old NUL new NUL`. */
function changesOf(output: string): Array<{ path: string; now: string | undefined }> {
  const changes: Array<{ path: string; now: string | undefined }> = []
  const fields = output.split('\0')[Symbol.iterator]()
  for (const status of fields) {
    if (!status) continue
    const path = String(fields.next().value)
    changes.push({ path, now: status === 'D' ? undefined : status.startsWith('R') ? String(fields.next().value) : path })
  }
  return changes
}

/** Pages and files of redirects in a folder that were changed, renamed or deleted since the published commit, with their former text. None without git. */
export function formerFiles(folder: string): FormerFile[] {
  try {
    const commit = publishedCommit()
    const output = git('diff', '-z', '--name-status', '-M', '--diff-filter=RMD', commit, '--', folder)
    const pages = changesOf(output).filter(({ path }) => path.endsWith('.mdx') || path.includes('/redirects/'))
    const texts = textsIn(
      commit,
      pages.map(({ path }) => path),
    )
    return pages.map(({ path, now }, index) => ({ path, text: texts[index] ?? '', ...(now && { now }) }))
  } catch {
    return []
  }
}
