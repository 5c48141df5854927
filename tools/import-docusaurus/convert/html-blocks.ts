import type { Nodes } from 'mdast'
import type { Jsx } from '../../../lib/mdx/analyse'
import { fenced, withPrefix } from './blocks'
import { isComment, isExpression, isNamed, type Page, valuesOf } from './convert-page'
import { anchoredPart, block, boxed, consistsOf, dedented, elementsIn } from './html-parts'
import { expressionValue } from './static-value'

/** `<ul>` or `<ol>` as a Markdown list. Within a line, such as in a table, its items are separated by line breaks. */
export function renderList(page: Page, node: Jsx, flow: boolean): string {
  if (!consistsOf(page, node, ['li'])) return boxed(page, node, flow, 'contains code or text outside of its items')
  const items = elementsIn(node, ['li']).map((item) => anchoredPart(page, item))
  if (!flow) return items.map((item) => `• ${item.replace(/\s+/g, ' ')}`).join('<br />')
  const given = Number(valuesOf(page, node).start ?? 1)
  const first = Number.isInteger(given) && given >= 0 ? given : 1
  const marked = items.map((item, index) => {
    const marker = node.name === 'ol' ? `${first + index}. ` : '- '
    return marker + withPrefix(item, ' '.repeat(marker.length))
  })
  return block(page, node, marked.join('\n'))
}

/** `<dl>` as a list of terms in bold with their descriptions. */
export function renderTerms(page: Page, node: Jsx, flow: boolean): string {
  if (!consistsOf(page, node, ['dt', 'dd'])) return boxed(page, node, flow, 'contains code or text outside of its items')
  const parts = elementsIn(node, ['dt', 'dd']).map((part) => ({ isTerm: part.name === 'dt', text: anchoredPart(page, part) }))
  const bold = (text: string) => (text.includes('*') ? text : `**${text.replace(/\s+/g, ' ')}**`)
  if (!flow) return parts.map(({ isTerm, text }) => (isTerm ? bold(text) : text.replace(/\s+/g, ' '))).join('<br />')
  const lines = parts.map(({ isTerm, text }) => (isTerm ? `- ${bold(text)}` : `  ${withPrefix(text, '  ')}`))
  return block(page, node, lines.map((line, index) => (index > 0 && line.startsWith(' ') ? `\n${line}` : line)).join('\n'))
}

/** `<blockquote>` as a Markdown quote. */
export const renderQuote = (page: Page, node: Jsx): string => block(page, node, `> ${withPrefix(dedented(page, node), '> ')}`)

/** The text in `<pre>` as browsers show it; undefined if a part of it is known only when code runs. */
function preformatted(page: Page, node: Nodes): string | undefined {
  if (isComment(node)) return ''
  if (isExpression(node)) {
    const value = expressionValue(node.data, page.modules.names)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
  if (node.type === 'break' || isNamed(node, 'br')) return '\n'
  if (!('children' in node)) return 'value' in node ? node.value : ''
  const parts = node.children.map((child) => preformatted(page, child))
  if (parts.includes(undefined)) return undefined
  return parts.join(node.children.some(({ type }) => type === 'paragraph') ? '\n\n' : '')
}

/** `<pre>` as a code fence, or as a box if its text is known only when code runs. */
export function renderPreformatted(page: Page, node: Jsx, flow: boolean): string {
  const text = preformatted(page, node as Nodes)
  if (text === undefined) return boxed(page, node, flow, 'contains code')
  const code = text.replace(/^\n|\s+$/g, '')
  if (flow) return block(page, node, fenced(code, 'text'))
  return code
    .split('\n')
    .map((line) => (line.trim() ? inlineCode(line) : ''))
    .join('<br />')
}

/** `<li>` outside of a list, which browsers show like an entry of one. */
export function renderItem(page: Page, node: Jsx, flow: boolean): string {
  const item = anchoredPart(page, node)
  return flow ? block(page, node, `- ${withPrefix(item, '  ')}`) : `• ${item.replace(/\s+/g, ' ')}`
}

/** Code within a line. */
function inlineCode(text: string): string {
  const marks = text.includes('`') ? '``' : '`'
  return text.includes('`') ? `${marks} ${text} ${marks}` : marks + text + marks
}
