import { type Document, isCollection, isMap, isNode, isScalar, type LineCounter } from 'yaml'
import type { Place } from '../problem'

/**
 * Returns the position of a value in YAML: that of the key for a field, and that of the value for a list item. If the path does not exist
 * (a missing field), returns the position of the nearest parent, or undefined if that is the root of the document.
 */
export function positionIn(document: Document, counter: LineCounter, path: readonly PropertyKey[]): Place | undefined {
  let node: unknown = document.contents
  let offset: number | undefined
  for (const key of path) {
    const inner: unknown = isCollection(node) ? node.get(key, true) : undefined
    const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(key)) : undefined
    const place = pair ? pair.key : inner
    if (!isNode(place)) break
    offset = place.range?.[0]
    node = inner
  }
  if (offset === undefined) return undefined
  const { line, col } = counter.linePos(offset)
  return { line, column: col }
}

/**
 * Returns the position of the text of a scalar, after its opening quote. The text in the source can differ, for example if it has escapes or
 * several lines. Undefined if there is no scalar at the path.
 */
export function textPositionIn(document: Document, counter: LineCounter, path: readonly PropertyKey[]): Place | undefined {
  const node: unknown = document.getIn(path, true)
  if (!isScalar(node) || !node.range) return undefined
  const { line, col } = counter.linePos(node.range[0])
  return { line, column: node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? col + 1 : col }
}
