import type { Place } from '../../../lib/mdx/analyse'
import { parseData } from '../../../lib/schema/parse-data'
import { isTarget, redirectList } from '../../../lib/schema/redirects-schema'
import { isFormerPath } from '../../../lib/schema/values'
import { type LinkTargets, linkProblem } from './check-links'
import type { Finding } from './finding'

/**
 * A redirect. `from` has no trailing slash. Browsers remember permanent redirects. One with `below` is a family: all addresses below `from`
 * redirect to the same page.
 */
export type Redirect = { from: string; to: string; permanent: boolean; below?: true }

/** End of a former address that stands for a family. */
const FAMILY = '/*'

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
  return {
    file,
    text,
    redirects: Object.entries(data).map(([key, to]) => {
      const from = withoutFamily(key)
      return { from, to, permanent: !isOtherSite(to), ...(from !== key && { below: true }) }
    }),
  }
}

/** The paths that redirect to other sites. */
export const shortLinksOf = (tables: readonly RedirectTable[]): Set<string> =>
  new Set(tables.flatMap(({ redirects }) => redirects.filter(({ to }) => isOtherSite(to)).map(({ from }) => from)))

const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/\/+$/, '')

/** Position of the entry of a former address in a file, and of its target. */
function placesOfEntry(text: string, { from, to, below }: Redirect): { place: Place; target?: Place } {
  const lines = text.split('\n')
  const index = Math.max(
    lines.findIndex((each) => /^(["']?)(.*)\1\s*:(\s|$)/.exec(each)?.[2] === (below ? from + FAMILY : from)),
    0,
  )
  const column = (lines[index] ?? '').lastIndexOf(to) + 1
  return { place: { line: index + 1, column: 1 }, ...(column > from.length && { target: { line: index + 1, column } }) }
}

/** The problem of a redirect. `url` is its correct target, if there is only one. */
type RedirectProblem = { message: string; url?: string; kind?: 'warning' }

/** The problem of a redirect to a page that readers cannot open. */
function hiddenTarget(to: string, { publication }: LinkTargets): RedirectProblem | undefined {
  const { state, file } = publication.get(`${pathOf(to)}/`) ?? {}
  if (state === undefined || state === 'published') return undefined
  const what = state === 'draft' ? 'a draft' : 'a scheduled article'
  const message = `leads to ${what}, which readers cannot open; until ${file} is published, write the address of another page, or delete this line`
  return { message, kind: 'warning' }
}

/** The problem of a redirect; undefined if there is none, or if another message covers it. */
function redirectProblem({ from, to, below }: Redirect, targets: LinkTargets): RedirectProblem | undefined {
  if (pathOf(to) === from) return { message: 'points to itself; delete it or change its target' }
  // The check of data files reports it.
  if (!isTarget(to)) return undefined
  if (targets.pages.has(`${from}/`)) return { message: 'hides the page with that URL; delete it' }
  const hidden = below && [...targets.pages.keys()].find((url) => url.startsWith(`${from}/`))
  if (hidden) return { message: `hides the page ${hidden}; write a line for each other address instead` }
  if (to.startsWith(`${targets.origin}/`)) {
    const url = to.slice(targets.origin.length)
    return { message: `leads to this site; write "${url}", which also works in previews`, url }
  }
  const broken = linkProblem(to, '/', targets)
  return hiddenTarget(to, targets) ?? (broken && { ...broken, message: `has an invalid target: ${broken.message}` })
}

/** Finds redirects that point to themselves, have an invalid target, hide a page, or are in two files. */
export function checkRedirects(tables: readonly RedirectTable[], targets: LinkTargets): Finding[] {
  const files = new Map<string, string>()
  return tables.flatMap(({ file, text, redirects }) =>
    redirects.flatMap((redirect): Finding[] => {
      const { from, to } = redirect
      const other = files.get(from)
      files.set(from, file)
      const { place, target } = placesOfEntry(text, redirect)
      const subject = `the redirect from "${from}"`
      if (other) return [{ file, ...place, kind: 'error', message: `${subject} is also in ${other}; delete one` }]
      if (pathOf(to) !== from && pathOf(targets.moved.get(pathOf(to)) ?? '') === from) {
        // Both entries are found, and one message is enough.
        const message = `the redirects from "${from}" and "${pathOf(to)}" lead to each other; correct the target of one`
        return from < pathOf(to) ? [{ file, ...place, kind: 'error', message }] : []
      }
      const problem = redirectProblem(redirect, targets)
      if (!problem) return []
      const { message, url, kind = 'error' } = problem
      const fix = url !== undefined && target && [{ ...target, from: to, to: url }]
      return [{ file, ...place, kind, message: `${subject} ${message}`, ...(fix && { fix }) }]
    }),
  )
}
