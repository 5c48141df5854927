import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { vagueAlternative } from './alternative-text'
import { placeOf } from './analyse'
import { ineffectiveOptions } from './fence-problems'
import type { Problem } from './markup'

/** Finds valid parts of a text that do nothing for readers: options of code without effect, and alternative texts that say nothing. */
export function ineffectiveParts(tree: Root): Problem[] {
  const problems: Problem[] = []
  visit(tree, (node) => {
    if (node.type === 'code') problems.push(...ineffectiveOptions(node))
    const message = vagueAlternative(node)
    if (message) problems.push({ ...placeOf(node), message })
  })
  return problems
}
