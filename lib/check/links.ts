import type { Place } from '../mdx/analyse'
import { suggestion } from '../nearest'
import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** Valid link targets. */
export type LinkTargets = {
  /** Anchor IDs of each page by its URL; undefined if the anchors of a page are not known. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Paths of short links to other sites, without a trailing slash. */
  shortLinks: ReadonlySet<string>
  /** URLs of drafts. */
  drafts: ReadonlySet<string>
  /** Whether `public/` contains a file with this path. */
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

const addressOnly = /^[a-z][a-z0-9+.-]*:/i

/** Returns the problem with a link, or undefined. @param from URL of the page with the link @param draft whether that page is a draft */
export function linkProblem(url: string, from: string, targets: LinkTargets, draft: boolean): string | undefined {
  if (addressOnly.test(url) && !url.startsWith(`${targets.origin}/`)) return undefined
  if (!URL.canParse(url, `${targets.origin}${from}`)) return `"${url}" is not a valid URL`
  const target = new URL(url, `${targets.origin}${from}`)
  const path = decoded(target.pathname)
  if (targets.isFile(path)) return undefined
  if (targets.shortLinks.has(path.replace(/\/$/, ''))) return undefined
  const page = path.endsWith('/') ? path : `${path}/`
  if (!targets.pages.has(page) && targets.mayExist(page)) return undefined
  if (!targets.pages.has(page)) return `"${url}" leads nowhere.${suggestion(page, targets.pages.keys())}`
  if (page !== path) return `"${url}" lacks its final slash; write "${page}${target.search}${target.hash}"`
  if (targets.drafts.has(page) && !draft) return `"${url}" leads to a draft, which readers cannot open`
  const ids = targets.pages.get(page)
  const anchor = decoded(target.hash.slice(1))
  if (anchor && ids && !ids.has(anchor)) return `"${url}" names no heading of that page.${suggestion(anchor, ids)}`
  return undefined
}

/** Links in a page's text and in the `related` field of its front matter. */
function linksOf(source: SourceFile): Array<{ url: string } & Place> {
  const related = Array.isArray(source.fields.related) ? source.fields.related : []
  return [...(source.body?.links ?? []), ...related.map((url) => ({ url: String(url), line: source.lineOf('related'), column: 1 }))]
}

/** Checks the links of a page. The findings are warnings during development, but the tests fail on them. */
export function checkLinks(source: SourceFile, targets: LinkTargets): Finding[] {
  return linksOf(source).flatMap(({ url, line, column }) => {
    const message = linkProblem(url, source.url, targets, source.fields.draft === true)
    return message ? [{ file: source.path, line, column, message, kind: 'warning' as const }] : []
  })
}

/** Anchor IDs of a page: heading IDs and `id` attributes. Undefined if the body cannot be parsed. */
export function idsOf(source: SourceFile): ReadonlySet<string> | undefined {
  return source.body && new Set([...source.body.headings.map((heading) => heading.id), ...source.body.ids, 'content'])
}
