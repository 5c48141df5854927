import { readFileSync } from 'node:fs'
import type { Code, Heading, List, Node, Paragraph, Root, Table } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { isJsx, placeOf } from '../../../lib/mdx/analyse'
import type { Problem } from '../../../lib/problem'
import { warning } from '../problem'

/** A rule of `literal-markdown.yml`, which explains the fields. */
type LiteralRule = { pattern: string; start?: true; message: string }

const rules = (parse(readFileSync(new URL('./literal-markdown.yml', import.meta.url), 'utf8')) as LiteralRule[]).map((rule) => ({
  ...rule,
  pattern: new RegExp(rule.pattern, 'iu'),
}))

/** Problems of the forms in a line of text. @param starts whether it is the beginning of a line @param column column of the text */
const literalForms = (text: string, starts: boolean, line: number, column: number): Problem[] =>
  rules.flatMap(({ pattern, start, message }) => {
    const match = start && !starts ? null : text.match(pattern)
    return match ? warning({ line, column: column + (match.index ?? 0) }, match[0].replace(pattern, message)) : []
  })

/** Line of dashes below the header of a table. */
const DASHES = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/** The number of cells in a line of a table. */
const cellsIn = (line: string) =>
  line
    .replace(/\\./g, '')
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|').length

/** The problem of lines that look like a table, which are one paragraph for the parser, with the index of its line. */
function missingTable(lines: readonly string[]): { index: number; message: string } | undefined {
  const first = lines.findIndex((line, index) => line.includes('|') && lines[index + 1]?.includes('|'))
  if (first < 0) return undefined
  const [header = '', dashes = ''] = lines.slice(first)
  if (DASHES.test(dashes)) {
    const numbers = `the header of the table has ${cellsIn(header)} cells and this row of dashes ${cellsIn(dashes)}`
    return { index: first + 1, message: `${numbers}, so readers see no table; write the same number` }
  }
  const closed = [header, dashes].every((line) => /^\|.*\|\s*$/.test(line))
  const row = `|${' --- |'.repeat(cellsIn(header))}`
  return closed ? { index: first, message: `the table has no row of dashes; add "${row}" below its header` } : undefined
}

/** Rows with more cells than the header, whose last cells browsers do not show, and text in the line below a table, which becomes a row. */
function tableProblems(table: Table, lines: readonly string[]): Problem[] {
  const columns = table.children[0]?.children.length ?? 0
  return table.children.flatMap((row) => {
    const numbers = `the row has ${row.children.length} cells and the header ${columns}`
    if (row.children.length > columns)
      return warning(placeOf(row), `${numbers}, so the last ones are not shown; delete them, or write \\| for a line within a cell`)
    if ((lines[placeOf(row).line - 1] ?? '').replace(/\\./g, '').includes('|')) return []
    return warning(placeOf(row), 'this line is a row of the table; leave a line empty between the table and the text')
  })
}

/** Text that a line of dashes or equals signs directly below it makes a heading. */
function underlinedText(heading: Heading, lines: readonly string[]): Problem[] {
  const { line, column } = placeOf(heading)
  const last = heading.position?.end.line ?? line
  const underline = (lines[last - 1] ?? '').trim()
  if (last === line || !/^(?:-+|=+)$/.test(underline)) return []
  const instead = `leave a line empty between them, or begin the heading with ${heading.depth === 1 ? '#' : '##'}`
  return [warning({ line: last, column }, `"${underline}" makes the text above it a heading; ${instead}`)]
}

/** Whether a node belongs to an entry of a list rather than standing on its own: code, a picture, or a list of points. */
const belongsToEntry = (node: Node | undefined): node is Node => {
  if (node?.type === 'code') return true
  if (node?.type === 'list') return (node as List).ordered === false
  return node?.type === 'paragraph' && (node as Paragraph).children.every(({ type }) => type === 'image')
}

/** Code, a picture or a list of points that is not indented and divides a numbered list, whose second part begins at 1 again. */
function restartedList(list: List, siblings: readonly Node[]): Problem[] {
  if (!list.ordered || list.start !== 1) return []
  const index = siblings.indexOf(list)
  const [between, second] = [siblings[index + 1], siblings[index + 2] as List | undefined]
  if (!belongsToEntry(between) || second?.type !== 'list' || second.start !== 1) return []
  const message =
    'this is not part of the entry above it, so the next entry has the number 1 again; indent it by 3 spaces, as the text of the entry'
  return [warning(placeOf(between), message)]
}

/** Languages whose code is for readers, or can contain quotes of a text. */
const PROSE_LANGUAGES = /^(?:text|txt|plaintext|mermaid|mdx|html|diff|sql)$/i

/** Curly quotes and dashes of word processors in code, which no shell or parser understands. In straight quotes, they are part of a text. */
const typographicCode = (node: Code): Problem[] =>
  node.value.split('\n').flatMap((text, index) => {
    if (!node.lang || PROSE_LANGUAGES.test(node.lang)) return []
    const place = { line: placeOf(node).line + index + 1, column: placeOf(node).column }
    const [, quote, option] = text.replace(/"[^"]*"|'[^']*'/g, '').match(/([“”„‘’])|(?:^|\s)–{1,2}([a-z][\w-]*)/i) ?? []
    if (option) return warning(place, `the dash before "${option}" is not a hyphen; write ${option.length > 1 ? '--' : '-'}${option}`)
    const straight = /[“”„]/.test(quote ?? '') ? '"' : "'"
    return quote ? warning(place, `${quote} is a curly quote, which does not work in code; write ${straight}`) : []
  })

function paragraphProblems(paragraph: Paragraph, source: readonly string[]): Problem[] {
  const { line: top, column } = placeOf(paragraph)
  const bottom = paragraph.position?.end.line ?? top
  const lines = source.slice(top - 1, bottom).map((line, index) => (index === 0 ? line.slice(column - 1) : line.replace(/^[\s>]*/, '')))
  const table = missingTable(lines)
  if (table) return [warning({ line: top + table.index, column: table.index === 0 ? column : 1 }, table.message)]
  const problems: Problem[] = []
  visit(paragraph, (node, index, parent) => {
    // Elements on a line of their own are children of a paragraph, and contain paragraphs themselves.
    if (node !== paragraph && node.type === 'paragraph') return SKIP
    if (node.type !== 'text' || !node.position) return undefined
    const { start, end } = node.position
    // An address of another site becomes a link of its own, without the brackets around it.
    const next = parent?.children[(index ?? 0) + 1]
    for (let line = start.line; line <= end.line; line++) {
      const text = source[line - 1] ?? ''
      const from = line === start.line ? start.column - 1 : text.search(/[^\s>]|$/)
      // Escaped characters are meant as text.
      const own = text.slice(from, line === end.line ? end.column - 1 : undefined).replace(/\\./g, '  ')
      const whole = line === end.line && own.endsWith('(') && next?.type === 'link' ? own + next.url : own
      const starts = line > start.line || (line === top && start.column === column)
      problems.push(...literalForms(whole, starts, line, from + 1))
    }
    return undefined
  })
  return problems
}

/**
 * Finds Markdown that readers would see as it was typed, or that becomes something else than its author meant: headings and entries of lists
 * without a space, links that are not closed, bold text and code without an end, and tables that the parser does not recognize.
 * @param text the text that the tree was parsed from
 */
export function literalMarkdown(tree: Root, text: string): Problem[] {
  const lines = text.split('\n')
  const problems: Problem[] = []
  visit(tree, (node, _index, parent) => {
    if (node.type === 'table') problems.push(...tableProblems(node, lines))
    if (node.type === 'list' && parent) problems.push(...restartedList(node, parent.children))
    if (node.type === 'heading') problems.push(...underlinedText(node, lines))
    if (node.type === 'code') problems.push(...typographicCode(node))
    if (node.type === 'paragraph' && !node.children.every(isJsx)) problems.push(...paragraphProblems(node, lines))
  })
  return problems
}
