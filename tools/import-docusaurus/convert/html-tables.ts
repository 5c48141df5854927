import type { Jsx } from '../../../lib/mdx/analyse'
import { withPrefix } from './blocks'
import { contentOf, type Page, valuesOf } from './convert-page'
import { anchoredPart, block, boxed, consistsOf, elementsIn } from './html-parts'

const SECTIONS = ['thead', 'tbody', 'tfoot']

/** Whether all rows and cells of a table are elements, so that none of them comes from code. */
const hasOnlyCells = (page: Page, node: Jsx): boolean =>
  consistsOf(page, node, [...SECTIONS, 'tr', 'caption', 'colgroup', 'col']) &&
  elementsIn(node, SECTIONS).every((section) => consistsOf(page, section, ['tr'])) &&
  elementsIn(node, ['tr']).every((row) => consistsOf(page, row, ['td', 'th']))

/** Number of columns or rows that a cell takes. */
function spanOf(page: Page, cell: Jsx, name: 'col' | 'row'): number {
  const values = valuesOf(page, cell)
  const given = Number(values[`${name}Span`] ?? values[`${name}span`] ?? 1)
  return Number.isInteger(given) && given > 0 ? Math.min(given, MOST_SPANNED) : 1
}

/** Columns or rows of a cell after which its span is a mistake. */
const MOST_SPANNED = 100

/** The cells of a table by row and column. A cell that spans several rows is in each of them; of several columns, it is in the first. */
function gridOf(page: Page, rows: readonly Jsx[][]): Array<Array<Jsx | undefined>> {
  const grid: Array<Array<Jsx | undefined | null>> = rows.map(() => [])
  rows.forEach((cells, row) => {
    let column = 0
    for (const cell of cells) {
      while (grid[row]?.[column] !== undefined) column++
      const [width, height] = [spanOf(page, cell, 'col'), spanOf(page, cell, 'row')]
      for (const line of grid.slice(row, row + height)) for (let at = 0; at < width; at++) line[column + at] = at === 0 ? cell : null
      column += width
    }
  })
  return grid.map((row) => Array.from(row, (cell) => cell ?? undefined))
}

/** Why a table cannot be converted; undefined if it can. */
function tableProblem(page: Page, node: Jsx, rows: readonly Jsx[][]): string | undefined {
  if (!hasOnlyCells(page, node)) return 'contains code or text outside of its cells'
  return rows.length === 0 ? 'has no rows' : undefined
}

/** The content of a cell in one line. */
const cellText = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*\n\s*/g, '<br /><br />')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')

/** Content that a cell of a Markdown table cannot have: code blocks, admonitions, lists, tables and headings. */
const BLOCK = /^\s*(?:```|~~~|:::|#{1,6} |[-*+] |\d+[.)] |\|)|^\s*<(?:Tabs|Details|Figure|Snippet)\b/m

/** A table with blocks in its cells as a list: each row is an entry with the heads of the columns in bold. */
function asList(head: readonly string[], body: ReadonlyArray<readonly string[]>): string {
  const part = (text: string, column: number) => {
    const label = cellText(head[column] ?? '')
    const separator = BLOCK.test(text) ? '\n\n' : ' '
    return label && text ? `**${label.replace(/\*\*/g, '')}:**${separator}${text}` : text || label
  }
  return body.map((row) => `- ${withPrefix(row.map(part).filter(Boolean).join('\n\n'), '  ')}`).join('\n')
}

/** `<table>` as a Markdown table, as a list if its cells contain blocks, or as a box if code makes its cells. */
export function renderTable(page: Page, node: Jsx, flow: boolean): string {
  const rows = elementsIn(node, ['tr']).map((row) => elementsIn(row, ['td', 'th']))
  const problem = flow ? tableProblem(page, node, rows) : 'is within a line of text'
  if (problem) return boxed(page, node, flow, problem)
  const grid = gridOf(page, rows)
  const width = Math.max(...grid.map((row) => row.length))
  const rendered = new Map(rows.flat().map((cell) => [cell, anchoredPart(page, cell).trim()]))
  const texts = grid.map((row) => Array.from({ length: width }, (_, index) => rendered.get(row[index] ?? node) ?? ''))
  const caption = elementsIn(node, ['caption']).map((each) => `${contentOf(page, each).trim()}\n\n`)
  const [head = [], ...body] = texts
  if (rows.flat().some((cell) => spanOf(page, cell, 'row') > 1 || spanOf(page, cell, 'col') > 1))
    page.note('Text', node, 'a table had cells that span several rows or columns; their text is now in each row, and in the first column')
  if (texts.flat().some((text) => BLOCK.test(text))) {
    page.note('Text', node, 'a table with code or lists in its cells is now a list, with the heads of the columns in bold')
    return block(page, node, caption.join('') + (body.length > 0 ? asList(head, body) : asList([], [head])))
  }
  const lines = [head.map(cellText), head.map(() => '---'), ...body.map((row) => row.map(cellText))]
  return block(page, node, caption.join('') + lines.map((row) => `| ${row.join(' | ')} |`).join('\n'))
}
