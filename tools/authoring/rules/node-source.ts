import type { Node } from 'mdast'
import { placeOf } from '../../../lib/mdx/analyse'

/** The text of the last line of a node, without blockquote markers and indentation. */
const lastLineOf = (node: Node, lines: readonly string[]) =>
  (lines[(node.position?.end.line ?? 1) - 1] ?? '')
    .slice(0, (node.position?.end.column ?? 1) - 1)
    .replace(/^[\s>]*/, '')
    .trimEnd()

/** The text of the first line of a node, from its start on. */
export const startOf = (node: Node, lines: readonly string[]) => {
  const { line, column } = placeOf(node)
  return (lines[line - 1] ?? '').slice(column - 1)
}

/** Whether a node that begins with a run of marker characters is closed by a line of at least as many. */
export function isClosed(node: Node, marks: string, lines: readonly string[]): boolean {
  const last = lastLineOf(node, lines)
  const ends = node.position !== undefined && node.position.end.line > node.position.start.line
  return ends && last.length >= marks.length && last === marks.charAt(0).repeat(last.length)
}
