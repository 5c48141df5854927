import { type Document, isCollection, isMap, isNode, type LineCounter } from 'yaml'

/** A place in a text; line and column count from 1. */
export type Position = { line: number; column: number }

/**
 * Where a value stands in YAML: its key for a field, the value itself for an item of a list. Where the path leaves the document, as for a
 * missing field, the nearest object around it; undefined if that is the document.
 */
export function positionIn(document: Document, counter: LineCounter, path: readonly PropertyKey[]): Position | undefined {
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
