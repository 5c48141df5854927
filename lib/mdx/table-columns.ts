import type { Element, Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Minimum widths of columns whose longest text has more characters than `over`, so that sentences do not wrap after every word. */
const WIDTHS = [
  { over: 60, minWidth: '14rem' },
  { over: 24, minWidth: '8.5rem' },
] as const

/** Number of columns from which a table may be wider than the text of its page. */
const MANY_COLUMNS = 5

/**
 * Gives the headers of columns with long texts a minimum width, and marks tables with many columns. In narrow pages, the table scrolls
 * instead.
 */
export function rehypeTableColumns() {
  return (tree: Root) =>
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return
      const [heads = [], ...rows] = rowsOf(table)
      if (heads.length >= MANY_COLUMNS) table.properties.dataManyColumns = ''
      // Two columns share the width of any page.
      if (heads.length <= 2) return
      for (const [column, head] of heads.entries()) {
        const longest = Math.max(0, ...rows.map((cells) => (cells[column] ? textOf(cells[column]).length : 0)))
        const width = WIDTHS.find(({ over }) => longest > over)
        if (width) head.properties.style = `min-width:${width.minWidth}`
      }
    })
}

/** Cells of each row, the header first. */
const rowsOf = (table: Element): Element[][] => elementsOf(table).flatMap(elementsOf).map(elementsOf)

const elementsOf = (node: Element): Element[] => node.children.filter(isElement)

const isElement = (node: Nodes): node is Element => node.type === 'element'
