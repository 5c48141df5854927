import path from 'node:path'
import type { Edit } from '../../../lib/problem'
import { linksOf } from '../check/check-links'
import { snippetName } from '../check/snippets'
import type { SourceFile } from '../check/source-file'
import type { Destination } from './address'

/** A page that moves. */
export type Move = { from: SourceFile; to: Destination; origin: string }

const withSlash = (pathname: string) => (pathname.endsWith('/') ? pathname : `${pathname}/`)

/** The URL of a link after the move, or the same URL if it does not change. Anchors, query strings and the origin are kept. */
function movedUrl(url: string, source: SourceFile, { from, to, origin }: Move): string {
  if (url.startsWith('#') || url.startsWith('?') || !URL.canParse(url, origin + source.url)) return url
  const target = new URL(url, origin + source.url)
  if (target.origin !== origin) return url
  const leadsToPage = withSlash(target.pathname) === from.url
  // A relative link of the page itself would have another target from its new address.
  const isRelative = !url.startsWith('/') && !/^[a-z][a-z0-9+.-]*:/i.test(url)
  if (!leadsToPage && !(isRelative && source === from)) return url
  const prefix = url.startsWith(`${origin}/`) ? origin : ''
  return `${prefix}${leadsToPage ? to.url : target.pathname}${target.search}${target.hash}`
}

/** The path of an image after its page has moved to another folder. */
function movedImage(url: string, { from, to }: Move): string {
  if (/^([a-z]+:)?\/\/|^\/|^data:/.test(url)) return url
  const [before, after] = [path.posix.dirname(from.flattened), path.posix.dirname(to.flattened)]
  if (before === after) return url
  const moved = path.posix.relative(after, path.posix.join(before, url))
  return moved.startsWith('.') || !url.startsWith('.') ? moved : `./${moved}`
}

/** Changes of a file, and places that must be changed by hand because their URL is written in another way. */
type FileChanges = { edits: Edit[]; byHand: Array<{ line: number; text: string }> }

/** Changes of a content file when a page moves: links to the page, its snippet, and the page's own images and relative links. */
export function linkChanges(source: SourceFile, text: string, move: Move): FileChanges {
  const changes: FileChanges = { edits: [], byHand: [] }
  const change = (place: { line: number; column: number } | undefined, line: number, from: string, to: string) => {
    if (from === to) return
    if (place) changes.edits.push({ ...place, from, to })
    else changes.byHand.push({ line, text: from })
  }
  for (const { url, line, target } of linksOf(source)) change(target, line, url, movedUrl(url, source, move))
  if (source === move.from) {
    for (const { url, line, target } of source.body?.images ?? []) change(target, line, url, movedImage(url, move))
    const { image } = source.fields
    if (typeof image === 'string') change(source.textPlaceOf(['image']), source.lineOf('image'), image, movedImage(image, move))
  }
  const [before, after] = [snippetName(move.from), snippetName(move.to)]
  const lines = text.split('\n')
  for (const { name, attributes, line, column } of source.body?.components ?? []) {
    if (name !== 'Snippet' || before === undefined || attributes.name !== before) continue
    const index = (lines[line - 1] ?? '').indexOf(before, column)
    change(index < 0 ? undefined : { line, column: index + 1 }, line, before, after ?? before)
  }
  return changes
}
