import { execFileSync } from 'node:child_process'
import type { FileHistory } from '../lib/content/build-facts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })

/** Reads the output of `git log --format=%x01%cs%x02%an --name-only`: each file's newest commit stands first. */
export function parseHistory(log: string): FileHistory {
  const history: FileHistory = {}
  for (const commit of log.split('\x01').slice(1)) {
    const [head = '', ...files] = commit.split('\n')
    const [date = '', author = ''] = head.split('\x02')
    for (const file of files) if (file && !history[file]) history[file] = { date, author }
  }
  return history
}

/** Last change of every content file, from one `git log`. Empty without git and in a shallow clone, whose dates would be wrong. */
export function gitHistory(folder: string): FileHistory {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return {}
    return parseHistory(git('log', '--format=%x01%cs%x02%an', '--name-only', '--no-renames', '--', folder))
  } catch {
    return {}
  }
}
