import { publicationOf } from '../../../lib/publication'
import { isFormerPath } from '../../../lib/schema/values'
import type { Redirect, RedirectTable } from './check-redirects'
import type { Finding } from './finding'
import type { SourceFile } from './source-file'

/** A former URL of a page, without a trailing slash, and its index in `redirect_from`. */
type FormerAddress<Page> = { from: string; to: string; source: Page; index: number }

/** A page with its front matter. */
type PageFields = Pick<SourceFile, 'collection' | 'fields' | 'url'>

function formerAddresses<Page extends PageFields>(sources: readonly Page[]): Array<FormerAddress<Page>> {
  return sources.flatMap((source) => {
    const former: unknown = source.fields.redirect_from
    return (Array.isArray(former) ? former : []).flatMap((from: unknown, index) =>
      typeof from === 'string' && isFormerPath(from) ? [{ from: from.replace(/\/+$/, ''), to: source.url, source, index }] : [],
    )
  })
}

/** The redirects from `redirect_from` in front matter of the pages that are published on a day. */
export const pageRedirects = (sources: readonly PageFields[], today: string): Redirect[] =>
  formerAddresses(sources)
    .filter(({ source }) => publicationOf(source.collection, source.fields, today) === 'published')
    .map(({ from, to }) => ({ from, to, permanent: true }))

/**
 * Finds former URLs that cannot redirect because they belong to an existing page or are redirected twice.
 * @param pages URLs of all pages, with a trailing slash
 * @param tables redirects that are not in front matter
 */
export function checkRedirectFrom(
  sources: readonly SourceFile[],
  pages: { has: (url: string) => boolean },
  tables: readonly RedirectTable[],
): Finding[] {
  const known = new Map(tables.flatMap(({ file, redirects }) => redirects.map(({ from }) => [from, file] as const)))
  return formerAddresses(sources).flatMap(({ from, to, source, index }): Finding[] => {
    const other = known.get(from)
    known.set(from, source.path)
    const problem = (() => {
      if (`${from}/` === to) return 'is the URL of this page; remove it'
      if (pages.has(`${from}/`)) return 'is the URL of another page, which this redirect would hide; remove it'
      return other && `is also redirected in ${other}; remove one of the two`
    })()
    if (!problem) return []
    const place = source.positionOf(['redirect_from', index]) ?? { line: 1 }
    return [{ file: source.path, ...place, field: `redirect_from[${index}]`, kind: 'error', message: `"${from}/" ${problem}` }]
  })
}
