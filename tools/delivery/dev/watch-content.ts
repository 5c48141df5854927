import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync, utimesSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'
import { contentParts } from '../../../lib/content/content-parts'
import type { GeneratedDocument } from '../../../lib/content/generated-documents'
import { textHash } from '../../../lib/mdx/body-hash.server'
import type { Finding } from '../../../lib/problem'
import { siteRedirects } from '../../../lib/site-redirects.mjs'
import type { Redirect } from '../../authoring/check/check-redirects'
import { contentDir, readContent } from '../../authoring/check/read-content'
import { formatFinding, printFindings } from '../../authoring/check/report'
import { keepGenerated, saveFindings, saveGenerated } from '../../authoring/command/generated'
import { writeComponentIndex } from '../../authoring/write-component-index'
import { currentRedirects } from '../build/all-redirects'
import { acceptDocuments, DOCUMENTS, firstDocuments, removeOldTexts } from '../build/content-documents'
import { unfinishedDocument } from '../build/validate-documents'
import type { BackgroundReport } from './background-check'
import { documentsDiffer } from './documents-differ'

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

let checked: BackgroundReport = { findings: [], leftOut: [] }
let hasChecked = false
/** Problems of changed pages that do not compile, by file. The check finds them later. */
const editProblems = new Map<string, readonly Finding[]>()
let printed: string | undefined

/** Hashes of texts that changed since the start, by path relative to the content folder, and how often one of them changed. */
const edits: Record<string, string> = {}
let editCount = 0

let documents: readonly GeneratedDocument[] = []
let contentVersion = 0

/**
 * Writes what pages need before Contentlayer and the check have started. Next.js waits for the documents, which come last; see
 * tools/delivery/dev/first-page.mjs.
 */
export async function writeFirstContent(): Promise<void> {
  writeComponentIndex()
  // The check writes these again. The last start wrote them, or there is nothing to show yet.
  for (const name of ['history', 'images']) keepGenerated(name, {})
  keepGenerated('left-out', [])
  keepGenerated('problems', { findings: [], edits: 0 })
  saveGenerated('edits', edits)
  saveGenerated('content-version', contentVersion)
  documents = firstDocuments(await readContent(), contentDir)
  const pages = documents.map(({ collection, url, frontMatter, _raw }) => ({
    collection,
    url,
    fields: frontMatter,
    flattened: _raw.sourceFilePath.replace(/\.mdx$/, ''),
  }))
  saveGenerated('redirects', currentRedirects(pages))
  saveGenerated('documents', documents)
}

/** Loads the compiler and the grammar of the most frequent language, so that the first edit is as fast as the others. */
async function warmCompiler(): Promise<void> {
  const { compileBody } = await import('../../../lib/mdx/compile-body.server')
  await compileBody('```bash\ntrue\n```\n', '')
}

/**
 * Compiles the body of a changed page and lets the open page render again, before the check and Contentlayer have read all content. They take
 * two seconds, and most changes concern one body. While the body has an error, which is reported, the page keeps its last text. After it is
 * mended, errors of the file disappear at once.
 */
async function showEdit(file: string): Promise<void> {
  await wait(WRITE_TIME)
  const text = await readFile(file, 'utf8')
  const raw = contentParts(text)?.body
  if (raw === undefined) return
  const source = path.relative(contentDir, file).split(path.sep).join('/')
  const name = `${contentDir}/${source}`
  const { compileBody } = await import('../../../lib/mdx/compile-body.server')
  const shown = edits[source] ?? documents.find(({ _raw }) => _raw.sourceFilePath === source)?.textHash
  try {
    await compileBody(raw, path.posix.dirname(source))
  } catch {
    if (shown) edits[source] = shown
    saveGenerated('edits', edits)
    const { readSource } = await import('../../authoring/check/source-file')
    editProblems.set(name, readSource(name, text, contentDir).findings)
    report()
    return
  }
  editProblems.delete(name)
  const isErrorHere = ({ file, kind }: Finding) => file === name && kind === 'error'
  if (checked.findings.some(isErrorHere)) checked = { ...checked, findings: checked.findings.filter((finding) => !isErrorHere(finding)) }
  const hash = textHash(raw, path.posix.dirname(source))
  if (hash === shown) return
  edits[source] = hash
  editCount++
  saveGenerated('edits', edits)
  report()
}

/** Lets Next.js load all pages again if Contentlayer wrote documents with changes that the browser does not show yet. */
function showDocuments(): void {
  const before = documents
  documents = acceptDocuments(unfinishedDocument)
  removeOldTexts(documents, Object.values(edits))
  if (!documentsDiffer(before, documents, new Set(Object.keys(edits)))) return
  contentVersion++
  saveGenerated('content-version', contentVersion)
}

/** Saves the findings for the browser, and prints them if they changed. */
function report(): void {
  const findings = [...checked.findings.filter(({ file }) => !editProblems.has(file)), ...[...editProblems.values()].flat()]
  saveFindings({ findings, leftOut: checked.leftOut }, editCount)
  const text = findings.map(formatFinding).join('\n')
  // Nothing was found yet, because nothing was checked.
  if (text === printed || (text === '' && !hasChecked)) return
  printed = text
  printFindings(findings, false)
  if (findings.length === 0) console.log('✓ content check: no findings')
}

let facts: string | undefined

/** Lets Next.js load all pages again if the check changed what pages know of pictures, dates and files to skip. */
function showFacts(): void {
  const before = facts
  facts = ['history', 'images', 'left-out'].map((name) => readFileSync(`.generated/${name}.json`, 'utf8')).join('\n')
  if (facts === before) return
  contentVersion++
  saveGenerated('content-version', contentVersion)
}

/** Saves the redirects. `next dev` restarts if they changed. */
function saveRedirects(redirects: readonly Redirect[]): void {
  const changed = JSON.stringify(redirects) !== JSON.stringify(siteRedirects())
  saveGenerated('redirects', redirects)
  if (changed) utimesSync(NEXT_CONFIG, new Date(), new Date())
}

/**
 * Shows changes of the content and checks it after each change until the process ends. Prints the findings and saves them to
 * `.generated/problems.json`, which every page of `next dev` shows.
 * @returns the process that checks
 */
export function watchContent(): ChildProcess {
  const checker = fork('tools/delivery/dev/background-check.ts', { execArgv: ['--import', 'tsx'] })
  if (checker.pid) setPriority(checker.pid, constants.priority.PRIORITY_LOW)
  checker.on('message', (result: BackgroundReport) => {
    checked = result
    hasChecked = true
    report()
    showFacts()
    if (result.redirects) saveRedirects(result.redirects)
    void warmCompiler()
  })
  let timer: NodeJS.Timeout | undefined
  // One edit at a time, because a text that is already in the store would overtake an older one that is still compiled.
  let showing: Promise<void> = Promise.resolve()
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => checker.send('check'), DEBOUNCE)
  }
  // Recursive `fs.watch` misses changes on Linux: edits in folders that existed before, and files that editors replace.
  watch(WATCHED, { ignoreInitial: true }).on('all', (event, file) => {
    // After a page is deleted or while an editor replaces it, there is nothing to read.
    if (event === 'unlink') editProblems.delete(file.split(path.sep).join('/'))
    if (event === 'change' && file.endsWith('.mdx')) showing = showing.then(() => showEdit(file)).catch(() => undefined)
    checkSoon()
  })
  let documentsTimer: NodeJS.Timeout | undefined
  const showDocumentsSoon = () => {
    clearTimeout(documentsTimer)
    documentsTimer = setTimeout(() => {
      try {
        showDocuments()
      } catch (cause) {
        // A file that is being written is not complete.
        if (!(cause instanceof SyntaxError)) throw cause
        showDocumentsSoon()
      }
    }, WRITE_TIME)
  }
  watch(DOCUMENTS).on('all', (_event, file) => {
    if (path.basename(file) === '_index.json') showDocumentsSoon()
  })
  return checker
}
