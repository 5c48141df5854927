import type { Root } from 'mdast'
import { parseBody } from '../../../lib/mdx/analyse'
import { formulasAsCode } from './formulas'
import { joined, modernize, type SourceLines, voidElements, withoutCode } from './source-text'
import { boxBlock } from './unreadable'

/** A parsed body. `text` is the source of the tree; `lineOf` returns the author's line number of a line of `text`. */
export type ParsedSource = { tree: Root; text: string; lineOf: (line: number) => number; repairs: Repair[] }

/** What text means on the site. `isPlain`: braces are text, as in Markdown. `hasFormulas`: text between dollar signs is a formula. */
export type SourceFormat = { isPlain?: boolean; hasFormulas?: boolean }

/** A change that made a body readable, with the author's line number. */
type Repair = { line: number; message: string }

type Failure = { reason?: string; line?: number; column?: number; place?: { start?: { line: number; column: number } } }

/** More repairs than a page with real content needs; each costs one parse. */
const MOST_REPAIRS = 80
/** Repairs of one line after which its block becomes a box. */
const MOST_OF_LINE = 12
/** Boxes in a page after which the page is not Markdown. */
const MOST_BOXES = 40

const column0 = (column: number) => Math.max(0, column - 1)

/** Replaces part of a line. */
function splice(lines: SourceLines, row: number, from: number, to: number, text: string): void {
  const entry = lines[row]
  if (entry) entry.text = entry.text.slice(0, from) + text + entry.text.slice(to)
}

/** Splits a line in two, with an empty line between them. */
function split(lines: SourceLines, row: number, at: number): void {
  const entry = lines[row]
  if (!entry) return
  const { text, line } = entry
  lines.splice(row, 1, { text: text.slice(0, at).trimEnd(), line }, { text: '', line }, { text: text.slice(at).trimStart(), line })
}

/** Writes a backslash before the last `mark` at or before a position, outside of code. */
function escapeBefore(lines: SourceLines, row: number, column: number, mark: '<' | '{'): Repair | undefined {
  const masked = withoutCode(lines)
  for (let at = Math.min(row, lines.length - 1); at >= 0; at--) {
    const text = masked[at] ?? ''
    for (let index = at === row ? Math.min(column, text.length) : text.length; index >= 0; index--) {
      if (text[index] !== mark || text[index - 1] === '\\') continue
      splice(lines, at, index, index, '\\')
      return { line: lines[at]?.line ?? 1, message: `"${mark}" was not valid here and is now the text "\\${mark}"` }
    }
  }
  return undefined
}

const OPEN_TAG = /Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/

/** Repairs a tag that is not closed, or whose end is in another block. HTML allows both, MDX does not. */
function repairOpenTag(lines: SourceLines, match: RegExpMatchArray, reason: string): Repair | undefined {
  const [row, column, endRow, endColumn] = match.slice(2).map((number) => Number(number) - 1) as [number, number, number, number]
  const entry = lines[endRow]
  if (!entry) return undefined
  if (voidElements.has(match[1] ?? '')) {
    splice(lines, endRow, endColumn - 1, endColumn - 1, ' /')
    return { line: entry.line, message: `<${match[1]}> is now closed` }
  }
  const isClosed = lines.some(({ text }) => text.includes(`</${match[1]}`))
  if (isClosed && reason.includes('before the end of') && entry.text.slice(endColumn).trim()) {
    split(lines, endRow, endColumn)
    return { line: entry.line, message: `<${match[1]}> is now on a line of its own` }
  }
  return escapeBefore(lines, row, column, '<')
}

/** Makes a line that begins with the word "import" or "export" text, or removes it if it is an import of types. */
function repairEsm(lines: SourceLines, row: number): Repair | undefined {
  for (let at = row; at >= 0; at--) {
    const entry = lines[at]
    if (!entry || !/^(?:import|export)\b/.test(entry.text)) continue
    const types = /^(?:import|export) type\b/.test(entry.text)
    entry.text = types ? '' : `&#${entry.text.charCodeAt(0)};${entry.text.slice(1)}`
    return { line: entry.line, message: types ? 'an import of types was removed' : 'a line that starts like an import is now text' }
  }
  return undefined
}

/** Changes the lines so that the parser gets past a failure. Returns undefined if nothing is known that would help. */
function repair(lines: SourceLines, failure: Failure): Repair | undefined {
  const reason = failure.reason ?? ''
  const open = reason.match(OPEN_TAG)
  if (open) return repairOpenTag(lines, open, reason)
  const { line = 1, column = 1 } = failure.place?.start ?? failure
  const row = line - 1
  const at = column0(column)
  const entry = lines[row]
  if (/import\/exports/.test(reason)) return repairEsm(lines, row)
  if (/Expected the closing tag/.test(reason) && entry?.text.slice(0, at).trim()) {
    split(lines, row, at)
    return { line: entry.line, message: 'a closing tag is now on a line of its own' }
  }
  const bare = /before attribute value/.test(reason) ? entry?.text.slice(at).match(/^[^\s>]+/)?.[0] : undefined
  if (entry && bare) {
    splice(lines, row, at, at + bare.length, `"${bare}"`)
    return { line: entry.line, message: `the attribute value ${bare} is now in quotes` }
  }
  return escapeBefore(lines, row, at, /acorn|expression|brace/.test(reason) ? '{' : '<')
}

const FORMULAS = 'formulas are now code from here on, because this site does not draw them; write them as text, or as pictures'

const boxed = (line: number): Repair => ({ line, message: 'this block is not valid MDX and is now shown as code; correct it' })

/** The line of a failure, counted from 0. */
const rowOf = ({ reason = '', place, line = 1 }: Failure) => Number(reason.match(OPEN_TAG)?.[2] ?? place?.start?.line ?? line) - 1

/** Puts the block of a failure into a box. Returns undefined if it is in one already. */
function box(lines: SourceLines, failure: Failure): Repair | undefined {
  const row = Math.min(rowOf(failure), lines.length - 1)
  const line = lines[row]?.line ?? 1
  return boxBlock(lines, row) ? boxed(line) : undefined
}

/**
 * Parses the body of a Docusaurus page. Markdown of Docusaurus 2 that MDX does not accept, such as `a <b` in text, is repaired. A block that
 * cannot be repaired becomes a box.
 * @returns undefined if the body cannot be read even so
 */
export function parseSource(body: string, { isPlain = false, hasFormulas = true }: SourceFormat = {}): ParsedSource | undefined {
  const formulas = hasFormulas ? formulasAsCode(body) : { text: body, line: undefined }
  const lines = modernize(formulas.text, isPlain)
  const repairs: Repair[] = formulas.line === undefined ? [] : [{ line: formulas.line, message: FORMULAS }]
  /** Number of repairs of each line of the author. A line that needs many cannot be repaired. */
  const tries = new Map<number, number>()
  for (let attempt = 0; attempt <= MOST_REPAIRS + MOST_BOXES; attempt++) {
    const text = joined(lines)
    try {
      return { tree: parseBody(text), text, lineOf: (line) => lines[line - 1]?.line ?? 1, repairs }
    } catch (cause) {
      const failure = cause as Failure
      if (attempt === 0) {
        const local = repairSections(lines)
        repairs.push(...local)
        if (local.length > 0) continue
      }
      const at = lines[rowOf(failure)]?.line ?? 1
      tries.set(at, (tries.get(at) ?? 0) + 1)
      const isHopeless = attempt > MOST_REPAIRS || (tries.get(at) ?? 0) > MOST_OF_LINE
      const repaired = (isHopeless ? undefined : repair(lines, failure)) ?? box(lines, failure)
      if (!repaired) return undefined
      repairs.push(repaired)
    }
  }
  return undefined
}

/** Whether what is wrong is within one block, so that the text around it does not matter. */
const isLocal = ({ reason = '' }: Failure) => !OPEN_TAG.test(reason) || reason.includes('before the end of')

/** Repairs in a section after which the rest is left to the repair of the whole page. */
const MOST_OF_SECTION = 40

/** Indexes of the lines at which a section begins: those with headings outside of code. */
function sectionStarts(lines: SourceLines): number[] {
  const masked = withoutCode(lines)
  return [0, ...masked.flatMap((text, index) => (index > 0 && /^#{1,6}\s/.test(text) ? [index] : []))]
}

/**
 * Repairs each section on its own, as far as what is wrong is within a block. Parsing the whole page after each repair would make the time
 * grow with the square of its length.
 */
function repairSections(lines: SourceLines): Repair[] {
  const starts = sectionStarts(lines)
  const repairs: Repair[] = []
  const sections = starts.map((start, index) => lines.slice(start, starts[index + 1] ?? lines.length))
  for (const section of sections) {
    for (let attempt = 0; attempt < MOST_OF_SECTION; attempt++) {
      try {
        parseBody(joined(section))
        break
      } catch (cause) {
        const repaired = isLocal(cause as Failure) ? repair(section, cause as Failure) : undefined
        if (!repaired) break
        repairs.push(repaired)
      }
    }
  }
  lines.splice(0, lines.length, ...sections.flat())
  return repairs
}

/** A converted body that can be parsed: its text, and the lines of the blocks that became boxes, with what was wrong. */
type Readable = { text: string; tree: Root; boxes: Array<{ line: number; message: string }> }

/**
 * Makes a converted body readable: every block that the parser does not accept, or that has one of the given problems, becomes a box.
 * @param problemsOf what else the content check reports as an error
 * @returns undefined if the body cannot be read even so
 */
export function readable(
  text: string,
  problemsOf: (tree: Root, text: string) => ReadonlyArray<{ line: number; message: string }>,
): Readable | undefined {
  const lines: SourceLines = text.split('\n').map((each, index) => ({ text: each, line: index + 1 }))
  const boxes: Readable['boxes'] = []
  const add = (row: number, message: string) => {
    const line = lines[Math.min(row, lines.length - 1)]?.line ?? 1
    if (!boxBlock(lines, row)) return false
    boxes.push({ line, message })
    return true
  }
  for (let attempt = 0; attempt <= MOST_BOXES; attempt++) {
    const current = joined(lines)
    try {
      const tree = parseBody(current)
      const problems = attempt === MOST_BOXES ? [] : problemsOf(tree, current)
      if (!problems.some(({ line, message }) => add(line - 1, message))) return { text: current, tree, boxes }
    } catch (cause) {
      if (!add(rowOf(cause as Failure), (cause as Error).message)) return undefined
    }
  }
  return undefined
}
