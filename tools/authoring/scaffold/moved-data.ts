import { isMap, isScalar, isSeq, parseDocument } from 'yaml'

/** An address in a text, without its final slash, in the first group what is before it. `origin` is that of absolute addresses. */
const addressPattern = (address: string, origin: string) => {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(^|[\\s"'\`(\\[,=>]|${escaped(origin)})${escaped(address.replace(/\/$/, ''))}/?(?=[#?"'\`\\s)\\]},<]|$)`, 'gm')
}

/** Replaces an address in a data file, also in links inside its texts. Anchors and query strings are kept. */
export const withMovedAddress = (text: string, from: string, to: string, origin: string): string =>
  text.replace(addressPattern(from, origin), (_, before: string) => before + to)

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

/** Why a YAML or JSON file cannot be parsed, or undefined. */
export const dataProblem = (text: string): string | undefined => parseDocument(text).errors[0]?.message
