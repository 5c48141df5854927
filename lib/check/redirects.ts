import type { Place } from '../mdx/analyse'
import type { Finding } from './finding'
import { type LinkTargets, linkProblem } from './links'

/** The redirect table and its source text, which is used to find the line of a redirect. */
export type RedirectTable = { file: string; text: string; redirects: ReadonlyArray<{ from: string; to: string }> }

const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/\/+$/, '')

/** Position of the first occurrence of a quoted string in a file; the first line if there is none. */
export function placeOfText(file: string, quoted: string): Place {
  for (const [index, line] of file.split('\n').entries()) {
    const column = Math.max(line.indexOf(`'${quoted}'`), line.indexOf(`"${quoted}"`))
    if (column >= 0) return { line: index + 1, column: column + 1 }
  }
  return { line: 1, column: 1 }
}

/** Finds redirects that point to themselves, have an invalid target, hide a page, or are defined twice. */
export function checkRedirects({ file, text, redirects }: RedirectTable, targets: LinkTargets): Finding[] {
  const seen = new Set<string>()
  return redirects.flatMap(({ from, to }): Finding[] => {
    const twice = seen.has(pathOf(from))
    seen.add(pathOf(from))
    const problem = (() => {
      if (twice) return `the redirect from "${from}" is defined twice; delete one`
      if (pathOf(to) === pathOf(from)) return `the redirect from "${from}" points to itself; delete it or change its target`
      if (targets.pages.has(`${pathOf(from)}/`)) return `the redirect from "${from}" hides the page with that URL; delete it`
      const broken = linkProblem(to, '/', targets, false)
      return broken && `the redirect from "${from}" has an invalid target: ${broken}`
    })()
    return problem ? [{ file, ...placeOfText(text, from), kind: 'error', message: problem }] : []
  })
}
