import type { Blockquote } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { placeOf } from '../../../lib/mdx/analyse'
import type { AdmonitionKind } from '../../../lib/mdx/syntax'
import type { Edit } from './problem'
import { fixOf, type Problem } from './problem'

/** The admonition of this site for each kind of alert on GitHub. */
const KINDS: Readonly<Record<string, AdmonitionKind>> = {
  note: 'note',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'danger',
}

const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''

/**
 * Edits that write an alert as an admonition. None if its place in the text decides how to write it: in a list, next to another paragraph,
 * or with text on its first line.
 */
function alertEdits({ position }: Blockquote, kind: AdmonitionKind, lines: readonly string[]): Edit[] {
  const { start, end } = position ?? {}
  if (!start || !end || start.column !== 1) return []
  if (!isBlank(lines[start.line - 2]) || !isBlank(lines[end.line])) return []
  const quoted = lines.slice(start.line - 1, end.line)
  const first = quoted[0] ?? ''
  if (!/^> ?\[![A-Za-z]+\]\s*$/.test(first)) return []
  const prefixes = quoted.slice(1).flatMap((text, index): Edit[] => {
    const from = text.match(/^> ?/)?.[0] ?? ''
    return from ? [{ line: start.line + index + 1, column: 1, from, to: '' }] : []
  })
  const opening = { line: start.line, column: 1, from: first, to: `:::${kind}` }
  // Without text, the text of the alert is below it, where only its author knows how much of it belongs to the alert.
  if (quoted.length === 1) return []
  return [opening, ...prefixes, { line: end.line, column: (lines[end.line - 1] ?? '').length + 1, from: '', to: '\n:::' }]
}

/** Finds alerts in the form of GitHub, `> [!NOTE]`, which this site shows as quotes. */
export function alertProblems(quote: Blockquote, lines: readonly string[]): Problem[] {
  const [first] = quote.children
  const [, word = ''] = first?.type === 'paragraph' ? (textOf(first).match(/^\[!([A-Za-z]+)\]/) ?? []) : []
  const kind = KINDS[word.toLowerCase()]
  if (!kind) return []
  const message = `[!${word}] is the form of GitHub; write ":::${kind}", the text without ">", and ":::" on lines of their own`
  return [{ ...placeOf(quote), message, ...fixOf(alertEdits(quote, kind, lines)) }]
}
