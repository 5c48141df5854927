import type { Place } from '../mdx/analyse'
import { parseData } from '../schema/parse-data'
import { isTarget, redirectList } from '../schema/redirects'
import { isFormerPath } from '../schema/values'
import type { Finding } from './finding'
import { type LinkTargets, linkProblem } from './links'

/** A redirect. `from` has no trailing slash. Browsers remember permanent redirects. */
export type Redirect = { from: string; to: string; permanent: boolean }

/** A file of redirects and its text, which is used to find the line of a redirect. */
export type RedirectTable = { file: string; text: string; redirects: readonly Redirect[] }

const isOtherSite = (address: string) => /^https?:/.test(address)

/** The entries of a file that is not valid, as far as its lines can be read, so that links to them are not reported as well. */
const readableLines = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^["']?(\/[^"':\s]*)["']?[ \t]*:[ \t]+["']?([^\s"']+)/gm)]
      .map(([, from = '', to = '']) => [from, to])
      .filter(([from = '']) => isFormerPath(from)),
  )

/**
 * The redirects of a file in `content/redirects/`. The check of data files reports a file that is not valid. Redirects to other sites are not
 * permanent, because their addresses can change.
 */
export function readRedirects(file: string, text: string): RedirectTable {
  const { data = readableLines(text) } = parseData(text, redirectList)
  return { file, text, redirects: Object.entries(data).map(([from, to]) => ({ from, to, permanent: !isOtherSite(to) })) }
}

/** The paths that redirect to other sites. */
export const shortLinksOf = (tables: readonly RedirectTable[]): Set<string> =>
  new Set(tables.flatMap(({ redirects }) => redirects.filter(({ to }) => isOtherSite(to)).map(({ from }) => from)))

const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/\/+$/, '')

/** Position of the entry of a former address in a file. */
function placeOfEntry(text: string, from: string): Place {
  const line = text.split('\n').findIndex((each) => /^(["']?)(.*)\1\s*:(\s|$)/.exec(each)?.[2] === from)
  return { line: Math.max(line, 0) + 1, column: 1 }
}

/** Finds redirects that point to themselves, have an invalid target, hide a page, or are in two files. */
export function checkRedirects(tables: readonly RedirectTable[], targets: LinkTargets): Finding[] {
  const files = new Map<string, string>()
  return tables.flatMap(({ file, text, redirects }) =>
    redirects.flatMap(({ from, to }): Finding[] => {
      const other = files.get(from)
      files.set(from, file)
      const problem = (() => {
        if (other) return `the redirect from "${from}" is also in ${other}; delete one`
        if (pathOf(to) === from) return `the redirect from "${from}" points to itself; delete it or change its target`
        // Both entries are found, and one message is enough.
        if (pathOf(targets.moved.get(pathOf(to)) ?? '') === from)
          return from < pathOf(to)
            ? `the redirects from "${from}" and "${pathOf(to)}" lead to each other; correct the target of one`
            : undefined
        // The check of data files reports it.
        if (!isTarget(to)) return undefined
        if (targets.pages.has(`${from}/`)) return `the redirect from "${from}" hides the page with that URL; delete it`
        if (to.startsWith(`${targets.origin}/`))
          return `the redirect from "${from}" leads to this site; write "${to.slice(targets.origin.length)}", which also works in previews`
        const broken = linkProblem(to, '/', targets)
        return broken && `the redirect from "${from}" has an invalid target: ${broken.message}`
      })()
      return problem ? [{ file, ...placeOfEntry(text, from), kind: 'error', message: problem }] : []
    }),
  )
}
