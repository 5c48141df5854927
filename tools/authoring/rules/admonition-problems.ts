import type { Node, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { placeOf } from '../../../lib/mdx/analyse'
import { admonitionKinds } from '../../../lib/mdx/syntax'
import { suggestion } from '../../../lib/nearest'
import { isClosed, startOf } from './node-source'
import type { Problem } from './problem'

const isKind = (name: string) => admonitionKinds.some((kind) => kind === name)

const isDirective = (node: Node): node is ContainerDirective => node.type === 'containerDirective'

const colonsOf = (node: ContainerDirective, lines: readonly string[]) => startOf(node, lines).match(/^:+/)?.[0] ?? ':::'

function directiveProblems(node: ContainerDirective, lines: readonly string[]): Problem[] {
  const place = placeOf(node)
  const colons = colonsOf(node, lines)
  if (!isKind(node.name)) {
    const known = `write one of ${admonitionKinds.join(', ')}`
    return [{ ...place, message: `unknown admonition ":::${node.name}"; ${known}.${suggestion(node.name, admonitionKinds)}` }]
  }
  if (node.children.some((child) => isDirective(child) && colonsOf(child, lines).length >= colons.length)) {
    const message = `"${colons}${node.name}" contains another admonition, so it needs more colons: write "${colons}:${node.name}", and "${colons}:" at its end; if it should end before that, add a line of "${colons}"`
    return [{ ...place, message }]
  }
  const inside = node.children.at(-1)?.position?.end.line ?? 0
  // The closing line of a nested admonition does not close this one.
  const closed = isClosed(node, colons, lines) && inside < (node.position?.end.line ?? 0)
  return closed ? [] : [{ ...place, message: `"${colons}${node.name}" is never closed; end it with a line of "${colons}"` }]
}

const STRAY =
  '":::" does not open or close an admonition here; an admonition begins with a line such as ":::note" or ":::note[Title]", without another space, and ends with ":::"'

/**
 * Finds lines of paragraphs that begin with `:::`, which are admonition markers that the parser did not recognize. The closing line of an
 * admonition whose opening line is reported is not reported as well.
 * @param reported number of admonitions that are reported already, and whose closing lines the parser did not recognize
 */
function strayColons(paragraphs: readonly Node[], lines: readonly string[], reported: number): Problem[] {
  let open = reported
  return paragraphs.flatMap(({ position }) => {
    if (!position) return []
    const { start, end } = position
    return lines.slice(start.line - 1, end.line).flatMap((text, index) => {
      if (!/^[\s>]*:::/.test(text)) return []
      const closes = /^[\s>]*:{3,}\s*$/.test(text)
      if (closes && open > 0) {
        open--
        return []
      }
      if (!closes) open++
      return [{ line: start.line + index, column: text.search(/[^\s>]/) + 1, message: STRAY }]
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
    const isInner = isDirective(node) && parent && isDirective(parent) && colonsOf(node, lines).length >= colonsOf(parent, lines).length
    if (isInner) inner++
    else if (node.type === 'containerDirective') problems.push(...directiveProblems(node, lines))
    if (node.type === 'paragraph' && !(node.data && 'directiveLabel' in node.data)) paragraphs.push(node)
  })
  return [...problems, ...strayColons(paragraphs, lines, inner)]
}
