import { pathToFileURL } from 'node:url'
import { docsSidebarItems } from '../content/navigation/docs-sidebar'
import { checkContent } from '../lib/check'
import { checkDataFiles } from '../lib/check/data-files'
import { type Finding, formatFinding } from '../lib/check/finding'
import type { SourceFile } from '../lib/check/source-file'
import { buildSidebar, flattenSidebar } from '../lib/nav/sidebar'
import { routes, slugOf } from '../lib/routes'
import { step } from './log'
import { checkContext, readContent, readDataFiles } from './read-content'

const SIDEBAR_FILE = 'content/navigation/docs-sidebar.ts'

/** Sidebar ids that name no page, and listed pages that the sidebar does not name. */
function checkSidebar(sources: readonly SourceFile[], planned: ReadonlySet<string>): Finding[] {
  const docs = sources.filter((source) => source.collection === 'docs')
  const pages = docs.map((source) => ({ slug: slugOf(source.flattened, source.fields), label: '', url: source.url }))
  try {
    const tree = buildSidebar(docsSidebarItems, pages, { planned, addressOf: routes.docs, file: SIDEBAR_FILE })
    const listed = new Set(flattenSidebar(tree).map((link) => link.href))
    return docs
      .filter((source) => !source.flattened.startsWith('docs/shared/') && !source.fields.unlisted && !source.fields.draft)
      .filter((source) => !listed.has(source.url))
      .map((source) => ({
        file: source.path,
        line: 1,
        kind: 'error',
        message: `is in no sidebar; name it in ${SIDEBAR_FILE} or set unlisted: true`,
      }))
  } catch (cause) {
    return [{ file: SIDEBAR_FILE, line: 1, kind: 'error', message: (cause as Error).message.replace(`${SIDEBAR_FILE}: `, '') }]
  }
}

/** Runs every check over the real content. */
export async function findProblems(): Promise<{ findings: Finding[]; sources: SourceFile[] }> {
  const context = checkContext()
  const { findings, sources } = checkContent(await readContent(), context)
  const sidebar = process.env.SITE_CONTENT ? [] : checkSidebar(sources, context.planned)
  return { findings: [...findings, ...sidebar, ...checkDataFiles(readDataFiles(), context.contentDir)], sources }
}

/** Prints the findings; broken links only warn unless `strict`. `ok` says whether the build may go on. */
export async function checkAndReport(options: { strict: boolean }): Promise<{ ok: boolean; sources: SourceFile[] }> {
  const { findings, sources } = await step(
    'content check',
    findProblems,
    (result) => `${result.sources.length} files, ${result.findings.length} findings`,
  )
  for (const finding of findings) {
    const fatal = finding.kind === 'error' || options.strict
    console.log(`${fatal ? '✗' : '! warning'} ${formatFinding(finding)}`)
  }
  return { ok: !findings.some((finding) => finding.kind === 'error' || options.strict), sources }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await checkAndReport({ strict: process.argv.includes('--strict') })).ok ? 0 : 1
}
