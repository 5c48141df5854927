import type { Node, Root, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isJsx, placeOf } from '../../../lib/mdx/analyse'
import { admonitionProblems } from './admonition-problems'
import { missingAlternative } from './alternative-text'
import { fenceProblems } from './fence-problems'
import { isClosed, startOf } from './node-source'
import { type Edit, fixOf, type Problem } from './problem'
import { tabProblems } from './tabs'

const isComment = (expression: string) => /^\s*(\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(expression) && expression.trim() !== ''

const problemAt = (node: Pick<Node, 'position'>, message: string): Problem => ({ ...placeOf(node), message })

/** Finds links and images in text that the parser did not recognize because their address contains a space. */
const spacedAddresses = (node: Text): Problem[] =>
  [...node.value.matchAll(/!?\[[^\]\n]*\]\(([^()"'\n]* [^()"'\n]*)\)/g)].map(([, url = '']) =>
    problemAt(node, `"${url}" is not an address, because it contains a space; rename the file, or write %20 for the space`),
  )

/**
 * Finds problems in the Markdown syntax of a text, other than names, samples and links.
 * @param text the text that the tree was parsed from
 */
export function markupProblems(tree: Root, text: string): Problem[] {
  const lines = text.split('\n')
  const problems: Problem[] = admonitionProblems(tree, lines)
  /** Tabs that are in a tab set, which is visited before them. */
  const placedTabs = new Set<Node>()
  const add = (node: Pick<Node, 'position'>, message: string) => problems.push(problemAt(node, message))
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm')
      add(node, 'pages must not use import or export, because all components are available automatically; delete the line')
    if ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && !isComment(node.value))
      add(node, `{${node.value}} is parsed as code; write \\{${node.value}} for literal braces, or put it in backticks`)
    if ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && node.value.includes('{/*'))
      add(node, 'the comment contains the beginning of another one; end it with */} before that')
    if (node.type === 'code') {
      const marks = startOf(node, lines).match(/^(`+|~+)/)?.[0]
      if (marks && !isClosed(node, marks, lines)) add(node, unclosedFence(marks))
      problems.push(...fenceProblems(node))
    }
    const withoutText = missingAlternative(node)
    if (withoutText) add(node, withoutText)
    if ((node.type === 'image' || node.type === 'link') && !node.url)
      add(node, `the ${node.type} has no address; write it between the parentheses`)
    if (node.type === 'link' && node.children.length === 0) add(node, 'the link has no text; write it between the square brackets')
    if (node.type === 'heading' && node.children.length === 0)
      add(node, 'the heading has no text; write it after the #, or delete the line')
    if (node.type === 'text') problems.push(...spacedAddresses(node))
    if (node.type === 'heading' && /\{#[\w-]*\}\s*$/.test(textOf(node))) {
      const { line } = placeOf(node)
      problems.push({ ...problemAt(node, headingId(textOf(node))), ...fixOf(headingIdEdits([{ line, text: lines[line - 1] ?? '' }])) })
    }
    if (!isJsx(node)) return
    problems.push(...tabProblems(node, placedTabs))
  })
  return problems
}

/** The message for an unclosed code fence. */
export const unclosedFence = (marks: string) => `the code fence is never closed; end it with a line of "${marks}"`

/** The message for a heading ID in the unsupported form `{#id}`. */
export const headingId = (heading: string) => {
  const id = heading.match(/\{#([\w-]*)\}/)?.[1] ?? 'id'
  return `{#${id}} does not set a heading ID; write [#${id}]`
}

/** Edits that replace `{#id}` and its escaped form at the end of lines with headings by `[#id]`. A number is not an ID. */
export const headingIdEdits = (lines: ReadonlyArray<{ line: number; text: string }>): Edit[] =>
  lines.flatMap(({ line, text }) => {
    const match = text.match(/\\?\{#(?!\d+\\?\})(\w[\w-]*)\\?\}(?=\s*$)/)
    return match ? [{ line, column: (match.index ?? 0) + 1, from: match[0], to: `[#${match[1]}]` }] : []
  })
