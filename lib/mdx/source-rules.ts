import type { Node } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { bracketTitles, MAX_NESTING, scanLines, tooDeepAt } from './source-lines'

/** The message for a text that nests too deeply. */
export const TOO_DEEP = `nests deeper than ${MAX_NESTING} levels; split the list, quote or component`

type Parent = Node & { children?: Parent[] }

/** The first node below `MAX_NESTING` levels of elements. A loop rather than recursion, which deep trees would break. */
function deepNode(root: Parent): Parent | undefined {
  let level: Parent[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    // Each level of a list is two levels of the tree: the list and its item.
    if (depth > 2 * MAX_NESTING + 2) return level[0]
    level = level.flatMap((node) => node.children ?? [])
  }
  return undefined
}

/**
 * Adds to the parser what it lacks: `:::tip Title` is an admonition with that title, and text that nests too deeply fails at once, with
 * its place, instead of after minutes.
 */
export function remarkSourceRules(this: Processor) {
  const { parser } = this
  if (!parser) throw new Error('remarkSourceRules needs a parser; use it after remark-parse.')
  this.parser = (document: string, file: VFile) => {
    const scanned = scanLines(document)
    const place = tooDeepAt(scanned)
    if (place) file.fail(TOO_DEEP, place)
    const tree = parser(bracketTitles(document, scanned), file) as Parent
    const deep = deepNode(tree)
    if (deep) file.fail(TOO_DEEP, deep.position?.start)
    return tree
  }
}
