/**
 * What a look at the lines of Markdown tells before it is parsed: which lines are code, how deep they nest, and which begin an
 * admonition. It knows less than the parser, so it decides only what the parser cannot say.
 */

/** A line outside of code fences. `line` counts from 1; `prefix` holds its indentation, quote and list markers. */
type TextLine = { line: number; prefix: string; rest: string }

/** What a text's lines tell: those outside of code, and the fence that is still open at the end. */
type ScannedLines = { lines: TextLine[]; openFence?: { line: number; column: number; marks: string } }

const PREFIX = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/

/** Splits a text into its lines and leaves out those of code fences. */
export function scanLines(text: string): ScannedLines {
  const lines: TextLine[] = []
  let fence: { line: number; column: number; marks: string; quoted: boolean } | undefined
  for (const [index, source] of text.split('\n').entries()) {
    const prefix = source.match(PREFIX)?.[0] ?? ''
    const rest = source.slice(prefix.length)
    // A fence in a quote ends with the quote.
    if (fence?.quoted && !prefix.includes('>')) fence = undefined
    if (fence) {
      const closing = rest.trimEnd()
      if (closing.length >= fence.marks.length && closing === fence.marks.charAt(0).repeat(closing.length)) fence = undefined
      continue
    }
    const marks = rest.match(FENCE)?.[1]
    if (marks) fence = { line: index + 1, column: prefix.length + 1, marks, quoted: prefix.includes('>') }
    lines.push({ line: index + 1, prefix, rest })
  }
  return { lines, ...(fence && { openFence: { line: fence.line, column: fence.column, marks: fence.marks } }) }
}

/** Two columns are the least that a list level indents what is inside of it. */
const COLUMNS_PER_LEVEL = 2

/**
 * How many levels a line's quotes, list markers and indentation may stand for, and how many admonitions may be open at once. Real pages
 * need fewer than ten. The parser's time grows with the third power of the depth: 400 levels of a list take it five seconds.
 */
export const MAX_NESTING = 60

const levelsOf = (prefix: string) => {
  const markers = prefix.match(/>|[-*+]|\d+[.)]/g)?.length ?? 0
  return markers + Math.floor((prefix.match(/[ \t]/g)?.length ?? 0) / COLUMNS_PER_LEVEL)
}

/** Where a text nests too deeply to be parsed in reasonable time, or undefined. */
export function tooDeepAt({ lines }: ScannedLines): { line: number; column: number } | undefined {
  let open = 0
  for (const { line, prefix, rest } of lines) {
    if (/^:{3,}\w/.test(rest)) open++
    else if (/^:{3,}\s*$/.test(rest)) open = Math.max(0, open - 1)
    if (open > MAX_NESTING || levelsOf(prefix) > MAX_NESTING) return { line, column: prefix.length + 1 }
  }
  return undefined
}

const isBalanced = (title: string) => {
  let depth = 0
  for (const [mark] of title.matchAll(/\\.|[[\]]/g)) {
    if (mark === '[') depth++
    else if (mark === ']' && --depth < 0) return false
  }
  return depth === 0
}

/**
 * Writes `:::tip Title` as `:::tip[Title]`, the form that the parser knows. Lines keep their number and what stands on them its column.
 */
export function bracketTitles(text: string, { lines }: ScannedLines): string {
  const result = text.split('\n')
  for (const { line, prefix, rest } of lines) {
    const [, opening, title] = rest.match(/^(:{3,}[A-Za-z][\w-]*)[ \t]([^[{].*?)\s*$/) ?? []
    if (!opening || !title?.trim()) continue
    result[line - 1] = `${prefix}${opening}[${isBalanced(title) ? title : title.replace(/[[\]]/g, '\\$&')}]`
  }
  return result.join('\n')
}
