import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '#environment'
import { sha256 } from '../files/sha256.mjs'
import { stateOf, unrecorded } from './inputs.server'

/** Folder with the pages of the last export, in the cache that build services keep. */
export const STORE = '.next/cache/pages'

/**
 * What is known of the pages of the last export. `code` has the hashes of everything that all pages are made from. A page has the states of
 * its inputs, and the hashes of its files by their paths in the export.
 */
export type StoredPages = {
  code: Record<string, string>
  pages: Record<string, { inputs: Record<string, string>; files: Record<string, string> }>
}

/** File of the stored pages. It is written last and removed first, so that it exists only if all files do. */
export const STORE_INDEX = `${STORE}/index.json`

/** Path of a stored file. */
export const storedFile = (file: string) => path.join(STORE, 'files', file)

/** File with the decision about each page of this build, one per line; see `Decision`. */
export const DECISIONS_FILE = '.generated/kept-pages.jsonl'

/**
 * The URL of a page and what changed since it was rendered: undefined if the page is new, nothing if it can be kept. `forced` is set if it is
 * rendered because its route must not be empty.
 */
export type Decision = { url: string; changed?: string[]; forced?: boolean }

let stored: StoredPages['pages'] | undefined

function storedPages(): StoredPages['pages'] {
  stored ??= existsSync(STORE_INDEX) ? (JSON.parse(readFileSync(STORE_INDEX, 'utf8')) as StoredPages).pages : {}
  return stored
}

/** Hash of a stored file, or undefined if it does not exist. */
export function hashOfStored(file: string): string | undefined {
  const stored = storedFile(file)
  return existsSync(stored) ? sha256([readFileSync(stored)]) : undefined
}

/** Whether a file is as it was stored. A cache can be restored in part, and who edits a file of an export edits the stored one too. */
const isWhole = ([file, hash]: [string, string]) => hashOfStored(file) === hash

function decide(url: string): Decision {
  const page = storedPages()[url]
  if (!page || !Object.entries(page.files).every(isWhole)) return { url }
  return {
    url,
    changed: Object.entries(page.inputs).flatMap(([input, state]) => (stateOf(input) === state ? [] : [input])),
  }
}

/**
 * The paths of a dynamic route that this build renders: all, or in an export those of pages of which something changed since the last one.
 * One path is always rendered, because Next.js rejects an export in which a route has none.
 * @param list lists all paths of the route @param urlOf URL of the page at a path
 */
export function pathsToRender<Params>(list: () => Params[], urlOf: (params: Params) => string): Params[] {
  const paths = unrecorded(list)
  if (!environment.SITE_KEEP_PAGES) return paths
  const decisions = paths.map((params) => decide(urlOf(params)))
  const rendered = paths.filter((_, index) => decisions[index]?.changed?.length !== 0)
  const [first] = decisions
  if (rendered.length === 0 && first) first.forced = true
  appendFileSync(DECISIONS_FILE, decisions.map((decision) => `${JSON.stringify(decision)}\n`).join(''))
  return rendered.length > 0 ? rendered : paths.slice(0, 1)
}
