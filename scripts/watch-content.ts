import { utimesSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { watch } from 'chokidar'
import { compileFindings } from '../lib/check/compile-failure'
import { type Finding, formatFinding } from '../lib/check/finding'
import { preparePictures } from './build-content'
import { findProblems, printFindings, saveFindings } from './check-content'
import { saveGenerated } from './generated'
import { contentDir } from './read-content'

/** Delay between the last change and the next check, in milliseconds. */
const DEBOUNCE = 100

/** Files and folders that the check reads. */
const WATCHED = [contentDir, 'public/images']

/** `next dev` restarts if this file changes. This is how it loads changed redirects. */
const NEXT_CONFIG = 'next.config.mjs'

let compileProblems: readonly Finding[] = []
let printed = ''
let redirects: string | undefined

/** Saves the findings for the browser, and prints them if they changed. */
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
    // If the check found an error, Contentlayer reports the same error in other words.
    const findings = found.some(({ kind }) => kind === 'error') ? found : [...found, ...compileProblems]
    report(findings, result.leftOut)
    saveGenerated('redirects', result.redirects)
    restartForRedirects(JSON.stringify(result.redirects))
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    const file = message.match(/^[\w./-]+\.\w+/)?.[0] ?? contentDir
    report([{ file, line: 1, kind: 'error', message: `the content check failed: ${message}` }], [])
  }
}

/**
 * Checks the content after each change until the process ends, one check at a time. Prints the findings and saves them to
 * `.generated/problems.json`, which every page of `next dev` shows.
 * @param output output streams of `contentlayer2 dev`
 */
export function watchContent(output: readonly Readable[]): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(check)
    }, DEBOUNCE)
  }
  // Recursive `fs.watch` misses changes on Linux: edits in folders that existed before, and files that editors replace.
  watch(WATCHED, { ignoreInitial: true }).on('all', checkSoon)
  let text = ''
  for (const stream of output) {
    stream.on('data', (data: Buffer) => {
      // Only the last result is needed, and it is shorter than this limit.
      text = (text + data).slice(-20_000)
      const problems = compileFindings(text, contentDir)
      if (problems === undefined || JSON.stringify(problems) === JSON.stringify(compileProblems)) return
      compileProblems = problems
      checkSoon()
    })
  }
  checkSoon()
}
