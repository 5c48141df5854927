import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { writeWholeFile } from '../../lib/files/whole-file.server'
import { site } from '../../lib/site.mjs'
import { readStored } from './check/compile-bodies'
import { contentDir, readContent, readDataFiles } from './check/read-content'
import { readSource } from './check/source-file'
import { rejectOptionsOfNpm, rejectUnknownOptions, wantsHelp } from './command/help'
import { walkFiles } from './command/walk'
import { destinationOf, findPage, folderOf } from './scaffold/address'
import { type MoveFiles, type MovePlan, planMove } from './scaffold/move'

/** Folders with code that can contain addresses of pages. */
const CODE_FOLDERS = ['app', 'components', 'lib', 'content/navigation', 'tests']

const USAGE = `Usage: npm run move -- OLD NEW [--folder] [--dry-run]
  Renames a page, and changes its links, pictures, sidebar entry and redirects.
  OLD and NEW are paths of files, IDs such as docs/a/b, or addresses.
  --folder    Moves all pages of the folder OLD to the folder NEW.
  --dry-run   Prints the changes without making them.

  npm run move -- docs/install/docker docs/install/docker-cli
  npm run move -- /docs/install/docker/ content/docs/install/docker-cli.mdx --dry-run
  npm run move -- docs/install docs/setup --folder`

async function readFiles(): Promise<MoveFiles> {
  const pages = await readContent()
  const sources = [...pages].flatMap(([file, text]) => readSource(file, text, contentDir, readStored).source ?? [])
  const code = CODE_FOLDERS.flatMap(walkFiles)
    .filter((file) => /\.(tsx?|mjs|mdx)$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
  return { contentDir, sources, pages, data: readDataFiles(), code: new Map(code) }
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

/** Moves one page, or only plans it. @returns the lines to print. @throws an error with what to do */
async function moveOne(oldName: string, newName: string, dryRun: boolean): Promise<string[]> {
  const files = await readFiles()
  const folder = folderOf(oldName, contentDir)
  const isFolder = files.sources.some(({ path: file }) => file.startsWith(`${folder}/`))
  const isPage = files.sources.some(({ path: file }) => file === `${folder}.mdx` || file === `${folder}/index.mdx`)
  if (isFolder && !isPage) throw new Error(`${folder} is a folder. To move all of its pages, add --folder.`)
  const from = findPage(oldName, files.sources, contentDir)
  const to = destinationOf(newName, from, contentDir)
  const plan = planMove({ from, to, origin: site.origin }, files)
  if (!dryRun) carryOut(from.path, to.file, plan)
  const changed = [...plan.texts.keys()].filter((file) => file !== to.file)
  return [
    `${dryRun ? 'would move' : '✓ moved'} ${from.path} to ${to.file}`,
    ...changed.map((file) => `${dryRun ? 'would change' : '✓ changed'} ${file}`),
    ...plan.notes.map(({ file, line, message }) => `! ${file}:${line} ${message}`),
    `Address: ${from.url} is now ${to.url}`,
  ]
}

/**
 * The moves of all pages of a folder, as paths of files.
 * @throws an error if there is no such folder, or if a page would be overwritten, before the first page is moved
 */
async function movesOfFolder(oldName: string, newName: string): Promise<Array<[string, string]>> {
  const { sources } = await readFiles()
  const [oldFolder, newFolder] = [folderOf(oldName, contentDir), folderOf(newName, contentDir)]
  const moves = sources
    .filter(({ path: file }) => file.startsWith(`${oldFolder}/`))
    .map(({ path: file }): [string, string] => [file, newFolder + file.slice(oldFolder.length)])
  if (moves.length === 0) throw new Error(`There are no pages in ${oldFolder}/. Write a folder such as docs/install.`)
  const taken = moves.find(([, file]) => existsSync(file))
  if (taken) throw new Error(`${taken[1]} exists. This command does not overwrite files.`)
  return moves
}

/** Runs the command. @returns the lines to print. @throws an error with what to do */
export async function movePage(args: string[]): Promise<string[]> {
  if (wantsHelp(args)) return [USAGE]
  rejectUnknownOptions(args, ['--dry-run', '--folder', '--help'])
  const options = { 'dry-run': { type: 'boolean' }, folder: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [oldName, newName, ...others] = positionals
  if (oldName === undefined || newName === undefined || others.length > 0) throw new Error(USAGE)
  const dryRun = values['dry-run'] === true
  const moves = values.folder ? await movesOfFolder(oldName, newName) : [[oldName, newName] as const]
  const lines: string[] = []
  for (const [from, to] of moves) lines.push(...(await moveOne(from, to, dryRun)))
  return [
    ...lines,
    dryRun ? 'Nothing was changed. To make these changes, leave out --dry-run.' : 'Check the result with: npm run check:content',
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    rejectOptionsOfNpm('move', ['dry-run', 'folder'], process.env)
    for (const line of await movePage(process.argv.slice(2))) console.log(line)
  } catch (cause) {
    console.error(`✗ ${(cause as Error).message}`)
    process.exitCode = 1
  }
}
