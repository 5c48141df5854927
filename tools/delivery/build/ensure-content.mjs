import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/**
 * Prepares the content if Next.js is started directly, for example with `npx next build` or `npx next dev`. The npm scripts prepare the
 * content themselves and set SITE_CONTENT_READY. This file is JavaScript because next.config.mjs imports it.
 */

/**
 * Checks and compiles the content, once for this process and its child processes.
 * @param {Record<string, string | undefined>} env environment variables. SITE_CONTENT_READY is set after the content is prepared
 * @returns {boolean} true if this call prepared the content, false if it was already prepared
 * @throws {Error} if the content cannot be prepared. The message says what to do
 */
export function ensureContent(env) {
  if (env.SITE_CONTENT_READY === '1') return false
  const result = spawnSync(process.execPath, [tsxCommand(), 'tools/delivery/build/build-content.ts'], { stdio: 'inherit' })
  if (result.status !== 0) throw new Error('The content could not be prepared. Fix the errors above and run the command again.')
  env.SITE_CONTENT_READY = '1'
  return true
}

/** Path of the tsx command. tsx is a development dependency, so a production installation does not have it. */
function tsxCommand() {
  try {
    return createRequire(import.meta.url).resolve('tsx/cli')
  } catch {
    throw new Error('The content could not be prepared because development dependencies are missing. Run "npm ci --include=dev" first.')
  }
}
