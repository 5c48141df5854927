import type { Jsx } from '../../../lib/mdx/analyse'
import { contentOf, type Page } from './convert-page'
import { block, boxed, consistsOf, dedented, elementsIn } from './html-parts'

const SECTIONS = ['thead', 'tbody', 'tfoot']

/** Whether all rows and cells of a table are elements, so that none of them comes from code. */
const hasOnlyCells = (page: Page, node: Jsx): boolean =>
  consistsOf(page, node, [...SECTIONS, 'tr', 'caption', 'colgroup', 'col']) &&
  elementsIn(node, SECTIONS).every((section) => consistsOf(page, section, ['tr'])) &&
  elementsIn(node, ['tr']).every((row) => consistsOf(page, row, ['td', 'th']))

/** Why Markdown cannot express a table; undefined if it can. */
function tableProblem(page: Page, node: Jsx, rows: readonly Jsx[][]): string | undefined {
  const cells = rows.flat()
  const isJoined = cells.some(({ attributes }) => attributes.some((each) => 'name' in each && /^(?:col|row)span$/i.test(each.name)))
  if (!hasOnlyCells(page, node)) return 'contains code or text outside of its cells'
  if (rows.length === 0) return 'has no rows'
  if (isJoined) return 'has cells that span several columns or rows'
  return cells.some((cell) => elementsIn(cell, ['table', 'Tabs', 'details', 'pre']).length > 0) ? BLOCKS_IN_CELLS : undefined
}

const BLOCKS_IN_CELLS = 'has cells with code blocks, tables or other blocks'

/** The content of a cell in one line. */
const cellText = (page: Page, cell: Jsx) =>
  dedented(page, cell)
    .trim()
    .replace(/\s*\n\s*\n\s*/g, '<br /><br />')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')

/** `<table>` as a Markdown table, or as a box if Markdown cannot express it. */
export function renderTable(page: Page, node: Jsx, flow: boolean): string {
  const rows = elementsIn(node, ['tr']).map((row) => elementsIn(row, ['td', 'th']))
  const problem = flow ? tableProblem(page, node, rows) : 'is within a line of text'
  if (problem) return boxed(page, node, flow, problem)
  const width = Math.max(...rows.map((row) => row.length))
  const texts = rows.map((row) => Array.from({ length: width }, (_, index) => (row[index] ? cellText(page, row[index]) : '')))
  if (texts.flat().some((text) => /```|:::/.test(text))) return boxed(page, node, flow, BLOCKS_IN_CELLS)
  const [head = [], ...body] = texts
  const lines = [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`)
  const caption = elementsIn(node, ['caption']).map((each) => `${contentOf(page, each).trim()}\n\n`)
  return block(page, node, caption.join('') + lines.join('\n'))
}
