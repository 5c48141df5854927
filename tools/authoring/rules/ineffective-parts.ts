import type { Heading, ListItem, Node, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isJsx, placeOf } from '../../../lib/mdx/analyse'
import { vagueAlternative } from './alternative-text'
import { ineffectiveOptions, missingLanguage, typographicCode } from './fence-problems'
import type { Problem } from './problem'

/** Whether a node is the comment that ends an excerpt for other generators. */
const isMore = (node: { type: string; value?: unknown }) => node.type === 'comment' && /^\s*more\s*$/.test(String(node.value))

/** Finds names of files in a `<FileTree>` that are not code, which get neither the font nor the symbol of a file. */
function plainFileNames(tree: Node): Problem[] {
  const problems: Problem[] = []
  visit(tree, 'listItem', (item: ListItem) => {
    const [paragraph] = item.children
    const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
    const [name] = first?.type === 'text' ? first.value.split(/\s/) : []
    if (first && name) problems.push({ ...placeOf(first), message: `a name in <FileTree> is in backticks; write \`${name}\`` })
  })
  return problems
}

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
 * the name of its language, names of files that are not code, numbers of
 * steps, and empty sections.
 * @param text the text that the tree was parsed from
 */
export function ineffectiveParts(tree: Root, text: string): Problem[] {
  const lines = text.split('\n')
  const problems = emptySections(tree)
  visit(tree, (node) => {
    if (node.type === 'code') problems.push(...ineffectiveOptions(node), ...missingLanguage(node, lines), ...typographicCode(node))
    if (isJsx(node) && node.name === 'FileTree') problems.push(...plainFileNames(node))
    if (isJsx(node) && node.name === 'Steps') problems.push(...stepHeadings(node))
    if (isMore(node)) problems.push({ ...placeOf(node), message: '<!--more--> does not end the excerpt; write <!-- truncate -->' })
    const message = vagueAlternative(node)
    if (message) problems.push({ ...placeOf(node), message })
  })
  return problems
}
