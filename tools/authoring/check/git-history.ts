import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { FileHistory } from '../../../lib/content/build-facts'
import { repository } from '../../../lib/repository.mjs'
import type { FormerFile } from './lost-addresses'

/** Lists commits that do not change the text of pages, such as imports and reformatting, in the format of `git blame`. */
const IGNORE_FILE = '.git-blame-ignore-revs'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })

/** Commit hashes in an ignore file. Comments begin with `#`. */
export const ignoredCommits = (text: string): Set<string> =>
  new Set(text.split('\n').flatMap((line) => line.replace(/#.*/, '').trim() || []))

/** A file of a commit: its path, its former path if it was renamed, and whether a line other than blank lines changed. */
type CommitFile = { path: string; from?: string; changed: boolean }

/** Parses the files of `git log -z --numstat`: `1 TAB 2 TAB path NUL`, and for renames `0 TAB 0 TAB NUL old NUL new NUL`. */
function filesOf(fields: readonly string[]): CommitFile[] {
  const files: CommitFile[] = []
  const rest = fields[Symbol.iterator]()
  for (const field of rest) {
    const [, added, removed, path] = field.match(/^\n?(\d+|-)\t(\d+|-)\t([\s\S]*)$/) ?? []
    if (added === undefined || path === undefined) continue
    const changed = added !== '0' || removed !== '0'
    if (path) files.push({ path, changed })
    else files.push({ from: String(rest.next().value), path: String(rest.next().value), changed })
  }
  return files
}

/**
 * Parses the output of `git log -z --format=%x01%H%x02%as%x02%an --numstat -M -w`, newest commit first. Returns for each current file the
 * newest commit that changed its text and is not ignored, and the date of its newest commit of any kind. Renamed files keep their history.
 */
export function parseHistory(log: string, ignored: ReadonlySet<string>): FileHistory {
  const history: FileHistory = {}
  const nameToday = new Map<string, string>()
  for (const commit of log.split('\x01').slice(1)) {
    const [head = '', ...fields] = commit.split('\0')
    const [hash = '', date = '', author = ''] = head.split('\x02')
    const renames: Array<[string, string]> = []
    for (const { path, from, changed } of filesOf(fields)) {
      const today = nameToday.get(path) ?? path
      if (from) renames.push([from, today])
      const known = history[today] ?? { newest: date }
      history[today] = !known.change && changed && !ignored.has(hash) ? { ...known, change: { date, author } } : known
    }
    for (const [from, today] of renames) nameToday.set(from, today)
  }
  return history
}

/**
 * History of every file in the folders, from one `git log`. It is empty, with a `reason`, without git and in a shallow clone, whose dates
 * would be wrong.
 */
export function gitHistory(...folders: string[]): { history: FileHistory; reason?: string } {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      return { history: {}, reason: 'shallow clone; dates come from front matter only. For dates from git, run: git fetch --unshallow' }
    }
    const ignored = ignoredCommits(existsSync(IGNORE_FILE) ? readFileSync(IGNORE_FILE, 'utf8') : '')
    const log = git('log', '-z', '--format=%x01%H%x02%as%x02%an', '--numstat', '-M', '-w', '--ignore-blank-lines', '--', ...folders)
    return { history: parseHistory(log, ignored) }
  } catch {
    return { history: {}, reason: 'no git history; dates come from front matter only' }
  }
}

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
