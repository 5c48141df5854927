import type { Heading, List, Node, Paragraph, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { isJsx, placeOf } from '../../../lib/mdx/analyse'
import type { Problem } from './problem'
import { missingTable, tableProblems } from './table-problems'

/** A form of Markdown that is not written as the parser expects it, and is therefore shown as it was typed. */
type LiteralRule = {
  pattern: RegExp
  /** Whether the form counts only at the beginning of a line. */
  atStart?: true
  message: (match: readonly string[]) => string
}

/** The beginning of an address in parentheses. Other text in parentheses can be prose. */
const ADDRESS = String.raw`(?:\/|\.{1,2}\/|#|https?:\/\/)`

/** Forms of Markdown that readers would see as they were typed. Each is looked for in the lines of a text, without its escaped characters. */
const literalRules: readonly LiteralRule[] = [
  {
    pattern: /^(#{2,6})(?=[^\s#])(.+)/,
    atStart: true,
    message: ([, marks = '', heading = '']) => `a heading has a space after its marks; write "${marks} ${heading}"`,
  },
  {
    pattern: /^(-|\*(?=\p{L})|\d{1,2}[.)](?=\p{L}))((?:\p{L}.*)?)$/u,
    atStart: true,
    message: ([, mark = '', item]) => `an entry of a list has a space after its mark; write "${mark} ${item || '…'}"`,
  },
  {
    pattern: /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/i,
    atStart: true,
    message: ([found = '']) => `${found} is the form of GitHub; write ":::note", the text without ">", and ":::" on lines of their own`,
  },
  {
    pattern: new RegExp(String.raw`!?\[[^\]]+\][ \t]+\(${ADDRESS}[^()\s]*\)?`),
    message: ([found = '']) =>
      `a link has no space before its address; write "${found.replace(/\][ \t]+\(/, '](').replace(/(?<!\))$/, ')')}"`,
  },
  {
    pattern: new RegExp(String.raw`(!?\[[^\]]+\]\(${ADDRESS}[^()\s]*)(?:\s[^()]*)?$`),
    message: ([, found = '']) => `"${found}" is never closed; add ")" at the end of the address`,
  },
  {
    pattern: /(?<![\w\]])(!?)\[(?=[^\p{L}[\]]*\p{L})([^[\]]+)\]\[([^[\]^]+)\]/u,
    message: ([found = '', mark, words = '']) =>
      mark
        ? `"${found}" is a picture without an address; write "![${words}](./picture.webp)"`
        : `"${found}" is a link without an address; write "[${words}](/docs/…/)"`,
  },
  {
    pattern: /\[\^(\w+)\]/,
    message: ([note = '']) => `the footnote ${note} has no text; add a line "${note}: …" at the end of the page`,
  },
  {
    pattern: /\*\*/,
    message: () => 'this "**" has no partner, so readers see it; put "**" directly before and after the bold text, or write \\*\\*',
  },
  {
    pattern: /`/,
    message: () => 'this backtick has no partner, so readers see it; put one before and one after the code, or write \\`',
  },
]

/** Finds text that a line of dashes or equals signs directly below it makes a heading. */
function underlinedText(heading: Heading, lines: readonly string[]): Problem[] {
  const { line, column } = placeOf(heading)
  const last = heading.position?.end.line ?? line
  const underline = (lines[last - 1] ?? '').trim()
  if (last === line || !/^(?:-+|=+)$/.test(underline)) return []
  const marks = heading.depth === 1 ? '#' : '##'
  return [
    {
      line: last,
      column,
      message: `"${underline}" makes the text above it a heading; leave a line empty between them, or begin the heading with ${marks}`,
    },
  ]
}

/** Whether a node belongs to an entry of a list rather than standing on its own: code, a picture, or a list of points. */
const belongsToEntry = (node: Node | undefined): node is Node => {
  if (node?.type === 'code') return true
  if (node?.type === 'list') return (node as List).ordered === false
  return node?.type === 'paragraph' && (node as Paragraph).children.every(({ type }) => type === 'image')
}

/** Finds code, a picture or a list of points that is not indented and divides a numbered list, whose second part begins at 1 again. */
function restartedList(list: List, siblings: readonly Node[]): Problem[] {
  if (!list.ordered || list.start !== 1) return []
  const index = siblings.indexOf(list)
  const [between, second] = [siblings[index + 1], siblings[index + 2] as List | undefined]
  if (!belongsToEntry(between) || second?.type !== 'list' || second.start !== 1) return []
  const message =
    'this is not part of the entry above it, so the next entry has the number 1 again; indent it by 3 spaces, as the text of the entry'
  return [{ ...placeOf(between), message }]
}

function paragraphProblems(paragraph: Paragraph, source: readonly string[]): Problem[] {
  const { line: top, column } = placeOf(paragraph)
  const bottom = paragraph.position?.end.line ?? top
  const lines = source.slice(top - 1, bottom).map((line, index) => (index === 0 ? line.slice(column - 1) : line.replace(/^[\s>]*/, '')))
  const table = missingTable(lines)
  if (table) return [{ line: top + table.line, column: table.line === 0 ? column : 1, message: table.message }]
  const problems: Problem[] = []
  visit(paragraph, (node, index, parent) => {
    // Elements on a line of their own are children of a paragraph, and contain paragraphs themselves.
    if (node !== paragraph && node.type === 'paragraph') return SKIP
    if (node.type !== 'text' || !node.position) return undefined
    const { start, end } = node.position
    // An address of another site becomes a link of its own, without the brackets around it.
    const next = parent?.children[(index ?? 0) + 1]
    const address = next?.type === 'link' ? next.url : ''
    for (let line = start.line; line <= end.line; line++) {
      const text = source[line - 1] ?? ''
      const from = line === start.line ? start.column - 1 : text.search(/[^\s>]|$/)
      // Escaped characters are meant as text.
      const own = text.slice(from, line === end.line ? end.column - 1 : undefined).replace(/\\./g, '  ')
      const part = line === end.line && own.endsWith('(') ? own + address : own
      const starts = line > start.line || (line === top && start.column === column)
      for (const { pattern, atStart, message } of literalRules) {
        const match = atStart && !starts ? null : part.match(pattern)
        if (match) problems.push({ line, column: from + (match.index ?? 0) + 1, message: message(match) })
      }
    }
    return undefined
  })
  return problems
}

/**
 * Finds Markdown that readers would see as it was typed, or that becomes something else than its author meant: headings and entries of lists
 * without a space, links that are not closed, bold text and code without an end, and tables that the parser does not recognize. Escaped
 * characters are text.
 * @param text the text that the tree was parsed from
 */
export function literalMarkdown(tree: Root, text: string): Problem[] {
  const lines = text.split('\n')
  const problems: Problem[] = []
  visit(tree, (node, _index, parent) => {
    if (node.type === 'table') problems.push(...tableProblems(node, lines))
    if (node.type === 'list' && parent) problems.push(...restartedList(node, parent.children))
    if (node.type === 'heading') problems.push(...underlinedText(node, lines))
    if (node.type === 'paragraph' && !node.children.every(isJsx)) problems.push(...paragraphProblems(node, lines))
  })
  return problems
}
