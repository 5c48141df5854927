import type { Node, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isJsx, placeOf } from '../../../lib/mdx/analyse'
import type { Problem } from '../../../lib/problem'
import { error } from '../problem'
import { admonitionProblems } from './admonition-problems'
import { fenceProblems } from './fence-problems'
import { alternativeOf } from './ineffective-parts'
import { tabProblems } from './tabs'

const isComment = (expression: string) => /^\s*(\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(expression) && expression.trim() !== ''

/** What is wrong with a node on its own, other than code fences and tabs. */
function messagesOf(node: Nodes): Array<string | false | undefined> {
  if (node.type === 'mdxjsEsm')
    return ['pages must not use import or export, because all components are available automatically; delete the line']
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return [
      !isComment(node.value) && `{${node.value}} is parsed as code; write \\{${node.value}} for literal braces, or put it in backticks`,
      node.value.includes('{/*') && 'the comment contains the beginning of another one; end it with */} before that',
    ]
  const { text, element } = alternativeOf(node) ?? {}
  const described = element ? `<${element}> has no alternative text; describe briefly what it shows, such as alt="The list of jobs"` : ''
  const picture = text === '' && (described || 'the image has no alternative text; describe briefly what it shows')
  if (node.type === 'heading') {
    const [, id] = textOf(node).match(/\{#([\w-]*)\}\s*$/) ?? []
    return [
      node.children.length === 0 && 'the heading has no text; write it after the #, or delete the line',
      id !== undefined && `{#${id}} does not set a heading ID; write [#${id}]`,
    ]
  }
  if (node.type !== 'image' && node.type !== 'link') return [picture]
  return [
    picture,
    !node.url && `the ${node.type} has no address; write it between the parentheses`,
    node.type === 'link' && node.children.length === 0 && 'the link has no text; write it between the square brackets',
  ]
}

/** Links and images in text that the parser did not recognize because their address contains a space. */
const spacedAddresses = (text: string): string[] =>
  [...text.matchAll(/!?\[[^\]\n]*\]\(([^()"'\n]* [^()"'\n]*)\)/g)].map(
    ([, url]) => `"${url}" is not an address, because it contains a space; rename the file, or write %20 for the space`,
  )

/**
 * Finds problems in the Markdown syntax of a text, other than names, samples and links.
 * @param text the text that the tree was parsed from
 */
export function markupProblems(tree: Root, text: string): Problem[] {
  const lines = text.split('\n')
  const problems = admonitionProblems(tree, lines)
  /** Tabs that are in a tab set, which is visited before them. */
  const placedTabs = new Set<Node>()
  visit(tree, (node) => {
    const messages = [...messagesOf(node), ...(node.type === 'text' ? spacedAddresses(node.value) : [])]
    for (const message of messages) if (message) problems.push(error(placeOf(node), message))
    if (node.type === 'code') problems.push(...fenceProblems(node, lines))
    if (isJsx(node)) problems.push(...tabProblems(node, placedTabs))
  })
  return problems
}
