import { execFileSync } from 'node:child_process'

/**
 * When git first saw a file, in seconds since 1970, renames followed; infinite for a file that is not committed yet. Without git all files
 * are of one age, and in a shallow clone all that its oldest commit holds.
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
