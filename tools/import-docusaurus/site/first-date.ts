import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'

/** A day (`2024-05-06`) that stands in for a missing date, and where it comes from. */
export type FirstDate = { date: string; origin: string }

/** The day of the first commit of a file, following renames; undefined without Git, or for a file that is not committed. */
function committedOn(site: string, file: string): string | undefined {
  try {
    const args = ['--literal-pathspecs', 'log', '--diff-filter=A', '--follow', '--format=%as', '--', file]
    const days = execFileSync('git', args, { cwd: site, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return days.trim().split('\n').at(-1) || undefined
  } catch {
    return undefined
  }
}

/** The day on which a file was first committed, as Docusaurus takes it, or else the day on which it was last changed, in UTC. */
export function firstDate(site: string, file: string): FirstDate {
  const committed = committedOn(site, file)
  if (committed) return { date: committed, origin: 'the day of the first commit of the file' }
  return { date: statSync(path.join(site, file)).mtime.toISOString().slice(0, 10), origin: 'the day on which the file was last changed' }
}
