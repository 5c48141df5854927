import type { Element, Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Minimum widths of columns whose longest text has more characters than `over`, so that sentences do not wrap after every word; `ofMany` in tables with many columns. */
const WIDTHS = [
  { over: 60, minWidth: '13rem', ofMany: '10rem' },
  { over: 24, minWidth: '8.5rem', ofMany: '7rem' },
] as const

/**
 * Number of characters up to which a text with spaces or dashes, such as `16 min 24 s` or `11:00–11:15`, stays in one line. A table with many
 * columns scrolls on phones anyway, so that longer ones need not break there.
 */
const SHORT = { few: 16, many: 20 }

/** Number of characters above which a name in code may break between its parts on phones. Flags never break, and code with spaces breaks there. */
const LONG_NAME = 24

/** Number of columns from which a table may be wider than the text of its page. */
const MANY_COLUMNS = 4

/**
 * Gives the headers of columns with long texts a minimum width, and marks tables with many columns and cells with short texts. Long
 * names in code get places to break. In narrow pages, the table scrolls instead.
 */
export function rehypeTableColumns() {
  return (tree: Root) =>
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return
      const [heads = [], ...rows] = rowsOf(table)
      const many = heads.length >= MANY_COLUMNS
      if (many) table.properties.dataManyColumns = ''
      for (const cell of rows.flat()) {
        const text = textOf(cell)
        if (/[ –-]/.test(text) && text.length <= (many ? SHORT.many : SHORT.few)) cell.properties.dataShort = ''
        visit(cell, 'element', breakCode)
      }
      // Two columns share the width of any page.
      if (heads.length <= 2) return
      for (const [column, head] of heads.entries()) {
        const longest = Math.max(0, ...rows.map((cells) => (cells[column] ? textOf(cells[column]).length : 0)))
        const width =
          WIDTHS.find(({ over }) => longest > over) ?? (rows.some((cells) => hasParts(cells[column])) ? WIDTHS.at(-1) : undefined)
        if (width) head.properties.style = `min-width:${many ? width.ofMany : width.minWidth}`
      }
    })
}

/** Lets a long name in code, such as `rds.logical_replication`, break between its parts, which only phones do. The numbers of a version stay together. */
function breakCode(code: Element) {
  if (code.tagName !== 'code' || textOf(code).length <= LONG_NAME || /^-|\s/.test(textOf(code))) return
  code.properties.dataParts = ''
  code.children = code.children.flatMap((child) =>
    child.type === 'text'
      ? child.value
          .split(/(?<=[._/:-])(?=\w)(?<!\d\.(?=\d))/)
          .flatMap((value, index): Element['children'] => [
            ...(index > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
            { type: 'text', value },
          ])
      : [child],
  )
}

/** Whether a cell contains a name that can break. */
const hasParts = (element?: Element): boolean =>
  element !== undefined && ('dataParts' in element.properties || elementsOf(element).some(hasParts))

/** Cells of each row, the header first. */
const rowsOf = (table: Element): Element[][] => elementsOf(table).flatMap(elementsOf).map(elementsOf)

const elementsOf = (node: Element): Element[] => node.children.filter(isElement)

const isElement = (node: Nodes): node is Element => node.type === 'element'
