import type { Node, Root, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isJsx, placeOf } from './analyse'
import type { Problem } from './markup'
import { proseRules } from './prose-rules'

/** Attributes of components that readers see or hear. */
const READ_ATTRIBUTES: ReadonlySet<string> = new Set(['alt', 'caption', 'description', 'label', 'title'])

/** Wordings in a text that the rules advise against, with their offsets. */
function findWordings(text: string, heading: boolean): Array<{ index: number; message: string }> {
  return proseRules.flatMap(({ pattern, advice, where }) => {
    if (where === 'heading' && !heading) return []
    const match = pattern.exec(text)
    return match ? [{ index: match.index, message: `"${match[0].replace(/\s+/g, ' ')}": ${advice}` }] : []
  })
}

/** Messages about the wording of a text without markup. @param heading whether it is a heading or the title of a page */
export const wordingProblems = (text: string, heading: boolean): string[] => findWordings(text, heading).map(({ message }) => message)

/** Finds wordings in a text that the prose rules advise against. Code is not checked, nor are titles and quotations in italics. */
export function proseProblems(tree: Root): Problem[] {
  const problems: Problem[] = []
  const atStart = (node: Node, text: string, heading = false) => {
    for (const { message } of findWordings(text, heading)) problems.push({ ...placeOf(node), message })
  }
  const inText = (node: Text) => {
    const { line, column } = placeOf(node)
    for (const { index, message } of findWordings(node.value, false)) {
      const lines = node.value.slice(0, index).split('\n').length - 1
      // The parser removes the indentation of further lines, so the column is known in the first line only.
      problems.push({ line: line + lines, column: lines > 0 ? 1 : column + index, message })
    }
  }
  visit(tree, (node) => {
    if (node.type === 'heading') {
      // A heading that is an error message keeps its punctuation, so code is replaced by a character that no rule knows.
      const words = structuredClone(node)
      visit(words, 'inlineCode', (code) => {
        code.value = '\u{FFFC}'
      })
      atStart(node, textOf(words).replace(/\s*\[#[\w-]+\]$/, ''), true)
      return 'skip'
    }
    if (node.type === 'emphasis') return 'skip'
    if (node.type === 'text') inText(node)
    if (node.type === 'image') atStart(node, node.alt ?? '')
    if (isJsx(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && READ_ATTRIBUTES.has(attribute.name) && typeof attribute.value === 'string')
          atStart(node, attribute.value)
      }
    }
    return undefined
  })
  return problems
}
