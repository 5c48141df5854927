import type { WrittenUrl } from '../../../lib/mdx/analyse'
import { suggestion } from '../../../lib/nearest'
import type { Problem } from '../../../lib/problem'
import type { Publication } from '../../../lib/publication'
import { warning } from '../problem'
import { type DataNames, dataIds } from './data-names'
import type { SourceFile } from './source-file'

/** Valid link targets. */
export type LinkTargets = {
  /** Anchor IDs of each page by its URL; undefined if the anchors of a page are not known. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Paths of short links to other sites, without a trailing slash. */
  shortLinks: ReadonlySet<string>
  /** Current addresses of pages by their former paths, without a trailing slash. */
  moved: ReadonlyMap<string, string>
  /** Whether readers can open each page, with its file, by its URL. Other pages are published. */
  publication: ReadonlyMap<string, { state: Publication; file: string }>
  /** Whether there is a file with this path, in `public/` or written by the build. */
  isFile: (path: string) => boolean
  /** Whether a URL may be valid although no page is known for it, because a content file cannot be read. */
  mayExist: (url: string) => boolean
  origin: string
}

/** Decodes percent-encoding; returns the text unchanged if the encoding is malformed. */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The scheme of an address, with its colon, and the schemes that links can have. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:']

/** Anchors of every page: the beginning of its text, and the top, to which browsers scroll without an element. */
const BUILT_IN = ['content', 'top']

/** Maximum number of headings in a message. */
const LISTED = 8

/** The heading that a link to an unknown one means, or all headings of the page if there are only a few. */
function headingAdvice(anchor: string, ids: ReadonlySet<string>): string {
  const headings = [...ids].filter((id) => !BUILT_IN.includes(id))
  if (headings.length === 0) return ' It has no headings.'
  const few = headings.length <= LISTED ? ` It has ${headings.join(', ')}.` : ' Open the page, and copy the link of the heading.'
  return suggestion(anchor, headings) || few
}

/** The suggestion of the only page whose address has the same last part, because pages often move with their folder; empty if there is none. */
function namesake(page: string, known: Iterable<string>): string {
  const named = [...known].filter((url) => url.split('/').at(-2) === page.split('/').at(-2))
  return named.length === 1 ? ` Did you mean "${named[0]}"?` : ''
}

/** Why readers cannot open a page that a link leads to; undefined if they can. */
function hiddenReason(page: string, from: string, { publication }: LinkTargets): string | undefined {
  const own = publication.get(from)?.state ?? 'published'
  const { state, file } = publication.get(page) ?? {}
  // A draft may link to everything, and a scheduled article to others, because the check is repeated on their dates.
  if (state === 'draft' && own !== 'draft')
    return `leads to a draft, which readers cannot open; remove the link until ${file} is published, or delete "draft: true" there`
  if (state === 'scheduled' && own === 'published')
    return `leads to a scheduled article, which readers cannot open before its date; remove the link until then, or give ${file} an earlier date`
  return undefined
}

/** What to do about a link to no page. @param page its path with a final slash */
function nowhereAdvice(url: string, page: string, known: readonly string[]): string {
  const withoutFile = page.replace(/(?:\/index)?\.(?:mdx?|html?)\/$/, '/')
  // Addresses share their folders, so they are close only if few characters differ.
  const near = suggestion(withoutFile, known, 4) || namesake(withoutFile, known)
  const redirect = /^\/[\w/-]+$/.test(url) ? ` If the page was deleted, add redirect_from: [${page}] to the page that replaces it.` : ''
  return near || ` Write the address of an existing page, or remove the link.${redirect}`
}

/** The problem of a link, or undefined. It has a fix if there is only one correct address. @param from URL of the page with the link */
export function linkProblem(link: WrittenUrl, from: string, targets: LinkTargets): Problem | undefined {
  const { url } = link
  const { pages, moved, origin } = targets
  const found = (message: string, to?: string) =>
    warning(link, `"${url}" ${message}`, to !== undefined && link.target ? [{ ...link.target, from: url, to }] : [])
  const [scheme] = url.match(SCHEME) ?? []
  if (scheme && !SCHEMES.includes(scheme.toLowerCase()))
    return found(`begins with "${scheme}", which does not work here. Write an address that begins with /, https: or mailto:`)
  if (scheme && !url.startsWith(`${origin}/`)) return undefined
  if (!URL.canParse(url, `${origin}${from}`)) return found('is not a valid URL')
  const target = new URL(url, `${origin}${from}`)
  const path = decoded(target.pathname)
  const [page, bare] = [path.endsWith('/') ? path : `${path}/`, path.replace(/\/$/, '')]
  if (targets.isFile(path) || targets.shortLinks.has(bare) || (!pages.has(page) && targets.mayExist(page))) return undefined
  const anchor = decoded(target.hash.slice(1))
  if (!pages.has(page)) {
    const current = moved.get(bare)
    if (current) {
      const whole = current.includes('#') ? current : `${current}${target.search}${pages.get(current)?.has(anchor) ? target.hash : ''}`
      return found(`is a former address; write "${whole}"`, whole)
    }
    if (/\.(?!html?$|mdx?$)[a-z][a-z\d]{1,4}$/i.test(target.pathname))
      return found('is not a file in public/; put the file there, and write its path, such as /files/a.pdf')
    return found(`leads nowhere.${nowhereAdvice(url, page, [...pages.keys()])}`)
  }
  if (page !== path) return found(`lacks its final slash; write "${page}${target.search}${target.hash}"`, url.replace(/(?=[?#]|$)/, '/'))
  const hidden = hiddenReason(page, from, targets)
  if (hidden) return found(hidden)
  const ids = pages.get(page)
  return anchor && ids && !ids.has(anchor) ? found(`names no heading of that page.${headingAdvice(anchor, ids)}`) : undefined
}

/** Links in a page's text and in the `related` field of its front matter. */
export function linksOf(source: SourceFile): WrittenUrl[] {
  const related = Array.isArray(source.fields.related) ? source.fields.related : []
  const relatedLinks = related.map((url, index) => {
    const target = source.textPlaceOf(['related', index])
    return { url: String(url), line: source.lineOf('related'), column: 1, ...(target && { target }) }
  })
  return [...(source.body?.links ?? []), ...relatedLinks]
}

/**
 * The problem of a working link with the origin of this site. An address in the text, which is its own link, is none, nor are short links, which
 * lead to other sites.
 */
function ownOriginProblem(link: WrittenUrl, { origin, shortLinks }: LinkTargets): Problem | undefined {
  const { url, line, column, target } = link
  const own = url.slice(origin.length)
  if (!url.startsWith(`${origin}/`) || shortLinks.has(own.replace(/\/$/, ''))) return undefined
  if (target?.line === line && target.column === column) return undefined
  const message = `"${url}" is an address of this site; write "${own}", which also works in previews`
  return warning(link, message, target && [{ ...target, from: url, to: own }])
}

/** Checks the links of a page. The problems are warnings during development, but the tests fail on them. */
export const checkLinks = (source: SourceFile, targets: LinkTargets): Problem[] =>
  linksOf(source).flatMap((link) => {
    const itself = `"${link.url}" is this page itself; link a heading of it, or rewrite the sentence`
    const self = link.url === source.url ? warning(link, itself) : undefined
    return linkProblem(link, source.url, targets) ?? self ?? ownOriginProblem(link, targets) ?? []
  })

/** Anchor IDs of a page: heading IDs, `id` attributes and what components add. Undefined if the body cannot be parsed. */
export function idsOf({ body }: SourceFile, names: DataNames): ReadonlySet<string> | undefined {
  return body && new Set([...body.headings.map((heading) => heading.id), ...body.ids, ...dataIds(body, names), ...BUILT_IN])
}
