import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Finding } from '../../../lib/problem'
import { type LinkTargets, linkProblem } from './check-links'

/** A link in a text with Markdown. */
const MARKDOWN_LINK = /\]\(([^\s)]+)(?=[\s)])/g

/** An address of a page, as the only text of a value. Other values that begin with a slash are those of programs. */
const PAGE = /^\/(?:docs|blog|iceberg|webinar|community|event)\/\S*$/

/** The links of a value: the value itself in a field `href` and if it is the address of a page, and otherwise those of its Markdown. */
const linksIn = (key: string, value: string) =>
  key === 'href' || PAGE.test(value) ? [value] : [...value.matchAll(MARKDOWN_LINK)].map(([, url = '']) => url)

/**
 * Checks the links in data files: the fields `href`, addresses of pages in other fields, and the links in texts with Markdown. Files that are
 * not valid are skipped, because the check of data files reports them, and so are redirects, which have a check of their own.
 * @param files content of each file by its path
 */
export function checkDataLinks(files: ReadonlyMap<string, string>, targets: LinkTargets): Finding[] {
  return [...files].flatMap(([file, text]): Finding[] => {
    const counter = new LineCounter()
    const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
    if (document.errors.length > 0 || file.includes('/redirects/')) return []
    const placeOf = (offset: number) => ({ line: counter.linePos(offset).line, column: counter.linePos(offset).col })
    const findings: Finding[] = []
    visit(document, {
      Scalar(place, { value, range }, path) {
        if (typeof value !== 'string' || place === 'key') return
        const pair = path.at(-1)
        const key = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : ''
        const [start, end] = range ?? [0, 0]
        for (const url of linksIn(key, value)) {
          const written = text.slice(start, end).indexOf(url)
          const link = { url, ...placeOf(start), ...(written >= 0 && { target: placeOf(start + written) }) }
          const problem = linkProblem(link, '/', targets)
          if (problem) findings.push({ file, ...problem })
        }
      },
    })
    return findings
  })
}
