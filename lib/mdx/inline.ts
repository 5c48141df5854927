import { toHtml } from 'hast-util-to-html'
import type { Paragraph, PhrasingContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { withBasePath } from '../base-path'
import { inlineCodeClass } from './inline-code'

const parser = unified().use(remarkParse)

/** Parses a line of Markdown. */
export function inlineNodes(text: string): PhrasingContent[] {
  const [first] = parser.parse(text).children
  return first?.type === 'paragraph' ? (first as Paragraph).children : [{ type: 'text', value: text }]
}

const rendered = new Map<string, string>()

/** A line of Markdown as HTML. Internal links include the base path. Kept in memory, because a build shows the same lines on many pages. */
export function inlineHtml(text: string): string {
  const known = rendered.get(text) ?? renderInline(text)
  rendered.set(text, known)
  return known
}

function renderInline(text: string): string {
  const tree: Paragraph = { type: 'paragraph', children: inlineNodes(text) }
  visit(tree, 'link', (node) => {
    node.url = withBasePath(node.url)
  })
  visit(tree, 'inlineCode', (node) => {
    const className = inlineCodeClass(node.value)
    if (className) node.data = { hProperties: { className: [className] } }
  })
  const element = toHast(tree)
  return 'children' in element ? toHtml(element.children) : ''
}

/** A line of Markdown as plain text. */
export const inlineText = (text: string): string => textOf({ type: 'paragraph', children: inlineNodes(text) })
