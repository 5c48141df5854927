import type { Finding } from '../../../lib/problem'
import { compileBodies } from '../../authoring/check/compile-bodies'
import { contentDir, readContent } from '../../authoring/check/read-content'
import type { Redirect } from '../../authoring/check/read-redirects'
import { findProblems } from '../../authoring/check-content'
import { saveGenerated } from '../../authoring/command/generated'
import { currentRedirects } from '../build/all-redirects'
import { preparePictures } from '../build/build-content'
import { gitHistory, HISTORY_FOLDERS } from '../build/git-history'
import { placeMermaid } from '../build/place-mermaid'

/**
 * The process of `npm run dev` that prepares what the first page does not need, and checks the content: at its start, and after each message.
 * It sends a report after each check.
 */

/** Findings of the check, files that pages must skip, and all redirects of the site; no redirects if the check itself failed. */
export type BackgroundReport = { findings: readonly Finding[]; leftOut: readonly string[]; redirects?: readonly Redirect[] }

/** Number of texts from which compiling takes long enough to report. */
const WORTH_REPORTING = 50

/** Prints how far the compilation is at its start and after each quarter. */
function printProgress(done: number, total: number): void {
  if (total < WORTH_REPORTING || done === total) return
  if (done === 1 || Math.floor((done * 4) / total) > Math.floor(((done - 1) * 4) / total))
    console.log(`  content check: ${done === 1 ? 0 : done} of ${total} texts compiled`)
}

async function check(): Promise<BackgroundReport> {
  try {
    const { findings, sources, leftOut } = await findProblems()
    return { findings: [...findings, ...(await preparePictures(sources))], leftOut, redirects: currentRedirects(sources) }
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    const file = message.match(/^[\w./-]+\.\w+/)?.[0] ?? contentDir
    return { findings: [{ file, line: 1, kind: 'error', message: `the content check failed: ${message}` }], leftOut: [] }
  }
}

let running = false
let again = false

/** Checks the content and sends the report. A request during a check lets it check once more. */
async function checkAndSend(): Promise<void> {
  again = running
  if (running) return
  running = true
  process.send?.(await check())
  running = false
  if (again) await checkAndSend()
}

process.on('message', () => void checkAndSend())
process.on('disconnect', () => process.exit())

running = true
placeMermaid()
saveGenerated('history', gitHistory(...HISTORY_FOLDERS).history)
await compileBodies(await readContent(), contentDir, printProgress)
running = false
await checkAndSend()
