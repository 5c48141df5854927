import type { List, Node, Paragraph } from 'mdast'
import { placeOf } from '../../../lib/mdx/analyse'
import type { Problem } from './problem'

/** Whether a node belongs to an entry of a list rather than standing on its own: code, a picture, or a list of points. */
const belongsToEntry = (node: Node | undefined): node is Node => {
  if (node?.type === 'code') return true
  if (node?.type === 'list') return (node as List).ordered === false
  return node?.type === 'paragraph' && (node as Paragraph).children.every(({ type }) => type === 'image')
}

/** Finds code, a picture or a list of points that is not indented and divides a numbered list, whose second part begins at 1 again. */
export function restartedList(list: List, siblings: readonly Node[]): Problem[] {
  if (!list.ordered || list.start !== 1) return []
  const index = siblings.indexOf(list)
  const [between, second] = [siblings[index + 1], siblings[index + 2] as List | undefined]
  if (!belongsToEntry(between) || second?.type !== 'list' || second.start !== 1) return []
  const message =
    'this is not part of the entry above it, so the next entry has the number 1 again; indent it by 3 spaces, as the text of the entry'
  return [{ ...placeOf(between), message }]
}

/** Finds text that is indented by four spaces, which other parsers take for code. */
export function indentedCode(paragraph: Paragraph, lines: readonly string[]): Problem[] {
  const { line } = placeOf(paragraph)
  if (!/^(?: {4}|\t)/.test(lines[line - 1] ?? '')) return []
  return [{ line, column: 1, message: 'indentation does not make code; put the lines between ```text and ```, or delete the spaces' }]
}
