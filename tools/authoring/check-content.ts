import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { missingDrawings } from '../../lib/mdx/diagrams.server'
import { type CheckResult, checkContent } from './check'
import { checkDataFiles } from './check/check-data-files'
import { checkDiagrams } from './check/check-diagrams'
import { checkPictures } from './check/check-pictures'
import { checkSidebars } from './check/check-sidebar'
import { compileBodies, readStored } from './check/compile-bodies'
import { diagramProblem } from './check/parse-diagram'
import { checkContext, contentDir, readContent, readSidebars } from './check/read-content'
import { inFileOrder, isFatal, type printers, printFindings } from './check/report'
import { readSource } from './check/source-file'
import { saveFindings } from './command/generated'
import { rejectOptionsOfNpm, rejectUnknownOptions, wantsHelp } from './command/help'
import { step } from './command/log'
import { fixFiles } from './fix-files'

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

/** Runs every check on the current content. */
export async function findProblems(): Promise<CheckResult> {
  const context = await checkContext()
  const files = await readContent()
  await compileBodies(files, contentDir)
  const result = checkContent(files, { ...context, read: readChanged })
  const diagrams = await checkDiagrams(result.sources, {
    isDrawn: (source) => missingDrawings(source).length === 0,
    problemOf: diagramProblem,
  })
  const { findings: pictures } = await checkPictures(result.sources)
  // Content folders of benchmarks have no sidebar for their copies of pages.
  const inSidebars = contentDir === 'content' ? checkSidebars(readSidebars(), result, contentDir) : []
  return {
    ...result,
    findings: inFileOrder([...result.findings, ...diagrams, ...pictures, ...inSidebars, ...checkDataFiles(context.dataFiles, contentDir)]),
  }
}

/** Maximum number of passes of `--fix`. A fix can make another problem visible, for example if a page could not be parsed before. */
const MAX_PASSES = 10

/** Corrects the findings that have a fix, checks again, and repeats this until no finding can be fixed. */
async function fixAll(first: CheckResult): Promise<CheckResult> {
  let result = first
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const fixed = fixFiles(result.findings)
    if (fixed.length === 0) break
    for (const { file, count: fixes } of fixed) console.log(`✓ fixed ${file}: ${count(fixes, 'finding')}`)
    result = await findProblems()
  }
  return result
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

type Options = { strict: boolean; fix?: boolean; format?: keyof typeof printers }

/** Checks the content, and prints and saves the findings. `ok` is false if the build must stop. @param options.fix corrects what has a fix */
export async function checkAndReport({ strict, fix = false, format = 'text' }: Options): Promise<CheckResult & { ok: boolean }> {
  const result = await step(
    'content check',
    async () => (fix ? fixAll(await findProblems()) : findProblems()),
    ({ sources, findings }) => `${sources.length} files, ${count(findings.length, 'finding')}`,
  )
  printFindings(result.findings, strict, format)
  saveFindings(result)
  const fixable = result.findings.filter((finding) => finding.fix).length
  if (fixable > 0 && !fix) console.log(`  ${fixable} of these can be fixed with: npm run check:content -- --fix`)
  const fatal = result.findings.filter((finding) => isFatal(finding, strict)).length
  const warnings = result.findings.length - fatal
  if (fatal > 0) console.log(`✗ ${count(fatal, 'error')}${warnings > 0 ? `, ${count(warnings, 'warning')}` : ''}`)
  return { ...result, ok: fatal === 0 }
}

const OPTIONS = ['--strict', '--fix', '--format', '--help']

/** Options of the command. @throws an error with a message for the author */
function optionsOf(args: string[]): Options {
  rejectUnknownOptions(args, OPTIONS)
  rejectOptionsOfNpm('check:content', ['strict', 'fix', 'format'], process.env)
  const { values } = parseArgs({
    args,
    options: { strict: { type: 'boolean' }, fix: { type: 'boolean' }, format: { type: 'string', default: 'text' } },
  })
  const { strict = false, fix = false, format } = values
  if (format !== 'text' && format !== 'github') throw new Error(`--format is "${format}", and must be text or github.`)
  return { strict, fix, format }
}

const USAGE = `Usage: npm run check:content -- [--strict] [--fix] [--format github]
  Checks the content, and prints each problem with file, line, column, cause and what to write instead.
  --strict          Warnings, such as broken links and wordings, are errors.
  --fix             Corrects the findings that have only one solution, and prints the others.
  --format github   Prints annotations for pull requests instead of lines for terminals and editors.`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Another program, such as `head`, may read only the first lines.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 1 : 2))
  try {
    const args = process.argv.slice(2)
    if (wantsHelp(args)) console.log(USAGE)
    else process.exitCode = (await checkAndReport(optionsOf(args))).ok ? 0 : 1
  } catch (cause) {
    console.error(`✗ ${(cause as Error).message}`)
    process.exitCode = 1
  }
}
