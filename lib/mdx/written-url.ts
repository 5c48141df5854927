import type { Definition, Image, Link, Node } from 'mdast'
import type { Place } from '../problem'

type Positioned = Pick<Node, 'position'>

/**
 * Position of a text in the source of a node, after the first `marker`; undefined if the source contains another spelling of it, for example
 * one with entities.
 * @param from where to start, which is in the node
 */
function placeAfter(lines: readonly string[], node: Positioned, from: Place, marker: string, text: string): Place | undefined {
  const end = node.position?.end
  if (!end || text === '') return undefined
  let marked = false
  for (let line = from.line; line <= end.line; line++) {
    const source = (lines[line - 1] ?? '').slice(0, line === end.line ? end.column - 1 : undefined)
    let index = line === from.line ? from.column - 1 : 0
    if (!marked) {
      const found = source.indexOf(marker, index)
      if (found < 0) continue
      marked = true
      index = found + marker.length
    }
    const found = source.indexOf(text, index)
    if (found >= 0) return { line, column: found + 1 }
  }
  return undefined
}

/** Position at which the URL of a link, definition or image is written. @param lines lines of the text that the node was parsed from */
export function urlPlace(node: Link | Definition | Image, lines: readonly string[]): Place | undefined {
  const start = node.position?.start
  if (!start) return undefined
  if (node.type !== 'link') return placeAfter(lines, node, start, node.type === 'image' ? '](' : ']:', node.url)
  const isBracketed = lines[start.line - 1]?.[start.column - 1] === '['
  return placeAfter(lines, node, (isBracketed && node.children.at(-1)?.position?.end) || start, isBracketed ? '](' : '', node.url)
}

/** Position at which the value of an attribute is written. @param lines lines of the text that the attribute was parsed from */
export const valuePlace = (attribute: Positioned, value: string, lines: readonly string[]): Place | undefined =>
  attribute.position && placeAfter(lines, attribute, attribute.position.start, '=', value)
