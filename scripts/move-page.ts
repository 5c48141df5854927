import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Finding } from '../lib/check/finding'
import { readSource, type SourceFile } from '../lib/check/source-file'
import { writeWholeFile } from '../lib/files/whole-file.server'
import { destinationOf, findPage } from '../lib/scaffold/address'
import { type MoveFiles, type MovePlan, planMove } from '../lib/scaffold/move'
import { site } from '../lib/site.mjs'
import { readStored } from './compile-bodies'
import { rejectUnknownOptions, wantsHelp } from './help'
import { contentDir, readContent, readDataFiles } from './read-content'
import { walkFiles } from './walk'

/** Folders with code that can contain addresses of pages. */
const CODE_FOLDERS = ['app', 'components', 'lib', 'content/navigation', 'tests']

const USAGE = `Usage: npm run move -- OLD NEW [--dry-run]
  Renames a page, and changes its links, pictures, sidebar entry and redirects.
  OLD and NEW are paths of files, IDs such as docs/a/b, or addresses.
  --dry-run   Prints the changes without making them.

  npm run move -- docs/install/docker docs/install/docker-cli
  npm run move -- /docs/install/docker/ content/docs/install/docker-cli.mdx --dry-run`

async function readFiles(): Promise<MoveFiles> {
  const pages = await readContent()
  const sources: SourceFile[] = []
  const errors: Finding[] = []
  for (const [file, text] of pages) {
    const { source, findings } = readSource(file, text, contentDir, readStored)
    if (source) sources.push(source)
    if (!source?.body) errors.push(...findings.filter(({ kind }) => kind === 'error'))
  }
  const code = CODE_FOLDERS.flatMap(walkFiles)
    .filter((file) => /\.(tsx?|mjs|mdx)$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
  return { contentDir, sources, errors, pages, data: readDataFiles(), code: new Map(code) }
}

/** Whether git knows a file. */
function isTracked(file: string): boolean {
  try {
    execFileSync('git', ['ls-files', '--error-unmatch', '--', file], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Renames the file of a page, with git if it is tracked, and writes all changed files. */
function carryOut(from: string, to: string, { texts }: MovePlan): void {
  if (existsSync(to)) throw new Error(`${to} exists. This command does not overwrite files.`)
  mkdirSync(path.dirname(to), { recursive: true })
  if (isTracked(from)) execFileSync('git', ['mv', '--', from, to])
  else renameSync(from, to)
  for (const [file, text] of texts) writeWholeFile(file, text)
}

/** Runs the command. @returns the lines to print. @throws an error with what to do */
export async function movePage(args: string[]): Promise<string[]> {
  if (wantsHelp(args)) return [USAGE]
  rejectUnknownOptions(args, ['--dry-run', '--help'])
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
  const [oldName, newName, ...others] = positionals
  if (oldName === undefined || newName === undefined || others.length > 0) throw new Error(USAGE)
  const files = await readFiles()
  const from = findPage(oldName, files.sources, contentDir)
  const to = destinationOf(newName, from, contentDir)
  const plan = planMove({ from, to, origin: site.origin }, files)
  const dryRun = values['dry-run'] === true
  if (!dryRun) carryOut(from.path, to.file, plan)
  const changed = [...plan.texts.keys()].filter((file) => file !== to.file)
  return [
    `${dryRun ? 'would move' : '✓ moved'} ${from.path} to ${to.file}`,
    ...changed.map((file) => `${dryRun ? 'would change' : '✓ changed'} ${file}`),
    ...plan.notes.map(({ file, line, message }) => `! ${file}:${line} ${message}`),
    `Address: ${from.url} is now ${to.url}`,
    dryRun ? 'Nothing was changed. To make these changes, leave out --dry-run.' : 'Check the result with: npm run check:content',
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    for (const line of await movePage(process.argv.slice(2))) console.log(line)
  } catch (cause) {
    console.error(`✗ ${(cause as Error).message}`)
    process.exitCode = 1
  }
}
