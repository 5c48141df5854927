import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { docsSidebarItems } from '../content/navigation/docs-sidebar'
import { type CheckResult, checkContent } from '../lib/check'
import { checkDataFiles } from '../lib/check/data-files'
import { checkDiagrams } from '../lib/check/diagrams'
import { type Finding, formatFinding } from '../lib/check/finding'
import { pageRedirects } from '../lib/check/redirect-from'
import type { RedirectTable } from '../lib/check/redirects'
import { checkSidebar } from '../lib/check/sidebar'
import { readSource } from '../lib/check/source-file'
import { isDrawn } from '../lib/mdx/diagrams.server'
import { compileBodies, readStored } from './compile-bodies'
import { freshImport } from './fresh-import'
import { saveGenerated } from './generated'
import { step } from './log'
import { diagramProblem } from './parse-diagram'
import { checkContext, contentDir, readContent, readDataFiles } from './read-content'

const SIDEBAR_FILE = 'content/navigation/docs-sidebar.ts'

type Remembered = { text: string; result: ReturnType<typeof readSource> }
const remembered = new Map<string, Remembered>()

/** `readSource` with a cache for processes that check repeatedly: a file is parsed again only if its text changed. */
const readChanged: typeof readSource = (path, text, contentDir) => {
  const known = remembered.get(path)
  if (known?.text === text) return known.result
  const result = readSource(path, text, contentDir, readStored)
  remembered.set(path, { text, result })
  return result
}

async function sidebarFindings({ sources, unreadable }: CheckResult): Promise<Finding[]> {
  // The sidebar belongs to the default content folder.
  if (contentDir !== 'content') return []
  try {
    const { docsSidebarItems: items } = await freshImport<{ docsSidebarItems: typeof docsSidebarItems }>(SIDEBAR_FILE)
    return checkSidebar({ file: SIDEBAR_FILE, text: readFileSync(SIDEBAR_FILE, 'utf8'), items }, sources, unreadable)
  } catch (cause) {
    return [{ file: SIDEBAR_FILE, line: 1, kind: 'error', message: (cause as Error).message }]
  }
}

/** Runs every check on the current content. `redirects` contains those of lib/redirects.mjs and of the pages. */
export async function findProblems(): Promise<CheckResult & Pick<RedirectTable, 'redirects'>> {
  const context = await checkContext()
  const files = await readContent()
  await compileBodies(files, contentDir)
  const result = checkContent(files, { ...context, read: readChanged })
  const diagrams = await checkDiagrams(result.sources, { isDrawn, problemOf: diagramProblem })
  return {
    ...result,
    findings: [...result.findings, ...diagrams, ...(await sidebarFindings(result)), ...checkDataFiles(readDataFiles(), contentDir)],
    redirects: [...context.redirectTable.redirects, ...pageRedirects(result.sources)],
  }
}

/** Prints the findings. If `strict` is set, warnings, such as broken links, are errors. */
export function printFindings(findings: readonly Finding[], strict: boolean): void {
  for (const finding of findings) {
    const fatal = finding.kind === 'error' || strict
    console.log(`${fatal ? '✗' : '! warning'} ${formatFinding(finding)}`)
  }
}

/** Saves the files that the build must skip, and the findings, which `next dev` shows in the browser. */
export function saveFindings({ findings, leftOut }: { findings: readonly Finding[]; leftOut: readonly string[] }): void {
  saveGenerated(
    'left-out',
    leftOut.map((file) => file.slice(contentDir.length + 1)),
  )
  saveGenerated('problems', findings)
}

/** Checks the content, and prints and saves the findings. `ok` is false if the build must stop. */
export async function checkAndReport(options: { strict: boolean }): Promise<CheckResult & { ok: boolean }> {
  const result = await step(
    'content check',
    findProblems,
    ({ sources, findings }) => `${sources.length} files, ${findings.length} findings`,
  )
  printFindings(result.findings, options.strict)
  saveFindings(result)
  return { ...result, ok: !result.findings.some((finding) => finding.kind === 'error' || options.strict) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await checkAndReport({ strict: process.argv.includes('--strict') })).ok ? 0 : 1
}
