import { existsSync, readFileSync, utimesSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contentParts } from '../../../lib/content/content-parts'
import type { GeneratedDocument } from '../../../lib/content/generated-documents'
import { bodyHash, textHash } from '../../../lib/mdx/body-hash.server'
import { hasBody } from '../../../lib/mdx/body-store.server'
import { basePath } from '../../../lib/site.mjs'
import { siteRedirects } from '../../../lib/site-redirects.mjs'
import { contentDir, readContent } from '../../authoring/check/read-content'
import type { Redirect } from '../../authoring/check/read-redirects'
import { keepGenerated, saveGenerated } from '../../authoring/command/generated'
import { writeComponentIndex } from '../../authoring/write-component-index'
import { currentRedirects } from '../build/all-redirects'
import { acceptDocuments, firstDocuments, removeOldTexts } from '../build/content-documents'
import { unfinishedDocument } from '../build/validate-documents'
import { documentsDiffer } from './documents-differ'
import { forgetErrors, reportFindings, setEditProblems } from './report-findings'
import { textsOfPage } from './texts-of-page'

/** How pages of `npm run dev` learn of changes: by files in `.generated/`, which Next.js watches. */

/** Time that editors need to write a file, in milliseconds. The event can come before its first character. */
export const WRITE_TIME = 15

/** `next dev` restarts if this file changes. This is how it loads changed redirects. */
const NEXT_CONFIG = 'next.config.mjs'

/** Hashes of texts that changed since the start, by path relative to the content folder, and how often one of them changed. */
const edits: Record<string, string> = {}
let editCount = 0

let firstContent = 0
let documents: readonly GeneratedDocument[] = []
let contentVersion = 0

/**
 * Writes what pages need before Contentlayer and the check have started. Next.js waits for the documents, which come last; see
 * tools/delivery/dev/first-page.mjs.
 */
export async function writeFirstContent(): Promise<void> {
  firstContent = Date.now()
  writeComponentIndex()
  // The check writes these again. The last start wrote them, or there is nothing to show yet.
  for (const name of ['history', 'images']) keepGenerated(name, {})
  keepGenerated('left-out', [])
  keepGenerated('problems', { findings: [], edits: 0 })
  saveGenerated('edits', edits)
  saveGenerated('content-version', contentVersion)
  documents = firstDocuments(await readContent(), contentDir)
  const pages = documents.map(({ collection, url, frontMatter, _raw }) => ({
    collection,
    url,
    fields: frontMatter,
    flattened: _raw.sourceFilePath.replace(/\.mdx$/, ''),
  }))
  saveGenerated('redirects', currentRedirects(pages))
  saveGenerated('documents', documents)
}

/** When the content of the first pages was read, in milliseconds since 1970. */
export const firstContentTime = (): number => firstContent

/**
 * Compiles the texts of a page into the store. Next.js would do it as the last of all steps, with one processor. A text that cannot be read or
 * compiled is left out: Next.js and the check report it.
 * @param request path and query of a request; nothing is compiled if there is none
 */
export async function compileTextsOf(request = ''): Promise<void> {
  const url = request.replace(/[?#].*/s, '').slice(basePath.length)
  const readText = (source: string) => {
    const file = path.join(contentDir, source)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  const sources = textsOfPage(url, documents, readText)
  // The compiler takes long to load.
  if (sources.every((source) => hasBody(bodyHash(documents.find(({ _raw }) => _raw.sourceFilePath === source)?.textHash ?? '')))) return
  const { compileBody } = await import('../../../lib/mdx/compile-body.server')
  for (const source of sources) {
    const raw = contentParts(readText(source))?.body
    if (raw !== undefined) await compileBody(raw, path.posix.dirname(source)).catch(() => undefined)
  }
}

/**
 * Compiles the body of a changed page and lets the open page render again, before the check and Contentlayer have read all content. They take
 * two seconds, and most changes concern one body. While the body has an error, which is reported, the page keeps its last text. After it is
 * mended, errors of the file disappear at once.
 */
export async function showEdit(file: string): Promise<void> {
  await wait(WRITE_TIME)
  const text = await readFile(file, 'utf8')
  const raw = contentParts(text)?.body
  if (raw === undefined) return
  const source = path.relative(contentDir, file).split(path.sep).join('/')
  const name = `${contentDir}/${source}`
  const { compileBody } = await import('../../../lib/mdx/compile-body.server')
  const shown = edits[source] ?? documents.find(({ _raw }) => _raw.sourceFilePath === source)?.textHash
  try {
    await compileBody(raw, path.posix.dirname(source))
  } catch {
    if (shown) edits[source] = shown
    saveGenerated('edits', edits)
    const { readSource } = await import('../../authoring/check/source-file')
    setEditProblems(name, readSource(name, text, contentDir).findings)
    reportFindings(editCount)
    return
  }
  setEditProblems(name, undefined)
  forgetErrors(name)
  const hash = textHash(raw, path.posix.dirname(source))
  if (hash === shown) return
  edits[source] = hash
  editCount++
  saveGenerated('edits', edits)
  reportFindings(editCount)
}

/**
 * Lets Next.js load all pages again if Contentlayer wrote documents with changes that the browser does not show yet. A page stays until its
 * file is gone: a browser that was told once that its page does not exist says so until the visitor reloads it.
 */
export function showDocuments(): void {
  const before = documents
  const present = before.filter(({ _raw }) => existsSync(path.join(contentDir, _raw.sourceFilePath)))
  documents = acceptDocuments(unfinishedDocument, present)
  removeOldTexts(documents, Object.values(edits))
  if (!documentsDiffer(before, documents, new Set(Object.keys(edits)))) return
  contentVersion++
  saveGenerated('content-version', contentVersion)
}

let facts: string | undefined

/** Lets Next.js load all pages again if the check changed what pages know of pictures, dates and files to skip. */
export function showFacts(): void {
  const before = facts
  facts = ['history', 'images', 'left-out'].map((name) => readFileSync(`.generated/${name}.json`, 'utf8')).join('\n')
  if (facts === before) return
  contentVersion++
  saveGenerated('content-version', contentVersion)
}

/** Saves the redirects. `next dev` restarts if they changed. */
export function saveRedirects(redirects: readonly Redirect[]): void {
  const changed = JSON.stringify(redirects) !== JSON.stringify(siteRedirects())
  saveGenerated('redirects', redirects)
  if (changed) utimesSync(NEXT_CONFIG, new Date(), new Date())
}

/** Number of texts that changed since the start. */
export const editsSoFar = (): number => editCount
