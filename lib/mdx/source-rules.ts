import type { Node } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { bracketTitles, MAX_NESTING, scanLines, tooDeepAt } from './source-lines'

/** The message for a text that is nested too deeply. */
export const TOO_DEEP = `nests deeper than ${MAX_NESTING} levels; split the list, quote or component`

type Parent = Node & { children?: Parent[] }

/** The first node below `MAX_NESTING` levels of elements. Iterative, because recursion would overflow the stack on deep trees. */
function deepNode(root: Parent): Parent | undefined {
  let level: Parent[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    // Each list level adds two levels to the tree: the list and the list item.
    if (depth > 2 * MAX_NESTING + 2) return level[0]
    level = level.flatMap((node) => node.children ?? [])
  }
  return undefined
}

/**
 * Extends the parser: supports `:::tip Title` as an admonition with a title, and immediately rejects text that is nested too deeply, with
 * its position, instead of parsing it for minutes.
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
