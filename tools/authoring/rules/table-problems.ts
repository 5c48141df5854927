import type { Node, Paragraph, Table } from 'mdast'
import { type Place, placeOf } from '../../../lib/mdx/analyse'
import type { Problem } from './problem'

/** Line of dashes below the header of a table. */
const DASHES = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/** The number of cells in a line of a table. */
const cellsIn = (line: string) =>
  line
    .replace(/\\./g, '')
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|').length

/** The problem of lines that look like a table, which are one paragraph for the parser. */
export function missingTable(lines: readonly string[]): (Pick<Place, 'line'> & { message: string }) | undefined {
  const first = lines.findIndex((line, index) => line.includes('|') && lines[index + 1]?.includes('|'))
  if (first < 0) return undefined
  const [header = '', dashes = ''] = lines.slice(first)
  if (DASHES.test(dashes))
    return {
      line: first + 1,
      message: `the header of the table has ${cellsIn(header)} cells and this row of dashes ${cellsIn(dashes)}, so readers see no table; write the same number`,
    }
  const closed = [header, dashes].every((line) => /^\|.*\|\s*$/.test(line))
  const row = `|${' --- |'.repeat(cellsIn(header))}`
  return closed ? { line: first, message: `the table has no row of dashes; add "${row}" below its header` } : undefined
}

/** Finds rows with more cells than the header, whose last cells browsers do not show. */
function longRows(table: Table): Problem[] {
  const columns = table.children[0]?.children.length ?? 0
  return table.children
    .filter((row) => row.children.length > columns)
    .map((row) => ({
      ...placeOf(row),
      message: `the row has ${row.children.length} cells and the header ${columns}, so the last ones are not shown; delete them, or write \\| for a line within a cell`,
    }))
}

/** Finds a row in the line above a table, which is not part of it, because the row of dashes is below the second row. */
function rowAboveTable(table: Table, before: Node | undefined, lines: readonly string[]): Problem[] {
  const { line } = placeOf(table)
  const isRow = /^\s*\|.*\|\s*$/.test(lines[line - 2] ?? '')
  if (!isRow || before?.type !== 'paragraph' || before.position?.end.line !== line - 1) return []
  return [{ line: line + 1, column: 1, message: 'the row of dashes is below the second row of the table; move it below the first' }]
}

/** Finds text in the line below a table, which the parser takes for its last row. */
function textAsRow(table: Table, lines: readonly string[]): Problem[] {
  return table.children.slice(1).flatMap((row): Problem[] => {
    const text = (lines[placeOf(row).line - 1] ?? '').replace(/\\./g, '')
    if (text.includes('|')) return []
    return [{ ...placeOf(row), message: 'this line is a row of the table; leave a line empty between the table and the text' }]
  })
}

/** Whether all lines of a paragraph are rows of a table. */
export const isRows = (paragraph: Paragraph, lines: readonly string[]) => {
  const { start, end } = paragraph.position ?? {}
  return lines.slice((start?.line ?? 1) - 1, end?.line).every((line) => /^[\s>]*\|.*\|\s*$/.test(line))
}

/** Finds what a line break in a cell, or an empty line between two rows, has separated from the table. */
function separatedRows(table: Table, after: Node | undefined, lines: readonly string[]): Problem[] {
  const end = table.position?.end.line ?? 1
  const closed = (line: number) => /\|\s*$/.test(lines[line - 1] ?? '')
  const next = after?.position?.start.line
  if (after?.type === 'list' && next === end + 1 && !closed(end) && closed(placeOf(table).line))
    return [{ line: end, column: 1, message: 'a cell is one line; write <br /> instead of the line break' }]
  if (after?.type === 'paragraph' && next !== undefined && isRows(after as Paragraph, lines))
    return [{ line: next, column: 1, message: 'the empty line above this row ends the table; delete it' }]
  return []
}

/** Problems of a table whose rows do not become what their author meant. @param siblings the nodes before and after it */
export const tableProblems = (table: Table, { before, after }: { before?: Node; after?: Node }, lines: readonly string[]): Problem[] => [
  ...longRows(table),
  ...textAsRow(table, lines),
  ...rowAboveTable(table, before, lines),
  ...separatedRows(table, after, lines),
]
