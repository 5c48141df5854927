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
  origin: string
}

const addressOnly = /^[a-z][a-z0-9+.-]*:/i

function problemOf(url: string, from: string, targets: LinkTargets, draft: boolean): string | undefined {
  if (addressOnly.test(url) && !url.startsWith(`${targets.origin}/`)) return undefined
  const target = new URL(url, `${targets.origin}${from}`)
  const path = decodeURIComponent(target.pathname)
  if (targets.isFile(path)) return undefined
  if (targets.shortLinks.has(path.replace(/\/$/, ''))) return undefined
  const page = path.endsWith('/') ? path : `${path}/`
  if (!targets.pages.has(page)) return `"${url}" leads nowhere.${suggestion(page, targets.pages.keys())}`
  if (page !== path) return `"${url}" lacks its final slash; write "${page}${target.search}${target.hash}"`
  if (targets.drafts.has(page) && !draft) return `"${url}" leads to a draft, which readers cannot open`
  const ids = targets.pages.get(page)
  const anchor = decodeURIComponent(target.hash.slice(1))
  if (anchor && ids && !ids.has(anchor)) return `"${url}" names no heading of that page.${suggestion(anchor, ids)}`
  return undefined
}

/** Links of a page's text, and the pages that its front matter calls related. */
function linksOf(source: SourceFile): Array<{ url: string; line: number }> {
  const related = Array.isArray(source.fields.related) ? source.fields.related : []
  return [
    ...(source.body?.links ?? []).map(({ url, line }) => ({ url, line: line + source.bodyOffset })),
    ...related.map((url) => ({ url: String(url), line: source.lineOf('related') })),
  ]
}

/** Checks the links of a page. The findings only warn while writing; the tests fail on them. */
export function checkLinks(source: SourceFile, targets: LinkTargets): Finding[] {
  return linksOf(source).flatMap(({ url, line }) => {
    const message = problemOf(url, source.url, targets, source.fields.draft === true)
    return message ? [{ file: source.path, line, message, kind: 'link' as const }] : []
  })
}

/** Ids that links may name: headings and ids that the author set. */
export function idsOf(source: SourceFile): ReadonlySet<string> | undefined {
  return source.body && new Set([...source.body.headings.map((heading) => heading.id), ...source.body.ids, 'content'])
}
