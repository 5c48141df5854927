/**
 * Line-based scan of Markdown before it is parsed: finds code fences, the nesting depth and the opening lines of admonitions. The scan is
 * less accurate than the parser, so it is only used for what the parser cannot determine.
 */

/** A line outside code fences. `line` starts at 1; `prefix` contains the indentation and the blockquote and list markers. */
type TextLine = { line: number; prefix: string; rest: string }

/** Result of the scan: the lines outside code fences, and the fence that is still open at the end of the text. */
type ScannedLines = { lines: TextLine[]; openFence?: { line: number; column: number; marks: string } }

const PREFIX = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/

/** Splits a text into lines and omits the content of code fences. */
export function scanLines(text: string): ScannedLines {
  const lines: TextLine[] = []
  let fence: { line: number; column: number; marks: string; quoted: boolean } | undefined
  for (const [index, source] of text.split('\n').entries()) {
    const prefix = source.match(PREFIX)?.[0] ?? ''
    const rest = source.slice(prefix.length)
    // A code fence in a blockquote ends with the blockquote.
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

/** A list level indents its content by at least two columns. */
const COLUMNS_PER_LEVEL = 2

/**
 * Maximum nesting depth of a line's blockquotes, list markers and indentation, and maximum number of open admonitions. Real pages need
 * fewer than ten levels. The parsing time grows with the third power of the depth: a list with 400 levels takes five seconds.
 */
export const MAX_NESTING = 60

const levelsOf = (prefix: string) => {
  const markers = prefix.match(/>|[-*+]|\d+[.)]/g)?.length ?? 0
  return markers + Math.floor((prefix.match(/[ \t]/g)?.length ?? 0) / COLUMNS_PER_LEVEL)
}

/**
 * Number of elements that can be open at the same time. The parser reports more than `MAX_NESTING` levels with their exact position. This
 * limit only prevents that it exhausts the stack, which can end the process.
 */
const MAX_OPEN_ELEMENTS = 500

/** Number of elements that a line opens, minus those that it closes. Code in backticks is left out. */
function elementsOpenedIn(line: string): number {
  if (!line.includes('<')) return 0
  const text = line.replace(/`[^`]*`/g, '')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const opened = count(/<[A-Za-z]/g) - count(/\/>/g)
  // Elements that one line opens and closes are nested only if it opens many of them before it closes the first.
  return opened > MAX_OPEN_ELEMENTS ? opened : opened - count(/<\/[A-Za-z]/g)
}

/** Position at which a text is nested too deeply to be parsed in a reasonable time, or undefined. */
export function tooDeepAt({ lines }: ScannedLines): { line: number; column: number } | undefined {
  let open = 0
  let elements = 0
  for (const { line, prefix, rest } of lines) {
    elements = Math.max(0, elements + elementsOpenedIn(rest))
    if (elements > MAX_OPEN_ELEMENTS) return { line, column: prefix.length + 1 }
    if (/^:{3,}\w/.test(rest)) open++
    else if (/^:{3,}\s*$/.test(rest)) open = Math.max(0, open - 1)
    // A line of spaces is empty, however long it is.
    const levels = (prefix + rest).trim() === '' ? 0 : levelsOf(prefix)
    if (open > MAX_NESTING || levels > MAX_NESTING) return { line, column: prefix.length + 1 }
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
 * Converts `:::tip Title` to `:::tip[Title]`, the syntax that the parser supports. Line numbers and the columns of all other text do not
 * change, so positions in error messages stay correct.
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
