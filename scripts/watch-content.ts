import { existsSync, utimesSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'
import { compileFindings } from '../lib/check/compile-failure'
import { type Finding, formatFinding } from '../lib/check/finding'
import { bodyTextOf } from '../lib/check/source-file'
import { generatedDocuments } from '../lib/content/generated-documents'
import type { BodyFacts } from '../lib/mdx/compile-body.server'
import { GENERATED, preparePictures } from './build-content'
import { findProblems, printFindings, saveFindings } from './check-content'
import { documentsDiffer } from './documents-differ'
import { saveGenerated } from './generated'
import { contentDir } from './read-content'

/**
 * Delay between the last change and the next check, in milliseconds. The page with the change is rendered in the meantime: both need the
 * processor.
 */
const DEBOUNCE = 500

/** Time that editors need to write a file, in milliseconds. The event can come before its first character. */
const WRITE_TIME = 15

/** Files and folders that the check reads. */
const WATCHED = [contentDir, 'public/images']

/** `next dev` restarts if this file changes. This is how it loads changed redirects. */
const NEXT_CONFIG = 'next.config.mjs'

type Checked = { findings: readonly Finding[]; leftOut: readonly string[] }

let checked: Checked = { findings: [], leftOut: [] }
let compileProblems: readonly Finding[] = []
let printed = ''
let redirects: string | undefined

/** Bodies that changed since the start, by path relative to the content folder, and how often one of them changed. */
const edits: Record<string, BodyFacts> = {}
let editCount = 0

/**
 * Compiles the body of a changed page and lets the open page render again, before the check and Contentlayer have read all content. They take
 * two seconds, and most changes concern one body. An error in the body is left to the check.
 */
async function showEdit(file: string): Promise<void> {
  await wait(WRITE_TIME)
  const raw = bodyTextOf(await readFile(file, 'utf8'))
  if (raw === undefined) return
  const source = path.relative(contentDir, file).split(path.sep).join('/')
  const { compileFacts } = await import('../lib/mdx/compile-body.server')
  const facts = await compileFacts(raw, path.posix.dirname(source))
  if (facts.hash === edits[source]?.hash) return
  edits[source] = facts
  editCount++
  saveGenerated('edits', edits)
  saveFindings(checked, editCount)
}

let documents: readonly unknown[] = []
let documentsVersion = 0

/** Lets Next.js load all pages again if Contentlayer wrote documents with changes that the browser does not show yet. */
function showDocuments(): void {
  const before = documents
  documents = generatedDocuments()
  if (!documentsDiffer(before, documents, new Set(Object.keys(edits)))) return
  documentsVersion++
  saveGenerated('documents-version', documentsVersion)
}

/** Saves the findings for the browser, and prints them if they changed. */
function report(findings: readonly Finding[], leftOut: readonly string[]): void {
  checked = { findings, leftOut }
  saveFindings(checked, editCount)
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
  // One edit at a time, because a text that is already in the store would overtake an older one that is still compiled.
  let showing: Promise<void> = Promise.resolve()
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(check)
    }, DEBOUNCE)
  }
  // Recursive `fs.watch` misses changes on Linux: edits in folders that existed before, and files that editors replace.
  watch(WATCHED, { ignoreInitial: true }).on('all', (event, file) => {
    // After a page is deleted or while an editor replaces it, there is nothing to read.
    if (event === 'change' && file.endsWith('.mdx')) showing = showing.then(() => showEdit(file)).catch(() => undefined)
    checkSoon()
  })
  let text = ''
  for (const stream of output) {
    stream.on('data', (data: Buffer) => {
      // Only the last result is needed, and it is shorter than this limit.
      text = (text + data).slice(-20_000)
      if (/Generated \d+ documents/.test(String(data))) showDocuments()
      const problems = compileFindings(text, contentDir)
      if (problems === undefined || JSON.stringify(problems) === JSON.stringify(compileProblems)) return
      compileProblems = problems
      checkSoon()
    })
  }
  // There are none if the first build of the content failed.
  if (existsSync(GENERATED)) documents = generatedDocuments()
  checkSoon()
}
