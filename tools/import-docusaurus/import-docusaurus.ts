import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { rejectUnknownOptions, wantsHelp } from '../authoring/command/help'
import { withLanguages } from './convert/languages'
import { importReport, summaryLines } from './convert/report'
import { importSite } from './site/import-site'

/** File with the list of the languages that the site highlights. */
const LANGUAGES = 'lib/mdx/languages.ts'

const USAGE = `Usage: npm run import:docusaurus -- PATH [--out content] [--docs-version NAME]
  Writes the pages, navigation and redirects of the Docusaurus 2 or 3 site at PATH to the content folder, and a report next to it.
  Files that exist are not changed.
  --out FOLDER          Writes to another folder than content.
  --docs-version NAME   Imports another version of the documentation than the published one, such as current for docs/.`

if (wantsHelp(process.argv.slice(2))) {
  console.log(USAGE)
  process.exit()
}
try {
  rejectUnknownOptions(process.argv.slice(2), ['--out', '--docs-version', '--help'])
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'content' }, 'docs-version': { type: 'string' } },
  })
  const [site] = positionals
  if (!site || positionals.length > 1) throw new Error(`Give the folder of a Docusaurus site.\n${USAGE}`)
  if (!existsSync(site)) throw new Error(`There is no folder ${site}.\n${USAGE}`)
  const start = performance.now()
  const beside = path.dirname(path.normalize(values.out))
  const summary = importSite(
    { site, out: path.normalize(values.out), reportFolder: path.join(beside, 'import-report') },
    { docsVersion: values['docs-version'] },
  )
  if (summary.languages.length > 0) writeFileSync(LANGUAGES, withLanguages(readFileSync(LANGUAGES, 'utf8'), summary.languages))
  const report = importReport(summary)
  const reportFile = path.join(beside, 'import-report.md')
  mkdirSync(beside, { recursive: true })
  writeFileSync(reportFile, report)
  console.log(report)
  for (const line of summaryLines(summary)) console.log(`✓ ${line}`)
  console.log(`✓ imported in ${((performance.now() - start) / 1000).toFixed(1)} s; the report is in ${reportFile}`)
} catch (cause) {
  console.error(`✗ ${(cause as Error).message}`)
  process.exitCode = 1
}
