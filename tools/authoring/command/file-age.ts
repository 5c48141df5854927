import { execFileSync } from 'node:child_process'

/**
 * Time of the first commit of a file in seconds since 1970, following renames. Returns infinity for a file that is not committed, and 0 if
 * git is not available. In a shallow clone, no file is older than the oldest commit of the clone.
 * @param folder the repository, or a folder of it that `file` is relative to
 */
export function addedAt(file: string, folder = '.'): number {
  try {
    const times = execFileSync('git', ['log', '--follow', '--diff-filter=A', '--format=%ct', '--', file], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(times.trim().split('\n').at(-1) || Number.POSITIVE_INFINITY)
  } catch {
    return 0
  }
}
