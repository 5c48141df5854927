import type { Heading, InlineCode, Paragraph, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { isJsx, placeOf } from '../../../lib/mdx/analyse'
import { headingIdProblem } from './heading-id-forms'
import { indentedCode, restartedList } from './list-problems'
import { literalRules } from './literal-rules'
import type { Problem } from './problem'
import { isRows, missingTable, tableProblems } from './table-problems'

/** Finds code with two backticks and the name of a language, which was meant to be a block. */
function shortFence(node: InlineCode, lines: readonly string[]): Problem[] {
  const { line, column } = placeOf(node)
  const [, language] = (lines[line - 1] ?? '').slice(column - 1).match(/^``([a-z]+)$/) ?? []
  return language
    ? [{ line, column, message: `a block of code has three backticks; write \`\`\`${language} above it, and \`\`\` below` }]
    : []
}

/** Finds text that a line of dashes or equals signs directly below it makes a heading. */
function underlinedText(heading: Heading, lines: readonly string[]): Problem[] {
  const { line, column } = placeOf(heading)
  const last = heading.position?.end.line ?? line
  const underline = (lines[last - 1] ?? '').trim()
  if (last === line || !/^(?:-+|=+)$/.test(underline)) return []
  const marks = heading.depth === 1 ? '#' : '##'
  return [
    {
      line: last,
      column,
      message: `"${underline}" makes the text above it a heading; leave a line empty between them, or begin the heading with ${marks}`,
    },
  ]
}

function paragraphProblems(paragraph: Paragraph, source: readonly string[]): Problem[] {
  const { line: top, column } = placeOf(paragraph)
  const bottom = paragraph.position?.end.line ?? top
  const lines = source.slice(top - 1, bottom).map((line, index) => (index === 0 ? line.slice(column - 1) : line.replace(/^[\s>]*/, '')))
  const table = missingTable(lines)
  if (table) return [{ line: top + table.line, column: table.line === 0 ? column : 1, message: table.message }]
  const problems: Problem[] = []
  visit(paragraph, (node, index, parent) => {
    // Elements on a line of their own are children of a paragraph, and contain paragraphs themselves.
    if (node !== paragraph && node.type === 'paragraph') return SKIP
    if (node.type !== 'text' || !node.position) return undefined
    const { start, end } = node.position
    // An address of another site becomes a link of its own, without the brackets around it.
    const next = parent?.children[(index ?? 0) + 1]
    const address = next?.type === 'link' ? next.url : ''
    for (let line = start.line; line <= end.line; line++) {
      const text = source[line - 1] ?? ''
      const from = line === start.line ? start.column - 1 : text.search(/[^\s>]|$/)
      // Escaped characters are meant as text.
      const own = text.slice(from, line === end.line ? end.column - 1 : undefined).replace(/\\./g, '  ')
      const part = line === end.line && own.endsWith('(') ? own + address : own
      const starts = line > start.line || (line === top && start.column === column)
      for (const { pattern, atStart, message } of literalRules) {
        const match = atStart && !starts ? null : part.match(pattern)
        if (match) problems.push({ line, column: from + (match.index ?? 0) + 1, message: message(match) })
      }
    }
    return undefined
  })
  return problems
}

/**
 * Finds Markdown that readers would see as it was typed: headings and entries of lists without a space, IDs of headings in a wrong form, links
 * that are not closed, bold text and code without an end, and tables that the parser does not recognize. Escaped characters are text.
 * @param text the text that the tree was parsed from
 */
export function literalMarkdown(tree: Root, text: string): Problem[] {
  const lines = text.split('\n')
  const problems: Problem[] = []
  visit(tree, (node, index, parent) => {
    const [before, after] = parent && index !== undefined ? [parent.children[index - 1], parent.children[index + 1]] : []
    if (node.type === 'table') problems.push(...tableProblems(node, { before, after }, lines))
    if (node.type === 'list' && parent) problems.push(...restartedList(node, parent.children))
    if (node.type === 'inlineCode') problems.push(...shortFence(node, lines))
    if (node.type === 'heading') problems.push(...underlinedText(node, lines))
    const withoutId = node.type === 'heading' && headingIdProblem(node, lines)
    if (withoutId) problems.push(withoutId)
    if (node.type !== 'paragraph' || node.children.every(isJsx)) return
    const code = parent?.type === 'root' ? indentedCode(node, lines) : []
    const rows = before?.type === 'table' && isRows(node, lines)
    problems.push(...(code.length > 0 || rows ? code : paragraphProblems(node, lines)))
  })
  return problems
}
