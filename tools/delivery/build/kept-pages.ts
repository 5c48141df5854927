import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '#environment'
import { INPUTS_FILE, type PageInput } from '../../../lib/build/inputs.server'
import {
  DECISIONS_FILE,
  type Decision,
  hashOfStored,
  STORE,
  STORE_INDEX,
  type StoredPages,
  storedFile,
} from '../../../lib/build/recorded-pages.server'
import { modulesFrom } from '../../../lib/files/module-graph.server'
import { sha256 } from '../../../lib/files/sha256.mjs'
import { writeWholeFile } from '../../../lib/files/whole-file.server'
import { walkFiles } from '../../authoring/command/walk'
import { summaryOf } from './kept-pages-summary'

/**
 * Keeps pages of the last export of which nothing changed. Their files lie in the cache folder of Next.js. Pages record what they are made
 * from; see `lib/build/inputs.server.ts`. Everything else has one hash per part: if one changes, every page is rendered.
 */

/** Variables that do not change pages, or whose effect on pages is recorded. */
const NOT_IN_PAGES = [
  'SITE_BUILD_DATE',
  'SITE_PREVIEW_COMMIT',
  'SITE_PREVIEW_CHANGES',
  'SITE_CONTENT_READY',
  'SITE_KEEP_PAGES',
  'SITE_FULL',
  'PORT',
  'TEST_PORT',
  'CHROMIUM_PATH',
  'NODE_ENV',
]

/** Programs of an export. */
const BUILD_STEPS = ['build-site', 'write-machine-files', 'write-sitemap'].map((name) => `tools/delivery/build/${name}.ts`)

/** Files of the root that configure tests and tools for authors. */
const NOT_CONFIGURATION = /^(biome|knip|next-env|package-lock|playwright|vitest)/

const isCode = (file: string) => !/\.test\.tsx?$/.test(file)

const hashOfFiles = (files: readonly string[]): string => sha256(files.flatMap((file) => [`${file}\0`, readFileSync(file), '\0']))

/** Hashes of what all pages are made from, by the words that name it in messages. */
export function codeParts(): StoredPages['code'] {
  const settings = Object.entries(environment).filter(([name]) => !NOT_IN_PAGES.includes(name))
  const configuration = readdirSync('.').filter((name) => /\.(json|mjs|js|tsx?)$/.test(name) && !NOT_CONFIGURATION.test(name))
  return {
    ...Object.fromEntries(['app', 'components', 'lib'].map((folder) => [folder, hashOfFiles(walkFiles(folder).filter(isCode))])),
    'build steps': hashOfFiles([...new Set(BUILD_STEPS.flatMap((step) => modulesFrom(step).modules))].sort()),
    'modules in content': hashOfFiles(walkFiles('content').filter((file) => /\.tsx?$/.test(file))),
    configuration: hashOfFiles(configuration.sort()),
    packages: hashOfFiles(['package-lock.json']),
    settings: sha256([JSON.stringify(settings)]),
    'Node.js': process.version,
    year: String(new Date().getUTCFullYear()),
  }
}

/** Why no page of the last export can be kept, or undefined if pages can be. */
export function reasonToRenderAll(code: StoredPages['code']): string | undefined {
  if (environment.SITE_FULL) return 'SITE_FULL is set'
  if (!existsSync(STORE_INDEX)) return 'there is no earlier export'
  const { code: before }: StoredPages = JSON.parse(readFileSync(STORE_INDEX, 'utf8'))
  const changed = Object.keys({ ...before, ...code }).filter((part) => before[part] !== code[part])
  return changed.length > 0 ? `${changed.join(', ')} changed` : undefined
}

/** Starts the records of a build, and forgets the last export if none of its pages can be kept. */
export function startRecords(renderAll: boolean): void {
  if (renderAll) rmSync(STORE, { recursive: true, force: true })
  for (const file of [INPUTS_FILE, DECISIONS_FILE]) writeFileSync(file, '')
}

const linesOf = <Line>(file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** Decisions of this build about the pages of all dynamic routes. */
const decisions = () => linesOf<Decision>(DECISIONS_FILE)

const keptOf = (all: readonly Decision[]) => all.filter(({ changed, forced }) => changed?.length === 0 && !forced).map(({ url }) => url)

/** Names of a page's files in its folder. Its Markdown is made elsewhere. */
const isOfPage = (name: string) => name === 'index.html' || name === 'index.txt' || name.startsWith('__next.')

/** Paths of a page's files in a folder. */
function filesOf(folder: string, url: string): string[] {
  const parent = path.join(folder, url)
  return readdirSync(parent, { withFileTypes: true })
    .filter(({ name }) => isOfPage(name))
    .flatMap((entry) => (entry.isDirectory() ? walkFiles(path.join(parent, entry.name)) : [path.join(parent, entry.name)]))
    .map((file) => path.relative(folder, file))
}

/** Places a file at a second path: a link where the file system can do that, which takes neither time nor space. */
function place(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Adds kept pages to an export. @returns their files in the export, and a summary for the log */
export function restorePages(out: string): { files: Set<string>; summary: string } {
  const all = decisions()
  const kept = keptOf(all)
  const { pages }: Pick<StoredPages, 'pages'> = kept.length ? JSON.parse(readFileSync(STORE_INDEX, 'utf8')) : { pages: {} }
  const files = kept.flatMap((url) => Object.keys(pages[url]?.files ?? {}))
  for (const file of files) place(storedFile(file), path.join(out, file))
  return { files: new Set(files.map((file) => path.join(out, file))), summary: summaryOf(all, kept.length) }
}

/** Stores the pages of a finished export for the next one. @returns their number */
export function storePages(out: string, code: StoredPages['code']): number {
  const kept = keptOf(decisions())
  const before: Pick<StoredPages, 'pages'> = existsSync(STORE_INDEX) ? JSON.parse(readFileSync(STORE_INDEX, 'utf8')) : { pages: {} }
  const pages: StoredPages['pages'] = Object.fromEntries(kept.flatMap((url) => (before.pages[url] ? [[url, before.pages[url]]] : [])))
  const rendered = new Map<string, Record<string, string>>()
  for (const [url, input, state] of linesOf<PageInput>(INPUTS_FILE)) rendered.set(url, { ...rendered.get(url), [input]: state })
  rmSync(STORE_INDEX, { force: true })
  for (const [url, { files }] of Object.entries(before.pages))
    if (!pages[url]) for (const file of Object.keys(files)) rmSync(storedFile(file), { force: true })
  for (const [url, inputs] of rendered) {
    if (!existsSync(path.join(out, url, 'index.html'))) continue
    const files = filesOf(out, url)
    for (const file of files) place(path.join(out, file), storedFile(file))
    pages[url] = { inputs, files: Object.fromEntries(files.map((file) => [file, hashOfStored(file) ?? ''])) }
  }
  mkdirSync(STORE, { recursive: true })
  writeWholeFile(STORE_INDEX, JSON.stringify({ code, pages } satisfies StoredPages))
  return Object.keys(pages).length
}
