import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { Jsx } from '../mdx/analyse'
import { contentLines, fenced, prefixOf, separated, withPrefix } from './blocks'
import { contentOf, isNamed, type Page } from './page'

/** The elements with one of the names inside a node, but not those inside of each other. */
function elementsIn(node: Nodes, names: readonly string[]): Jsx[] {
  const found: Jsx[] = []
  visit(node, (child) => {
    if (child === node || !names.some((name) => isNamed(child, name))) return undefined
    found.push(child as Jsx)
    return SKIP
  })
  return found
}

/** Content as lines that begin at the first column. */
function dedented(page: Page, node: Jsx): string {
  const lines = contentLines(contentOf(page, node), '').split('\n')
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/))
  const [first = 0, ...rest] = indents
  const least = Math.min(...(rest.length > 0 ? rest : [first]))
  return lines.map((line, index) => (index === 0 ? line.trimStart() : line.slice(least))).join('\n')
}

const block = (page: Page, node: Jsx, text: string) => {
  const prefix = prefixOf(page, node)
  return separated(page, node, withPrefix(text, prefix), prefix)
}

/** `<ul>` or `<ol>` as a Markdown list. Within a line, such as in a table, its items are separated by line breaks. */
export function renderList(page: Page, node: Jsx, flow: boolean): string {
  const items = elementsIn(node, ['li']).map((item) => dedented(page, item))
  if (!flow) return items.map((item) => `• ${item.replace(/\s+/g, ' ')}`).join('<br />')
  const marked = items.map((item, index) => {
    const marker = node.name === 'ol' ? `${index + 1}. ` : '- '
    return marker + withPrefix(item, ' '.repeat(marker.length))
  })
  return block(page, node, marked.join('\n'))
}

/** `<table>` as a Markdown table; undefined for one that Markdown cannot express: with blocks or tables in its cells, or joined cells. */
export function renderTable(page: Page, node: Jsx, flow: boolean): string | undefined {
  const rows = elementsIn(node, ['tr']).map((row) => elementsIn(row, ['td', 'th']))
  const cells = rows.flat()
  const isJoined = cells.some(({ attributes }) => attributes.some((each) => 'name' in each && /^(?:col|row)span$/i.test(each.name)))
  const hasBlocks = cells.some((cell) => elementsIn(cell, ['table', 'Tabs', 'details', 'pre']).length > 0)
  if (!flow || rows.length === 0 || isJoined || hasBlocks) return undefined
  const width = Math.max(...rows.map((row) => row.length))
  const texts = rows.map((row) =>
    Array.from({ length: width }, (_, index) => {
      const cell = row[index]
      return cell
        ? dedented(page, cell)
            .trim()
            .replace(/\s*\n\s*\n\s*/g, '<br /><br />')
            .replace(/\s+/g, ' ')
            .replace(/(?<!\\)\|/g, '\\|')
        : ''
    }),
  )
  if (texts.flat().some((text) => /```|:::/.test(text))) return undefined
  const [head = [], ...body] = texts
  const lines = [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`)
  const caption = elementsIn(node, ['caption']).map((each) => `${contentOf(page, each).trim()}\n\n`)
  return block(page, node, caption.join('') + lines.join('\n'))
}

/** `<blockquote>` as a Markdown quote. */
export const renderQuote = (page: Page, node: Jsx): string => block(page, node, `> ${withPrefix(dedented(page, node), '> ')}`)

/** `<pre>` as a code fence. */
export const renderPreformatted = (page: Page, node: Jsx): string => block(page, node, fenced(textOf(node).replace(/^\n|\s+$/g, ''), ''))
