import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * Makes empty header cells of tables ordinary cells, such as the corner above row names, because screen readers would announce a header
 * without text. The other headers of such a row name what they describe: without a scope, a header beside an ordinary cell could belong to
 * its row.
 */
export function rehypeEmptyHeaders() {
  return (tree: Root) =>
    visit(tree, 'element', (row) => {
      const headers = row.children.filter((cell): cell is Element => cell.type === 'element' && cell.tagName === 'th')
      if (row.tagName !== 'tr' || headers.every(hasContent)) return
      for (const cell of headers) {
        if (hasContent(cell)) cell.properties.scope = 'col'
        else cell.tagName = 'td'
      }
    })
}

const hasContent = (cell: Element) => cell.children.length > 0
