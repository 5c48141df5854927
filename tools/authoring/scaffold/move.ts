import { blogs } from '../../../lib/blogs'
import type { Finding } from '../../../lib/problem'
import { slugOf } from '../../../lib/routes'
import { formatFinding } from '../check/report'
import { idOf, sidebarFile } from '../check/site-facts'
import type { SourceFile } from '../check/source-file'
import { applyEdits } from '../problem'
import { formerAddresses, withFormerAddresses, withoutSlug } from './add-redirect'
import { renameEntry } from './edit-sidebar'
import { dataProblem, linesWith, withMovedAddress, withMovedSlug, withoutRedirect } from './moved-data'
import { linkChanges, type Move } from './moved-links'

/** What a move can affect. Files are by path relative to the root of the repository. */
export type MoveFiles = {
  contentDir: string
  sources: readonly SourceFile[]
  /** Errors of files that cannot be parsed. */
  errors: readonly Finding[]
  pages: ReadonlyMap<string, string>
  data: ReadonlyMap<string, string>
  /** Code that can contain addresses, which a person must change. */
  code: ReadonlyMap<string, string>
}

/** The result of a move: new texts by path (the page has its new path), and places that the author must check. */
export type MovePlan = { texts: Map<string, string>; notes: Array<{ file: string; line: number; message: string }> }

/** @throws an error if the new place is taken, or if a file that might refer to the page cannot be parsed */
function checkMove({ from, to, origin }: Move, { sources, errors, pages, data }: MoveFiles): void {
  if (to.file === from.path) throw new Error(`${from.path} is already there.`)
  if (pages.has(to.file)) throw new Error(`${to.file} exists. This command does not overwrite files.`)
  const other = sources.find((source) => source.url === to.url && source !== from)
  if (other) throw new Error(`${to.url} is already the address of ${other.path}.`)
  const broken = errors.find(({ file }) => file === from.path || linesWith(pages.get(file) ?? '', from.url, origin).length > 0)
  if (broken) throw new Error(`A file that the move affects cannot be parsed. Correct it first.\n${formatFinding(broken)}`)
  for (const [file, text] of data) {
    const problem = linesWith(text, from.url, origin).length > 0 ? dataProblem(text) : undefined
    if (problem) throw new Error(`${file} contains links to the page and cannot be parsed. Correct it first: ${problem}`)
  }
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

/** The new text of a content file, and notes about links that cannot be changed automatically. */
function movedPage(source: SourceFile, text: string, move: Move): { text: string; notes: MovePlan['notes'] } {
  const { from, to } = move
  const { edits, byHand } = linkChanges(source, text, move)
  const place = source.fields.confirms === slugOfPage(from) && source.collection === from.collection && source.textPlaceOf(['confirms'])
  if (place) edits.push({ ...place, from: slugOfPage(from), to: slugOfPage({ flattened: to.flattened, fields: {} }) })
  let moved = applyEdits(text, edits)
  const former = formerAddresses(source)
  const left = former.filter((address) => address.replace(/\/*$/, '/') !== to.url)
  if (source === from) moved = withRedirect(moved, move)
  else if (left.length < former.length) moved = withFormerAddresses(moved, left)
  const file = source === from ? to.file : source.path
  return { text: moved, notes: byHand.map(({ line, text: url }) => ({ file, line, message: `change "${url}" by hand` })) }
}

/** The new text of a data file. */
function movedDataFile(file: string, text: string, { from, to, origin }: Move, contentDir: string): string {
  const path = file.slice(contentDir.length + 1)
  const moved = from.url === to.url ? text : withMovedAddress(text, from.url, to.url, origin)
  const [before, after] = [slugOfPage(from), slugOfPage({ flattened: to.flattened, fields: {} })]
  if (path.startsWith('redirects/')) return withoutRedirect(moved, to.url)
  if (path === sidebarFile(from.collection)) return renameEntry(moved, idOf(from), idOf({ flattened: to.flattened, fields: {} }), file)
  const isSeries = blogs.some(({ id }) => id === from.collection && id === to.collection && path === `${id}/series.yml`)
  return isSeries && before !== after ? withMovedSlug(moved, before, after) : moved
}

/** Plans the move of a page: every file that changes, with its new text. Nothing is written. @throws an error if the page cannot be moved */
export function planMove(move: Move, files: MoveFiles): MovePlan {
  checkMove(move, files)
  const { from, to, origin } = move
  const plan: MovePlan = { texts: new Map(), notes: [] }
  for (const source of files.sources) {
    const old = files.pages.get(source.path) ?? ''
    const { text, notes } = movedPage(source, old, move)
    const file = source === from ? to.file : source.path
    if (source === from || text !== old) plan.texts.set(file, text)
    plan.notes.push(...notes)
    if (from.url === to.url) continue
    // `redirect_from` names the former address on purpose.
    const rest = source === from ? withFormerAddresses(text, []) : text
    const removed = text.split('\n').length - rest.split('\n').length
    for (const line of linesWith(rest, from.url, origin))
      plan.notes.push({ file, line: line + removed, message: `still contains ${from.url}` })
  }
  for (const [file, old] of files.data) {
    const text = movedDataFile(file, old, move, files.contentDir)
    if (text !== old) plan.texts.set(file, text)
  }
  for (const [file, text] of files.code) {
    if (from.url === to.url) break
    for (const line of linesWith(text, from.url, origin)) plan.notes.push({ file, line, message: `contains ${from.url}; write ${to.url}` })
  }
  return plan
}
