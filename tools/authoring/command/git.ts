import { execFileSync } from 'node:child_process'

/** Output of a git command. @throws if git fails or is missing */
export const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })
