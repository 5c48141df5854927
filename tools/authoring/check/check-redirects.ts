import type { Finding, Place } from '../../../lib/problem'
import { isTarget } from '../../../lib/schema/redirects-schema'
import { error, warning } from '../problem'
import { type LinkTargets, linkProblem } from './check-links'
import { FAMILY, formerAddresses, type Redirect, type RedirectTable } from './read-redirects'
import type { SourceFile } from './source-file'

const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/\/+$/, '')

/** Position of the entry of a former address in a file, and of its target. */
function placesOfEntry(text: string, { from, to, below }: Redirect): Place & { target?: Place } {
  const lines = text.split('\n')
  const key = below ? from + FAMILY : from
  const index = Math.max(
    lines.findIndex((each) => /^(["']?)(.*)\1\s*:(\s|$)/.exec(each)?.[2] === key),
    0,
  )
  const column = (lines[index] ?? '').lastIndexOf(to) + 1
  return { line: index + 1, column: 1, ...(column > from.length && { target: { line: index + 1, column } }) }
}

/** The problem of a redirect in a table; undefined if there is none, or if another message covers it. */
function redirectProblem(text: string, redirect: Redirect, targets: LinkTargets) {
  const { from, to, below } = redirect
  const { target, ...place } = placesOfEntry(text, redirect)
  const found = (message: string) => error(place, `the redirect from "${from}" ${message}`)
  if (pathOf(to) === from) return found('points to itself; delete it or change its target')
  // The check of data files reports it.
  if (!isTarget(to)) return undefined
  if (targets.pages.has(`${from}/`)) return found('hides the page with that URL; delete it')
  const hidden = below && [...targets.pages.keys()].find((url) => url.startsWith(`${from}/`))
  if (hidden) return found(`hides the page ${hidden}; write a line for each other address instead`)
  if (to.startsWith(`${targets.origin}/`)) {
    const url = to.slice(targets.origin.length)
    const fix = target && { fix: [{ ...target, from: to, to: url }] }
    return { ...found(`leads to this site; write "${url}", which also works in previews`), ...fix }
  }
  const { state = 'published', file } = targets.publication.get(`${pathOf(to)}/`) ?? {}
  if (state !== 'published') {
    const what = state === 'draft' ? 'a draft' : 'a scheduled article'
    const advice = `until ${file} is published, write the address of another page, or delete this line`
    return warning(place, `the redirect from "${from}" leads to ${what}, which readers cannot open; ${advice}`)
  }
  const broken = linkProblem({ url: to, ...place, ...(target && { target }) }, '/', targets)
  return broken && { ...broken, ...found(`has an invalid target: ${broken.message}`) }
}

/** Finds redirects that point to themselves or to each other, have an invalid target, hide a page, or are in two files. */
export function checkRedirects(tables: readonly RedirectTable[], targets: LinkTargets): Finding[] {
  const files = new Map<string, string>()
  return tables.flatMap(({ file, text, redirects }) =>
    redirects.flatMap((redirect): Finding[] => {
      const { from, to } = redirect
      const other = files.get(from)
      files.set(from, file)
      const place = placesOfEntry(text, redirect)
      if (other) return [{ file, ...error(place, `the redirect from "${from}" is also in ${other}; delete one`) }]
      if (pathOf(to) !== from && pathOf(targets.moved.get(pathOf(to)) ?? '') === from) {
        // Both entries are found, and one message is enough.
        const message = `the redirects from "${from}" and "${pathOf(to)}" lead to each other; correct the target of one`
        return from < pathOf(to) ? [{ file, ...error(place, message) }] : []
      }
      const problem = redirectProblem(text, redirect, targets)
      return problem ? [{ file, ...problem }] : []
    }),
  )
}

/**
 * Finds former URLs in front matter that cannot redirect because they belong to an existing page or are redirected twice.
 * @param pages URLs of all pages, with a trailing slash
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
    const elsewhere = other && `is also redirected in ${other}; remove one of the two`
    const taken = pages.has(`${from}/`) ? 'is the URL of another page, which this redirect would hide; remove it' : elsewhere
    const problem = `${from}/` === to ? 'is the URL of this page; remove it' : taken
    const place = { ...(source.positionOf(['redirect_from', index]) ?? { line: 1 }), field: `redirect_from[${index}]` }
    return problem ? [{ file: source.path, ...error(place, `"${from}/" ${problem}`) }] : []
  })
}
