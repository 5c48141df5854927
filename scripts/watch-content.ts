import { utimesSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { watch } from 'chokidar'
import { compileFindings } from '../lib/check/compile-failure'
import { type Finding, formatFinding } from '../lib/check/finding'
import { pageRedirects } from '../lib/check/redirect-from'
import { preparePictures } from './build-content'
import { findProblems, printFindings, saveFindings } from './check-content'
import { saveGenerated } from './generated'
import { contentDir } from './read-content'

/** Milliseconds of quiet after a change before the content is checked again. */
const SETTLE = 100

/** What the check reads. */
const WATCHED = [contentDir, 'public/images', 'lib/redirects.mjs']

/** Next starts itself again when this file changes, which is how it learns of other redirects. */
const NEXT_CONFIG = 'next.config.mjs'

let compileProblems: readonly Finding[] = []
let printed = ''
let redirects: string | undefined

/** Saves the findings for the browser, and prints them where they are others than before. */
function report(findings: readonly Finding[], leftOut: readonly string[]): void {
  saveFindings({ findings, leftOut })
  const text = findings.map(formatFinding).join('\n')
  if (text === printed) return
  printed = text
  printFindings(findings, false)
  if (findings.length === 0) console.log('✓ content check: no findings')
}

function restartForRedirects(table: string): void {
  const changed = redirects !== undefined && redirects !== table
  redirects = table
  if (changed) utimesSync(NEXT_CONFIG, new Date(), new Date())
}

async function check(): Promise<void> {
  try {
    const result = await findProblems()
    const found = [...result.findings, ...(await preparePictures(result.sources))]
    // What Contentlayer says of a file that the check found an error in is the same error in other words.
    const findings = found.some(({ kind }) => kind === 'error') ? found : [...found, ...compileProblems]
    report(findings, result.leftOut)
    saveGenerated('redirects', pageRedirects(result.sources))
    restartForRedirects(JSON.stringify(result.redirects))
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    const file = message.match(/^[\w./-]+\.\w+/)?.[0] ?? contentDir
    report([{ file, line: 1, kind: 'error', message: `the content check cannot go on: ${message}` }], [])
  }
}

/**
 * Checks the content again after each change, one check at a time, until the process ends. Findings go to the console and to
 * `.generated/problems.json`, which every page of `next dev` shows.
 * @param output what `contentlayer2 dev` prints
 */
export function watchContent(output: readonly Readable[]): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(check)
    }, SETTLE)
  }
  // Node's own recursive watching misses changes on Linux: edits in folders that it saw before, and files that editors replace.
  watch(WATCHED, { ignoreInitial: true }).on('all', checkSoon)
  let text = ''
  for (const stream of output) {
    stream.on('data', (data: Buffer) => {
      // The last change is enough, and no result is longer.
      text = (text + data).slice(-20_000)
      const problems = compileFindings(text, contentDir)
      if (problems === undefined || JSON.stringify(problems) === JSON.stringify(compileProblems)) return
      compileProblems = problems
      checkSoon()
    })
  }
  checkSoon()
}
