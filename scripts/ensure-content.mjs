import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/**
 * Prepares the content where Next.js is started without the commands of package.json: `npx next build`, `npx next dev`. Those commands
 * prepare it themselves and set SITE_CONTENT_READY. Plain JavaScript, because next.config.mjs imports it.
 */

/**
 * Checks and compiles the content, once for this process and those that it starts.
 * @param {Record<string, string | undefined>} env the environment that is read, and in which SITE_CONTENT_READY is set afterwards
 * @returns {boolean} whether this call prepared it; false where that had been done
 * @throws {Error} one sentence that says what to run, if the content cannot be prepared
 */
export function ensureContent(env) {
  if (env.SITE_CONTENT_READY === '1') return false
  const result = spawnSync(process.execPath, [tsxCommand(), 'scripts/build-content.ts'], { stdio: 'inherit' })
  if (result.status !== 0) throw new Error('The content could not be prepared; correct the errors above, then run the command again.')
  env.SITE_CONTENT_READY = '1'
  return true
}

/** Path of the program that runs TypeScript files. It is a development dependency, which an installation for production leaves out. */
function tsxCommand() {
  try {
    return createRequire(import.meta.url).resolve('tsx/cli')
  } catch {
    throw new Error('The content could not be prepared because development dependencies are missing; run "npm ci --include=dev" first.')
  }
}
