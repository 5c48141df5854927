import { publicationOf } from '../../../lib/publication'
import { parseData } from '../../../lib/schema/parse-data'
import { redirectList } from '../../../lib/schema/redirects-schema'
import { isFormerPath } from '../../../lib/schema/values'
import type { SourceFile } from './source-file'

/**
 * A redirect. `from` has no trailing slash. Browsers remember permanent redirects. One with `below` is a family: all addresses below `from`
 * redirect to the same page.
 */
export type Redirect = { from: string; to: string; permanent: boolean; below?: true }

/** End of a former address that stands for a family. */
export const FAMILY = '/*'

const withoutFamily = (from: string) => (from.endsWith(FAMILY) ? from.slice(0, -FAMILY.length) : from)

/** Whether a redirect answers for an address with a final slash. */
export const redirectsFrom = ({ from, below }: Redirect, address: string) =>
  `${from}/` === address || (below === true && address.startsWith(`${from}/`))

/** A file of redirects and its text, which is used to find the line of a redirect. */
export type RedirectTable = { file: string; text: string; redirects: readonly Redirect[] }

const isOtherSite = (address: string) => /^https?:/.test(address)

/** The entries of a file that is not valid, as far as its lines can be read, so that links to them are not reported as well. */
const readableLines = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^["']?(\/[^"':\s]*)["']?[ \t]*:[ \t]+["']?([^\s"']+)/gm)]
      .map(([, from = '', to = '']) => [from, to])
      .filter(([from = '']) => isFormerPath(withoutFamily(from))),
  )

/**
 * The redirects of a file in `content/redirects/`. The check of data files reports a file that is not valid. Redirects to other sites are not
 * permanent, because their addresses can change.
 */
export function readRedirects(file: string, text: string): RedirectTable {
  const { data = readableLines(text) } = parseData(text, redirectList)
  const redirects = Object.entries(data).map(([key, to]): Redirect => {
    const from = withoutFamily(key)
    return { from, to, permanent: !isOtherSite(to), ...(from !== key && { below: true }) }
  })
  return { file, text, redirects }
}

/** The paths that redirect to other sites. */
export const shortLinksOf = (tables: readonly RedirectTable[]): Set<string> =>
  new Set(tables.flatMap(({ redirects }) => redirects.filter(({ to }) => isOtherSite(to)).map(({ from }) => from)))

/** A former URL of a page, without a trailing slash, and its index in `redirect_from`. */
type FormerAddress<Page> = { from: string; to: string; source: Page; index: number }

/** A page with its front matter. */
type PageFields = Pick<SourceFile, 'collection' | 'fields' | 'url'>

/** The addresses in `redirect_from` of pages. One that is not valid is left out. */
export function formerAddresses<Page extends PageFields>(sources: readonly Page[]): Array<FormerAddress<Page>> {
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
