import type { Place } from '../mdx/analyse'
import type { Finding } from './finding'
import { type LinkTargets, linkProblem } from './links'

/** The redirect table as it is written, so that findings name its lines. */
export type RedirectTable = { file: string; text: string; redirects: ReadonlyArray<{ from: string; to: string }> }

const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/\/+$/, '')

/** Where a quoted text first stands in a file; its first line where it does not. */
export function placeOfText(file: string, quoted: string): Place {
  for (const [index, line] of file.split('\n').entries()) {
    const column = Math.max(line.indexOf(`'${quoted}'`), line.indexOf(`"${quoted}"`))
    if (column >= 0) return { line: index + 1, column: column + 1 }
  }
  return { line: 1, column: 1 }
}

/** Redirects that lead to themselves or nowhere, hide a page, or stand twice. */
export function checkRedirects({ file, text, redirects }: RedirectTable, targets: LinkTargets): Finding[] {
  const seen = new Set<string>()
  return redirects.flatMap(({ from, to }): Finding[] => {
    const twice = seen.has(pathOf(from))
    seen.add(pathOf(from))
    const problem = (() => {
      if (twice) return `the redirect from "${from}" stands twice; delete one`
      if (pathOf(to) === pathOf(from)) return `the redirect from "${from}" leads to itself; delete it, or give it another target`
      if (targets.pages.has(`${pathOf(from)}/`)) return `the redirect from "${from}" hides the page of that address; delete it`
      const broken = linkProblem(to, '/', targets, false)
      return broken && `the redirect from "${from}" has a wrong target: ${broken}`
    })()
    return problem ? [{ file, ...placeOfText(text, from), kind: 'error', message: problem }] : []
  })
}
