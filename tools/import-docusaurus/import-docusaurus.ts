import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { confirm } from '@clack/prompts'
import { rejectUnknownOptions, wantsHelp } from '../authoring/command/help'
import { withLanguages } from './convert/languages'
import { MAP_TARGETS, readMap } from './convert/mapped-components'
import { consoleSummary, importReport } from './convert/report'
import { importSite } from './site/import-site'
import { ownContent } from './site/replace-content'

/** File with the list of the languages that the site highlights. */
const LANGUAGES = 'lib/mdx/languages.ts'

const USAGE = `Usage: npm run import:docusaurus -- PATH [--out content] [--docs-version NAME] [--replace [--yes]] [--map NAME=TARGET]
  Writes the pages, navigation and redirects of the Docusaurus 2 or 3 site at PATH to the content folder, and a report next to it.
  Files that exist are not changed.
  --out FOLDER          Writes to another folder than content.
  --docs-version NAME   Imports another version of the documentation than the published one, such as current for docs/.
  --replace             Removes the pages of this site and what belongs to them first. Asks before, or not with --yes.
  --map NAME=TARGET     Imports a component of that site as a known one, such as Hint=tip. Can be repeated. Targets: ${MAP_TARGETS.join(', ')}.`

/** Asks before content is removed. @throws an error without a terminal, and if the answer is no */
async function confirmRemoval(out: string): Promise<void> {
  const count = ownContent(out).length
  if (count === 0) return
  if (!process.stdin.isTTY) throw new Error(`--replace deletes ${count} files in ${out}. To confirm, add --yes.`)
  const answer = await confirm({ message: `Delete ${count} files in ${out}? Git keeps those that are committed.`, initialValue: false })
  if (answer !== true) throw new Error('Nothing was changed.')
}

if (wantsHelp(process.argv.slice(2))) {
  console.log(USAGE)
  process.exit()
}
try {
  rejectUnknownOptions(process.argv.slice(2), ['--out', '--docs-version', '--replace', '--yes', '--map', '--help'])
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'content' },
      'docs-version': { type: 'string' },
      replace: { type: 'boolean' },
      yes: { type: 'boolean' },
      map: { type: 'string', multiple: true },
    },
  })
  const [site] = positionals
  if (!site || positionals.length > 1) throw new Error(`Give the folder of a Docusaurus site.\n${USAGE}`)
  if (!existsSync(site)) throw new Error(`There is no folder ${site}.\n${USAGE}`)
  if (values.replace && !values.yes) await confirmRemoval(path.normalize(values.out))
  const start = performance.now()
  const beside = path.dirname(path.normalize(values.out))
  const summary = importSite(
    { site, out: path.normalize(values.out), reportFolder: path.join(beside, 'import-report') },
    {
      docsVersion: values['docs-version'],
      replace: values.replace === true,
      components: readMap(values.map ?? []),
      progress: (message) => console.log(`  ${message} …`),
    },
  )
  if (summary.languages.length > 0) writeFileSync(LANGUAGES, withLanguages(readFileSync(LANGUAGES, 'utf8'), summary.languages))
  const report = importReport(summary)
  const reportFile = path.join(beside, 'import-report.md')
  mkdirSync(beside, { recursive: true })
  writeFileSync(reportFile, report)
  for (const line of consoleSummary(summary)) console.log(line)
  console.log(`✓ imported in ${((performance.now() - start) / 1000).toFixed(1)} s; the report is in ${reportFile}`)
} catch (cause) {
  console.error(`✗ ${(cause as Error).message}`)
  process.exitCode = 1
}
