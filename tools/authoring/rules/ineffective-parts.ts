import type { Heading, Node, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isJsx, placeOf } from '../../../lib/mdx/analyse'
import { vagueAlternative } from './alternative-text'
import { ineffectiveFence } from './fence-problems'
import type { Problem } from './problem'

/** Finds headings in `<Steps>` of another level than those of steps, and with a number, which steps already have. */
function stepHeadings(steps: Node): Problem[] {
  const problems: Problem[] = []
  visit(steps, 'heading', (heading: Heading) => {
    if (heading.depth === 2)
      problems.push({
        ...placeOf(heading),
        message: `a step begins with ###; write "### ${textOf(heading)}", or move the heading out of <Steps>`,
      })
    const [, rest] = textOf(heading).match(/^(?:Step )?\d+[.:)] +(.+)/i) ?? []
    if (rest) problems.push({ ...placeOf(heading), message: `<Steps> numbers its headings; write "### ${rest}"` })
  })
  return problems
}

/** Finds sections without any content: headings that another one of the same or a higher level follows, or nothing. */
function emptySections({ children }: Root): Problem[] {
  // Text without anything but headings is an outline.
  if (children.every(({ type }) => type === 'heading')) return []
  return children.flatMap((node, index) => {
    const next = children[index + 1]
    if (node.type !== 'heading' || node.children.length === 0 || (next && (next.type !== 'heading' || next.depth > node.depth))) return []
    const name = textOf(node).replace(/\s*\[#.*\]$/, '')
    return [{ ...placeOf(node), message: `the section "${name}" is empty; write its text, or delete the heading` }]
  })
}

/**
 * Finds valid parts of a text that do nothing for readers: options of code without effect, alternative texts that say nothing, code without
 * the name of its language, numbers of steps, and empty sections.
 * @param text the text that the tree was parsed from
 */
export function ineffectiveParts(tree: Root, text: string): Problem[] {
  const lines = text.split('\n')
  const problems = emptySections(tree)
  visit(tree, (node) => {
    if (node.type === 'code') problems.push(...ineffectiveFence(node, lines))
    if (isJsx(node) && node.name === 'Steps') problems.push(...stepHeadings(node))
    const message = vagueAlternative(node)
    if (message) problems.push({ ...placeOf(node), message })
  })
  return problems
}
