/** What a line of code is marked as: highlighted, in focus, or added or removed by a change that the code shows. */
type LineMark = 'hl' | 'focus' | 'ins' | 'del'

/** Marks of the lines of a block by their number, from 1. */
export type LineMarks = ReadonlyMap<number, ReadonlySet<LineMark>>

/** Marks with additional highlighted lines. */
export function withHighlight(marks: LineMarks, lines: Iterable<number>): LineMarks {
  const all = new Map(marks)
  for (const line of lines) all.set(line, new Set([...(marks.get(line) ?? []), 'hl']))
  return all
}

/** Marks that highlight the given lines. */
export const highlighted = (lines: Iterable<number>): LineMarks => withHighlight(new Map(), lines)

const OPEN = String.raw`(?:\/\/|#|--|;|REM|\/\*|<!--|\{\/\*)`
const CLOSE = String.raw`\s*(?:\*\/\}?|-->)?\s*$`
/** A comment of its own, in any of the comment syntaxes of the highlighted languages. */
const OWN_LINE = new RegExp(String.raw`^\s*${OPEN}\s*(highlight-next-line|highlight-start|highlight-end)${CLOSE}`)
/** A comment at the end of a line, for example `// [!code ++]` or, for three lines from here, `# [!code focus:3]`. */
const AT_END = new RegExp(String.raw`\s*${OPEN}\s*\[!code (\+\+|--|focus|highlight|hl)(?::(\d+))?\]${CLOSE}`)
/** What is often written instead of a mark. */
const meant: Record<string, string> = { '+': '++', '-': '--' }
const atEnd: Record<string, LineMark> = { '++': 'ins', '--': 'del', focus: 'focus', highlight: 'hl', hl: 'hl' }

/**
 * Takes the comments that mark lines out of code: `highlight-next-line`, `highlight-start` and `highlight-end` on lines of their own, and
 * `[!code ++]`, `[!code --]`, `[!code focus]` and `[!code highlight]` at the end of a line, optionally with a number of lines.
 */
export function takeLineMarks(code: string): { code: string; marks: LineMarks } {
  const kept: string[] = []
  const marks = new Map<number, Set<LineMark>>()
  const add = (line: number, mark: LineMark) => marks.set(line, (marks.get(line) ?? new Set()).add(mark))
  let inside = false
  let next = false
  for (const line of code.split('\n')) {
    const marker = line.match(OWN_LINE)?.[1]
    if (marker === 'highlight-next-line') next = true
    else if (marker === 'highlight-start') inside = true
    else if (marker === 'highlight-end') inside = false
    else {
      const [comment = '', name = '', count = '1'] = line.match(AT_END) ?? []
      kept.push(comment ? line.slice(0, -comment.length) : line)
      if (inside || next) add(kept.length, 'hl')
      const mark = atEnd[name]
      if (mark) for (let step = 0; step < Number(count); step++) add(kept.length + step, mark)
      next = false
    }
  }
  return { code: kept.join('\n'), marks }
}

/**
 * Comments that look like marks but have no effect, because their name is unknown, or because the exclamation mark or the space is missing:
 * the index of their line from 0, what is written, and what a mark with this name looks like; undefined if there is none.
 */
export const unknownMarks = (code: string): Array<{ line: number; written: string; mark: string | undefined }> =>
  code.split('\n').flatMap((text, line) => {
    const [written, exclamation, ofMark = '', ofText = ''] = text.match(/\[(?:(!)code\b\s*([^\]]*)|code ([^\]]*))\]/) ?? []
    const name = meant[ofMark || ofText] ?? (ofMark || ofText)
    const known = Object.hasOwn(atEnd, name.replace(/:\d+$/, ''))
    if (written === undefined || (exclamation ? AT_END.test(text) : !known)) return []
    return [{ line, written, mark: known ? `[!code ${name}]` : undefined }]
  })

/** The code after the change that it shows: without marks and without the lines that are marked as removed. */
export function resultingCode(code: string): string {
  const { code: plain, marks } = takeLineMarks(code)
  return plain
    .split('\n')
    .filter((_, index) => !marks.get(index + 1)?.has('del'))
    .join('\n')
}
