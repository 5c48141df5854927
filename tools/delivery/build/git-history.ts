import { existsSync, readFileSync } from 'node:fs'
import type { FileHistory } from '../../../lib/content/build-facts'
import { contentDir } from '../../authoring/check/read-content'
import { git } from '../../authoring/command/git'

/** Folders of the pages whose last change is taken from git. */
export const HISTORY_FOLDERS = [contentDir, 'app/(company)'] as const

/** Lists commits that do not change the text of pages, such as imports and reformatting, in the format of `git blame`. */
const IGNORE_FILE = '.git-blame-ignore-revs'

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
