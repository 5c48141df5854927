import type { ChildProcess } from 'node:child_process'
import { utimesSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'
import { compileFindings } from '../lib/check/compile-failure'
import { type Finding, formatFinding } from '../lib/check/finding'
import type { Redirect } from '../lib/check/redirects'
import { bodyTextOf, readSource } from '../lib/check/source-file'
import { textHash } from '../lib/mdx/body-hash.server'
import { siteRedirects } from '../lib/site-redirects.mjs'
import { acceptDocuments, preparePictures, removeOldTexts } from './build-content'
import { findProblems, printFindings, saveFindings } from './check-content'
import { compileBodies } from './compile-bodies'
import { documentsDiffer, type GeneratedEntry } from './documents-differ'
import { saveGenerated } from './generated'
import { gitHistory } from './git-history'
import { contentDir, HISTORY_FOLDERS, readContent } from './read-content'

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
let printed: string | undefined

/** Hashes of texts that changed since the start, by path relative to the content folder, and how often one of them changed. */
const edits: Record<string, string> = {}
let editCount = 0

/**
 * Compiles the body of a changed page and lets the open page render again, before the check and Contentlayer have read all content. They take
 * two seconds, and most changes concern one body. While the body has an error, which is reported, the page keeps its last text.
 */
async function showEdit(file: string): Promise<void> {
  await wait(WRITE_TIME)
  const text = await readFile(file, 'utf8')
  const raw = bodyTextOf(text)
  if (raw === undefined) return
  const source = path.relative(contentDir, file).split(path.sep).join('/')
  const { compileBody } = await import('../lib/mdx/compile-body.server')
  const shown = edits[source] ?? documents?.find(({ _raw }) => _raw.sourceFilePath === source)?.textHash
  try {
    await compileBody(raw, path.posix.dirname(source))
  } catch {
    if (shown) edits[source] = shown
    saveGenerated('edits', edits)
    report(readSource(`${contentDir}/${source}`, text, contentDir).findings, checked.leftOut)
    return
  }
  const hash = textHash(raw, path.posix.dirname(source))
  if (hash === shown) return
  edits[source] = hash
  editCount++
  saveGenerated('edits', edits)
  saveFindings(checked, editCount)
}

let documents: readonly GeneratedEntry[] | undefined
let documentsVersion = 0

/** Lets Next.js load all pages again if Contentlayer wrote documents with changes that the browser does not show yet. */
function showDocuments(): void {
  const before = documents
  documents = acceptDocuments()
  removeOldTexts(documents, Object.values(edits))
  // Next.js waits for the first documents.
  if (!before || !documentsDiffer(before, documents, new Set(Object.keys(edits)))) return
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

/** Saves the redirects. `next dev` restarts if they changed. */
function saveRedirects(redirects: readonly Redirect[]): void {
  const changed = JSON.stringify(redirects) !== JSON.stringify(siteRedirects())
  saveGenerated('redirects', redirects)
  if (changed) utimesSync(NEXT_CONFIG, new Date(), new Date())
}

async function check(): Promise<void> {
  try {
    const result = await findProblems()
    const found = [...result.findings, ...(await preparePictures(result.sources))]
    // If the check found an error in a file, Contentlayer reports the same error in other words.
    const failed = new Set(found.filter(({ kind }) => kind === 'error').map(({ file }) => file))
    const findings = [...found, ...compileProblems.filter(({ file }) => !failed.has(file))]
    report(findings, result.leftOut)
    saveRedirects(result.redirects)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    const file = message.match(/^[\w./-]+\.\w+/)?.[0] ?? contentDir
    report([{ file, line: 1, kind: 'error', message: `the content check failed: ${message}` }], [])
  }
}

/** Collects what pages show in addition to their texts, compiles all texts and checks the content, while the first page is already shown. */
async function prepareRest(): Promise<void> {
  saveGenerated('history', gitHistory(...HISTORY_FOLDERS).history)
  await compileBodies(await readContent(), contentDir, constants.priority.PRIORITY_LOW)
  await check()
}

/**
 * Checks the content after each change until the process ends, one check at a time. Prints the findings and saves them to
 * `.generated/problems.json`, which every page of `next dev` shows.
 * @param contentlayer the process of `contentlayer2 dev`
 */
export function watchContent(contentlayer: ChildProcess): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = prepareRest()
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
  for (const stream of [contentlayer.stdout, contentlayer.stderr]) {
    stream?.on('data', (data: Buffer) => {
      // Only the last result is needed, and it is shorter than this limit.
      text = (text + data).slice(-20_000)
      if (/Generated \d+ documents/.test(String(data))) {
        showDocuments()
        // `showEdit` shows most further changes before Contentlayer, which must not slow it down.
        if (contentlayer.pid) setPriority(contentlayer.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      }
      const problems = compileFindings(text, contentDir)
      if (problems === undefined || JSON.stringify(problems) === JSON.stringify(compileProblems)) return
      compileProblems = problems
      // A first build that fails leaves the documents of an earlier one. Pages with an error in their front matter are only left out.
      if (!documents && !/Generated \d+ documents/.test(text)) documents = acceptDocuments()
      checkSoon()
    })
  }
}
