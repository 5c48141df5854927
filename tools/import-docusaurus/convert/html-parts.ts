import type { Nodes } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Jsx } from '../../../lib/mdx/analyse'
import { contentLines, notImported, separated, withPrefix } from './blocks'
import { codeInText } from './code'
import { attribute, contentOf, isComment, isExpression, isNamed, type Page, prefixOf, textIn, valuesOf } from './convert-page'
import { expressionValue } from './static-value'

/** The elements with one of the names inside a node, but not those inside of each other. */
export function elementsIn(node: Nodes, names: readonly string[]): Jsx[] {
  const found: Jsx[] = []
  visit(node, (child) => {
    if (child === node || !names.some((name) => isNamed(child, name))) return undefined
    found.push(child as Jsx)
    return SKIP
  })
  return found
}

/**
 * Whether a node has no children but elements with one of the names, and comments. The parser wraps elements within a line in paragraphs, and
 * takes spaces at the end of a line for a line break.
 */
export function consistsOf(page: Page, node: Jsx, names: readonly string[]): boolean {
  const isSpace = (child: Nodes) =>
    isExpression(child)
      ? /^\s+$/.test(String(expressionValue(child.data, page.modules.names)))
      : child.type === 'break' || (child.type === 'text' && child.value.trim() === '')
  const children = (node.children as Nodes[]).flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
  return children.every((child) => isComment(child) || isSpace(child) || names.some((name) => isNamed(child, name)))
}

/** Content as lines that begin at the first column. */
export function dedented(page: Page, node: Jsx): string {
  const lines = contentLines(contentOf(page, node), '').split('\n')
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/))
  const [first = 0, ...rest] = indents
  const least = Math.min(...(rest.length > 0 ? rest : [first]))
  return lines.map((line, index) => (index === 0 ? line.trimStart() : line.slice(least))).join('\n')
}

/** Content of a part of a list or table below the anchor of its ID, as lines that begin at the first column. */
export function anchoredPart(page: Page, part: Jsx): string {
  const text = dedented(page, part)
  const id = textIn(valuesOf(page, part), 'id')
  if (!id) return text
  const isBlock = /^(?:```|~~~|:::|#{1,6}\s|[-*+>]\s|\d+[.)]\s|\||<[A-Z])/.test(text)
  return `<a${attribute('id', id)}></a>${isBlock ? '\n\n' : ''}${text}`
}

/** A converted element as a block of its own. */
export const block = (page: Page, node: Jsx, text: string) => {
  const prefix = prefixOf(page, node)
  return separated(page, node, withPrefix(text, prefix), prefix)
}

/**
 * The box in place of a list or table that Markdown cannot express, with its source and one note. Its content is not converted, because
 * parts such as cells would become boxes of their own.
 */
export function boxed(page: Page, node: Jsx, flow: boolean, reason: string): string {
  page.note('Unknown components', node, `this <${node.name}> ${reason}, and is now a box; write it as Markdown, or add a component`)
  return flow ? notImported(page, node, node.name ?? '') : `**Not imported: ${node.name}** (${codeInText(page, node)})`
}
