import type { Place } from '../mdx/analyse'
import { suggestion } from '../nearest'
import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** What links may lead to. */
export type LinkTargets = {
  /** Ids of each page by its address; undefined ids mean that the page's anchors are not known here. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Short addresses without a final slash that lead to other sites. */
  shortLinks: ReadonlySet<string>
  /** Addresses of pages that are not published. */
  drafts: ReadonlySet<string>
  /** Whether a file of `public/` has this path. */
  isFile: (path: string) => boolean
  /** Whether an address may have a page that is not known, because a file that decides it cannot be read. */
  mayExist: (url: string) => boolean
  origin: string
}

/** An address without percent escapes, or as it is written where an escape is broken. */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const addressOnly = /^[a-z][a-z0-9+.-]*:/i

/** Why an address leads nowhere, or undefined. @param from address of the page that names it @param draft whether that page is a draft */
export function linkProblem(url: string, from: string, targets: LinkTargets, draft: boolean): string | undefined {
  if (addressOnly.test(url) && !url.startsWith(`${targets.origin}/`)) return undefined
  if (!URL.canParse(url, `${targets.origin}${from}`)) return `"${url}" is no address`
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

/** Links of a page's text, and the pages that its front matter calls related. */
function linksOf(source: SourceFile): Array<{ url: string } & Place> {
  const related = Array.isArray(source.fields.related) ? source.fields.related : []
  return [...(source.body?.links ?? []), ...related.map((url) => ({ url: String(url), line: source.lineOf('related'), column: 1 }))]
}

/** Checks the links of a page. The findings only warn while writing; the tests fail on them. */
export function checkLinks(source: SourceFile, targets: LinkTargets): Finding[] {
  return linksOf(source).flatMap(({ url, line, column }) => {
    const message = linkProblem(url, source.url, targets, source.fields.draft === true)
    return message ? [{ file: source.path, line, column, message, kind: 'link' as const }] : []
  })
}

/** Ids that links may name: headings and ids that the author set. */
export function idsOf(source: SourceFile): ReadonlySet<string> | undefined {
  return source.body && new Set([...source.body.headings.map((heading) => heading.id), ...source.body.ids, 'content'])
}
