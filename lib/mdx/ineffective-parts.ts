import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { vagueAlternative } from './alternative-text'
import { placeOf } from './analyse'
import { ineffectiveOptions, missingLanguage } from './fence-problems'
import type { Problem } from './markup'

/**
 * Finds valid parts of a text that do nothing for readers: options of code without effect, alternative texts that say nothing, and code without
 * the name of its language.
 * @param text the text that the tree was parsed from
 */
export function ineffectiveParts(tree: Root, text: string): Problem[] {
  const lines = text.split('\n')
  const problems: Problem[] = []
  visit(tree, (node) => {
    if (node.type === 'code') problems.push(...ineffectiveOptions(node), ...missingLanguage(node, lines))
    const message = vagueAlternative(node)
    if (message) problems.push({ ...placeOf(node), message })
  })
  return problems
}
