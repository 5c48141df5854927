import { type ChildProcess, fork } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'
import { contentDir } from '../../authoring/check/read-content'
import { DOCUMENTS } from '../build/content-documents'
import type { BackgroundReport } from './background-check'
import { reportFindings, setChecked, setEditProblems } from './report-findings'
import { editsSoFar, firstContentTime, saveRedirects, showDocuments, showEdit, showFacts, WRITE_TIME } from './show-changes'

/**
 * Delay between the last change and the next check, in milliseconds. The page with the change is rendered in the meantime: both need the
 * processor.
 */
const DEBOUNCE = 500

/** Time after a change in which the watcher reports no other change of the same file, in milliseconds. */
const UNREPORTED = 50

/** Files and folders that the check reads. */
const WATCHED = [contentDir, 'public/images']

/** Time after the first page in which the browser and Next.js need the processor for it, in milliseconds. */
const FIRST_VIEW = 3_000

/** Loads the compiler and the grammars of the most frequent languages, so that the first edit is as fast as the others. */
async function warmCompiler(): Promise<void> {
  const { compileBody } = await import('../../../lib/mdx/compile-body.server')
  const samples = ['bash', 'json', 'sql', 'yaml'].map((language) => `\`\`\`${language}\na: "b" # 1\n\`\`\``)
  // A new text each time, because the compiler does nothing for one that is in the store.
  await compileBody([...samples, Date.now()].join('\n\n'), '')
}

/** Shows an edit. Some editors empty a file before they write it, and the watcher might report the first half only. */
async function showWholeEdit(file: string): Promise<void> {
  const { mtimeMs } = await stat(file)
  await showEdit(file)
  await wait(UNREPORTED)
  if ((await stat(file)).mtimeMs !== mtimeMs) await showWholeEdit(file)
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
    setChecked(result)
    reportFindings(editsSoFar())
    showFacts()
    if (result.redirects) saveRedirects(result.redirects)
  })
  let timer: NodeJS.Timeout | undefined
  // One edit at a time, because a text that is already in the store would overtake an older one that is still compiled.
  let showing: Promise<void> = Promise.resolve()
  const showSoon = (file: string) => {
    if (file.endsWith('.mdx')) showing = showing.then(() => showWholeEdit(file)).catch(() => undefined)
  }
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => checker.send('check'), DEBOUNCE)
  }
  let watching = false
  // Recursive `fs.watch` misses changes on Linux: edits in folders that existed before, and files that editors replace.
  watch(WATCHED, { alwaysStat: true })
    .on('all', (event, file, stats) => {
      // A file that changed after pages were given their first content, but before this program knew of it, is an edit too.
      if (!watching && (event !== 'add' || Number(stats?.mtimeMs) < firstContentTime())) return
      // After a page is deleted or while an editor replaces it, there is nothing to read.
      if (event === 'unlink') setEditProblems(file.split(path.sep).join('/'), undefined)
      if (event === 'change' || !watching) showSoon(file)
      checkSoon()
    })
    .on('ready', () => {
      watching = true
      setTimeout(() => void warmCompiler(), FIRST_VIEW)
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
