import type { WrittenUrl } from '../../../lib/mdx/analyse'
import { suggestion } from '../../../lib/nearest'
import type { Publication } from '../../../lib/publication'
import { type DataNames, dataIds } from './data-names'
import type { Finding } from './finding'
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

/** The scheme of an address, with its colon. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** Schemes that links can have. */
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:']

/** A problem with a link. `url` is the correct one, if there is only one. */
type LinkProblem = { message: string; url?: string }

/** Maximum number of headings in a message. */
const LISTED = 8

/** The heading that a link to an unknown one means, or all headings of the page if there are only a few. */
function headingAdvice(anchor: string, ids: ReadonlySet<string>): string {
  const headings = [...ids].filter((id) => !BUILT_IN.includes(id))
  if (headings.length === 0) return ' It has no headings.'
  const near = suggestion(anchor, headings)
  if (near) return near
  if (headings.length <= LISTED) return ` It has ${headings.join(', ')}.`
  return ' Open the page, and copy the link of the heading.'
}

/**
 * The address that a link to a file stands for, as other generators accept it: `../install/setup.md`, or the same without an extension, from
 * the folder of the file instead of the address of its page. Undefined if there is no such page.
 */
function addressOfFile(target: URL, url: string, from: string, { pages, origin }: LinkTargets): string | undefined {
  const bases = url.startsWith('/')
    ? [target]
    : [target, new URL(url, `${origin}${from.replace(/\/$/, '')}`), new URL(url, `${origin}${from}index`)]
  const addresses = bases.map(
    ({ pathname }) => `${decoded(pathname).replace(/^\/content(?=\/)|(?:\/index)?(?:\.mdx?|\.html?)?\/?$/g, '')}/`,
  )
  const found = addresses.find((address) => pages.has(address))
  return found && `${found}${target.search}${target.hash}`
}

/** The suggestion of the only page whose address has the same last part, because pages often move with their folder; empty if there is none. */
function namesake(page: string, known: Iterable<string>): string {
  const named = [...known].filter((url) => url.split('/').at(-2) === page.split('/').at(-2))
  return named.length === 1 ? ` Did you mean "${named[0]}"?` : ''
}

/** The problem with a link to a page that readers cannot open, or undefined. */
function hiddenProblem(page: string, from: string, { publication }: LinkTargets): string | undefined {
  const own = publication.get(from)?.state ?? 'published'
  const { state, file } = publication.get(page) ?? {}
  // A draft may link to everything, and a scheduled article to others, because the check is repeated on their dates.
  if (state === 'draft' && own !== 'draft')
    return `leads to a draft, which readers cannot open; remove the link until ${file} is published, or delete "draft: true" there`
  if (state === 'scheduled' && own === 'published')
    return `leads to a scheduled article, which readers cannot open before its date; remove the link until then, or give ${file} an earlier date`
  return undefined
}

/**
 * The path that a link with the origin of this site should have. Undefined for other links, for an address in the text, which is its own
 * link, and for short links, which lead to other sites.
 */
function pathOfOwn({ url, line, column, target }: WrittenUrl, { origin, shortLinks }: LinkTargets): string | undefined {
  const isText = target?.line === line && target.column === column
  const own = url.startsWith(`${origin}/`) && !isText ? url.slice(origin.length) : undefined
  return own !== undefined && shortLinks.has(own.replace(/\/$/, '')) ? undefined : own
}

/** Returns the problem with a link, or undefined. @param from URL of the page with the link */
export function linkProblem(url: string, from: string, targets: LinkTargets): LinkProblem | undefined {
  const [scheme] = url.match(SCHEME) ?? []
  if (scheme && !SCHEMES.includes(scheme.toLowerCase()))
    return { message: `"${url}" begins with "${scheme}", which does not work here. Write an address that begins with /, https: or mailto:` }
  if (scheme && !url.startsWith(`${targets.origin}/`)) return undefined
  if (!URL.canParse(url, `${targets.origin}${from}`)) return { message: `"${url}" is not a valid URL` }
  const target = new URL(url, `${targets.origin}${from}`)
  const path = decoded(target.pathname)
  if (targets.isFile(path)) return undefined
  if (targets.shortLinks.has(path.replace(/\/$/, ''))) return undefined
  const page = path.endsWith('/') ? path : `${path}/`
  if (!targets.pages.has(page) && targets.mayExist(page)) return undefined
  if (!targets.pages.has(page)) {
    const current = targets.moved.get(path.replace(/\/$/, ''))
    if (current) {
      const anchor = targets.pages.get(current)?.has(decoded(target.hash.slice(1))) ? target.hash : ''
      const whole = current.includes('#') ? current : `${current}${target.search}${anchor}`
      return { message: `"${url}" is a former address; write "${whole}"`, url: whole }
    }
    if (/\.(?!html?$|mdx?$)[a-z][a-z\d]{1,4}$/i.test(target.pathname))
      return { message: `"${url}" is not a file in public/; put the file there, and write its path, such as /files/a.pdf` }
    const meant = addressOfFile(target, url, from, targets)
    if (meant) return { message: `"${url}" is the path of a file; write the address of its page, "${meant}"`, url: meant }
    // Addresses share their folders, so they are close only if few characters differ.
    const advice =
      suggestion(page, targets.pages.keys(), 4) ||
      namesake(page, targets.pages.keys()) ||
      ` Write the address of an existing page, or remove the link.${
        /^\/[\w/-]+$/.test(url) ? ` If the page was deleted, add redirect_from: [${page}] to the page that replaces it.` : ''
      }`
    return { message: `"${url}" leads nowhere.${advice}` }
  }
  if (page !== path) {
    const message = `"${url}" lacks its final slash; write "${page}${target.search}${target.hash}"`
    return { message, url: url.replace(/(?=[?#]|$)/, '/') }
  }
  const hidden = hiddenProblem(page, from, targets)
  if (hidden) return { message: `"${url}" ${hidden}` }
  const ids = targets.pages.get(page)
  const anchor = decoded(target.hash.slice(1))
  if (anchor && ids && !ids.has(anchor))
    return {
      message: `"${url}" names no heading of that page.${headingAdvice(anchor, ids)}`,
    }
  return undefined
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

/** Checks the links of a page. The findings are warnings during development, but the tests fail on them. */
export function checkLinks(source: SourceFile, targets: LinkTargets): Finding[] {
  return linksOf(source).flatMap((link): Finding[] => {
    const { url, line, column, target } = link
    const own = pathOfOwn(link, targets)
    const message = `"${url}" is an address of this site; write "${own}", which also works in previews`
    const itself = `"${url}" is this page itself; link a heading of it, or rewrite the sentence`
    const self: LinkProblem | undefined = url === source.url ? { message: itself } : undefined
    const problem = linkProblem(url, source.url, targets) ?? self ?? (own === undefined ? undefined : { message, url: own })
    if (!problem) return []
    const fix = problem.url !== undefined && target && [{ ...target, from: url, to: problem.url }]
    return [{ file: source.path, line, column, message: problem.message, kind: 'warning', ...(fix && { fix }) }]
  })
}

/** Anchors of every page: the beginning of its text, and the top, to which browsers scroll without an element. */
const BUILT_IN = ['content', 'top']

/** Anchor IDs of a page: heading IDs, `id` attributes and what components add. Undefined if the body cannot be parsed. */
export function idsOf({ body }: SourceFile, names: DataNames): ReadonlySet<string> | undefined {
  return body && new Set([...body.headings.map((heading) => heading.id), ...body.ids, ...dataIds(body, names), ...BUILT_IN])
}
