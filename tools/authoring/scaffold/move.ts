import { blogs } from '../../../lib/blogs'
import { slugOf } from '../../../lib/routes'
import { idOf, sidebarFile } from '../check/site-facts'
import type { SourceFile } from '../check/source-file'
import { applyEdits } from '../problem'
import { formerAddresses, withFormerAddresses, withoutSlug } from './add-redirect'
import { renameEntry } from './edit-sidebar'
import { linesWith, type Move, ownEdits, snippetEdits, withMovedAddress, withMovedSlug, withoutRedirect } from './moved-text'

/** What a move can affect. Files are by path relative to the root of the repository. */
export type MoveFiles = {
  contentDir: string
  sources: readonly SourceFile[]
  pages: ReadonlyMap<string, string>
  data: ReadonlyMap<string, string>
  /** Code that can contain addresses, which a person must change. */
  code: ReadonlyMap<string, string>
}

/** The result of a move: new texts by path (the page has its new path), and places that the author must check. */
export type MovePlan = { texts: Map<string, string>; notes: Array<{ file: string; line: number; message: string }> }

/** @throws an error if the new place is taken, or if the page cannot be parsed */
function checkMove({ from, to }: Move, { sources, pages }: MoveFiles): void {
  if (to.file === from.path) throw new Error(`${from.path} is already there.`)
  if (pages.has(to.file)) throw new Error(`${to.file} exists. This command does not overwrite files.`)
  const other = sources.find((source) => source.url === to.url && source !== from)
  if (other) throw new Error(`${to.url} is already the address of ${other.path}.`)
  if (!from.body) throw new Error(`${from.path} cannot be parsed. Correct it first: npm run check:content`)
}

/** The front matter of the moved page: the former address redirects to it, and its address follows its file name. */
function withRedirect(text: string, { from, to }: Move): string {
  // A slug that repeats the name of the file says that its capitals and underscores are part of the address.
  const isName = from.fields.slug === to.flattened.split('/').at(-1)
  const own = from.fields.slug === undefined || isName ? text : withoutSlug(text)
  const former = formerAddresses(from).filter((address) => address.replace(/\/*$/, '/') !== to.url)
  const addresses = from.url === to.url || former.includes(from.url) ? former : [...former, from.url]
  return addresses.join() === formerAddresses(from).join() ? own : withFormerAddresses(own, addresses)
}

const slugOfPage = ({ flattened, fields }: Pick<SourceFile, 'flattened' | 'fields'>) =>
  slugOf(flattened, typeof fields.slug === 'string' ? { slug: fields.slug } : {})

const newSlug = ({ to }: Move) => slugOfPage({ flattened: to.flattened, fields: {} })

/** The new text of a content file. */
function movedPage(source: SourceFile, text: string, move: Move): string {
  const { from, to } = move
  const place = source.fields.confirms === slugOfPage(from) && source.collection === from.collection && source.textPlaceOf(['confirms'])
  const edits = [
    ...(source === from ? ownEdits(move) : []),
    ...snippetEdits(source, text, move),
    ...(place ? [{ ...place, from: slugOfPage(from), to: newSlug(move) }] : []),
  ]
  const moved = withMovedAddress(applyEdits(text, edits), move)
  const former = formerAddresses(source)
  const left = former.filter((address) => address.replace(/\/*$/, '/') !== to.url)
  if (source === from) return withRedirect(moved, move)
  return left.length < former.length ? withFormerAddresses(moved, left) : moved
}

/** The new text of a data file. */
function movedDataFile(file: string, text: string, move: Move, contentDir: string): string {
  const { from, to } = move
  const path = file.slice(contentDir.length + 1)
  const moved = withMovedAddress(text, move)
  if (path.startsWith('redirects/')) return withoutRedirect(moved, to.url)
  if (path === sidebarFile(from.collection)) return renameEntry(moved, idOf(from), idOf({ flattened: to.flattened, fields: {} }), file)
  const isSeries = blogs.some(({ id }) => id === from.collection && id === to.collection && path === `${id}/series.yml`)
  return isSeries && slugOfPage(from) !== newSlug(move) ? withMovedSlug(moved, slugOfPage(from), newSlug(move)) : moved
}

/** Plans the move of a page: every file that changes, with its new text. Nothing is written. @throws an error if the page cannot be moved */
export function planMove(move: Move, files: MoveFiles): MovePlan {
  checkMove(move, files)
  const { from, to, origin } = move
  const plan: MovePlan = { texts: new Map(), notes: [] }
  for (const source of files.sources) {
    const old = files.pages.get(source.path) ?? ''
    const text = movedPage(source, old, move)
    if (source === from || text !== old) plan.texts.set(source === from ? to.file : source.path, text)
  }
  for (const [file, old] of files.data) {
    const text = movedDataFile(file, old, move, files.contentDir)
    if (text !== old) plan.texts.set(file, text)
  }
  for (const [file, text] of from.url === to.url ? [] : files.code)
    for (const line of linesWith(text, from.url, origin)) plan.notes.push({ file, line, message: `contains ${from.url}; write ${to.url}` })
  return plan
}
