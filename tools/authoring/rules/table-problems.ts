import type { Table } from 'mdast'
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

/** Finds rows with more cells than the header, whose last cells browsers do not show, and text in the line below a table, which becomes a row. */
export function tableProblems(table: Table, lines: readonly string[]): Problem[] {
  const columns = table.children[0]?.children.length ?? 0
  return table.children.flatMap((row): Problem[] => {
    if (row.children.length > columns) {
      const message = `the row has ${row.children.length} cells and the header ${columns}, so the last ones are not shown; delete them, or write \\| for a line within a cell`
      return [{ ...placeOf(row), message }]
    }
    if ((lines[placeOf(row).line - 1] ?? '').replace(/\\./g, '').includes('|')) return []
    return [{ ...placeOf(row), message: 'this line is a row of the table; leave a line empty between the table and the text' }]
  })
}
