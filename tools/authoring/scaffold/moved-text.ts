import path from 'node:path'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { escapePattern } from '../../../lib/escape'
import type { Edit } from '../../../lib/problem'
import { linksOf } from '../check/check-links'
import { snippetName } from '../check/snippets'
import type { SourceFile } from '../check/source-file'
import type { Destination } from './address'

/** A page that moves. `origin` is that of absolute addresses. */
export type Move = { from: SourceFile; to: Destination; origin: string }

/** An address in a text, without its final slash, in the first group what is before it. */
const addressPattern = (address: string, origin: string) =>
  new RegExp(`(^|[\\s"'\`(\\[,=>]|${escapePattern(origin)})${escapePattern(address.replace(/\/$/, ''))}/?(?=[#?"'\`\\s)\\]},<]|$)`, 'gm')

/** Replaces the address of the page in a text. Anchors and query strings are kept. */
export const withMovedAddress = (text: string, { from, to, origin }: Move): string =>
  from.url === to.url ? text : text.replace(addressPattern(from.url, origin), (_, before: string) => before + to.url)

/** Lines, from 1, in which a text contains an address. */
export const linesWith = (text: string, address: string, origin: string): number[] =>
  [...text.matchAll(addressPattern(address, origin))].map(
    ({ index, 1: before = '' }) => text.slice(0, index + before.length).split('\n').length,
  )

/** Removes the redirects from an address that a page now has. @param text of a file in `content/redirects/` */
export const withoutRedirect = (text: string, address: string): string =>
  text
    .split('\n')
    .filter((line) => /^(["']?)(.*?)\1\s*:(\s|$)/.exec(line)?.[2] !== address.replace(/\/$/, ''))
    .join('\n')

/** Replaces the slug of an article in the series of its blog, and keeps the rest of the file as it is. */
export function withMovedSlug(text: string, from: string, to: string): string {
  const { contents } = parseDocument(text)
  const lists = isSeq(contents) ? contents.items.map((series) => (isMap(series) ? series.get('posts', true) : undefined)) : []
  const ranges = lists
    .flatMap((posts) => (isSeq(posts) ? posts.items : []))
    .flatMap((post) => (isScalar(post) && post.value === from && post.range ? [post.range] : []))
  return ranges.reduceRight((result, [start, end]) => result.slice(0, start) + to + result.slice(end), text)
}

/** A relative link of the page itself as an absolute one, because it would have another target from its new address. */
function absoluteLink(url: string, { from, origin }: Move): string {
  if (/^(?:[#?/]|[a-z][a-z0-9+.-]*:)/i.test(url) || !URL.canParse(url, origin + from.url)) return url
  const { pathname, search, hash } = new URL(url, origin + from.url)
  return `${pathname}${search}${hash}`
}

/** The path of an image after its page has moved to another folder. */
function movedImage(url: string, { from, to }: Move): string {
  if (/^([a-z]+:)?\/\/|^\/|^data:/.test(url)) return url
  const [before, after] = [path.posix.dirname(from.flattened), path.posix.dirname(to.flattened)]
  if (before === after) return url
  const moved = path.posix.relative(after, path.posix.join(before, url))
  return moved.startsWith('.') || !url.startsWith('.') ? moved : `./${moved}`
}

/** Edits of the moved page: its pictures and its relative links. */
export function ownEdits(move: Move): Edit[] {
  const { body, fields, textPlaceOf } = move.from
  const target = textPlaceOf(['image'])
  const images = [...(body?.images ?? []), ...(typeof fields.image === 'string' ? [{ url: fields.image, ...(target && { target }) }] : [])]
  return [
    ...linksOf(move.from).map((link) => ({ ...link, to: absoluteLink(link.url, move) })),
    ...images.map((image) => ({ ...image, to: movedImage(image.url, move) })),
  ].flatMap(({ url, to, target }) => (target && to !== url ? [{ ...target, from: url, to }] : []))
}

/** Edits of a page that shows the moved page as a snippet. @param text of the page */
export function snippetEdits({ body }: SourceFile, text: string, { from, to }: Move): Edit[] {
  const [before, after] = [snippetName(from), snippetName(to)]
  const lines = text.split('\n')
  return (body?.components ?? []).flatMap(({ name, attributes, line, column }) => {
    if (name !== 'Snippet' || before === undefined || attributes.name !== before) return []
    const index = (lines[line - 1] ?? '').indexOf(before, column)
    return index < 0 ? [] : [{ line, column: index + 1, from: before, to: after ?? before }]
  })
}
