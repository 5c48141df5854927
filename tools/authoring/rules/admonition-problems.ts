import type { Node, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { placeOf } from '../../../lib/mdx/analyse'
import { admonitionKinds } from '../../../lib/mdx/syntax'
import { suggestion } from '../../../lib/nearest'
import type { Problem } from '../../../lib/problem'
import { error } from '../problem'
import { isClosed, startOf } from './fence-problems'

const isDirective = (node: Node): node is ContainerDirective => node.type === 'containerDirective'

const colonsOf = (node: ContainerDirective, lines: readonly string[]) => startOf(node, lines).match(/^:+/)?.[0] ?? ':::'

/** The message about an admonition; undefined if it is right. */
function directiveMessage(node: ContainerDirective, lines: readonly string[]): string | undefined {
  const colons = colonsOf(node, lines)
  if (!admonitionKinds.some((kind) => kind === node.name))
    return `unknown admonition ":::${node.name}"; write one of ${admonitionKinds.join(', ')}.${suggestion(node.name, admonitionKinds)}`
  if (node.children.some((child) => isDirective(child) && colonsOf(child, lines).length >= colons.length))
    return `"${colons}${node.name}" contains another admonition, so it needs more colons: write "${colons}:${node.name}", and "${colons}:" at its end; if it should end before that, add a line of "${colons}"`
  // The closing line of a nested admonition does not close this one.
  const inside = node.children.at(-1)?.position?.end.line ?? 0
  const closed = isClosed(node, colons, lines) && inside < (node.position?.end.line ?? 0)
  return closed ? undefined : `"${colons}${node.name}" is never closed; end it with a line of "${colons}"`
}

const STRAY =
  '":::" does not open or close an admonition here; an admonition begins with a line such as ":::note" or ":::note[Title]", without another space, and ends with ":::"'

/**
 * Finds lines of paragraphs that begin with `:::`, which are admonition markers that the parser did not recognize. The closing line of an
 * admonition whose opening line is reported is not reported as well.
 * @param open number of admonitions that are reported already, and whose closing lines the parser did not recognize
 */
function strayColons(paragraphs: readonly Node[], lines: readonly string[], open: number): Problem[] {
  let waiting = open
  return paragraphs.flatMap((paragraph) => {
    const { line: top } = placeOf(paragraph)
    return lines.slice(top - 1, paragraph.position?.end.line).flatMap((text, index) => {
      if (!/^[\s>]*:::/.test(text)) return []
      const closes = /^[\s>]*:{3,}\s*$/.test(text)
      if (closes && waiting > 0) {
        waiting--
        return []
      }
      if (!closes) waiting++
      return error({ line: top + index, column: text.search(/[^\s>]/) + 1 }, STRAY)
    })
  })
}

/** Finds problems in the admonitions of a text. @param lines lines of the text that the tree was parsed from */
export function admonitionProblems(tree: Root, lines: readonly string[]): Problem[] {
  const problems: Problem[] = []
  const paragraphs: Node[] = []
  /** Admonitions that are in another one with as few colons, which is reported. */
  let inner = 0
  visit(tree, (node, _index, parent) => {
    if (node.type === 'paragraph' && !(node.data && 'directiveLabel' in node.data)) paragraphs.push(node)
    if (!isDirective(node)) return
    if (parent && isDirective(parent) && colonsOf(node, lines).length >= colonsOf(parent, lines).length) {
      inner++
      return
    }
    const message = directiveMessage(node, lines)
    if (message) problems.push(error(placeOf(node), message))
  })
  return [...problems, ...strayColons(paragraphs, lines, inner)]
}
