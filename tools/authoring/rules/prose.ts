import { readFileSync } from 'node:fs'
import type { Heading, Node, Root, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { isJsx, placeOf } from '../../../lib/mdx/analyse'
import type { Place, Problem } from '../../../lib/problem'
import { settings } from '../../../lib/site.mjs'
import { warning } from '../problem'

/** Attributes of components that readers see or hear. */
const READ_ATTRIBUTES: ReadonlySet<string> = new Set(['alt', 'caption', 'description', 'label', 'title'])

/** A wording in a text: `from` at the offset `index`, and what to write instead, if there is only one correct wording. */
type Wording = { index: number; from: string; to?: string; message: string }

/** A rule of `wordings.yml`, which explains the fields. */
type WordingRule = { pattern: string; case?: true; heading?: true; advice: string; replacement?: string }

const rules = (parse(readFileSync(new URL('./wordings.yml', import.meta.url), 'utf8')) as WordingRule[]).map((rule) => {
  const flags = rule.case ? '' : 'i'
  return { ...rule, pattern: new RegExp(rule.pattern, flags), all: new RegExp(rule.pattern, `g${flags}`) }
})

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Text in quotation marks. An apostrophe is not one. */
const QUOTATION = /"[^"]*"|“[^”]*”|‘[^’]*’|(?<!\w)'[^']*'(?!\w)/g

/** What to do about a wording in a quotation. It has no fix, because the words of others must not change. */
const QUOTED = '. If these are the words of others, put them in italics'

/**
 * Wordings in a text without markup that the rules advise against.
 * @param heading whether it is a heading or the title of a page
 * @param quoted whether the text is in a quote, in which no wording has a replacement
 */
export function findWordings(text: string, heading: boolean, quoted = false): Wording[] {
  if (!settings.content.houseStyle) return []
  const quotations = [...text.matchAll(QUOTATION)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  return rules.flatMap(({ pattern, all, advice, replacement, heading: onlyHeadings }) => {
    if (onlyHeadings && !heading) return []
    return [...text.matchAll(all)].map((match): Wording => {
      const from = match[0]
      const inQuotation = quoted || quotations.some(({ start, end }) => start < match.index && match.index < end)
      const message = `"${from.replace(/\s+/g, ' ')}": ${advice}${inQuotation ? QUOTED : ''}`
      if (replacement === undefined || inQuotation || from.includes('\n')) return { index: match.index, from, message }
      const to = from.replace(pattern, replacement)
      return { index: match.index, from, to: /^[A-Z]/.test(from) ? capitalized(to) : to, message }
    })
  })
}

/** Position of an offset in a text node. The parser removes the indentation of further lines, so each line is searched for in the source. */
function placeInText({ value, position }: Text, index: number, lines: readonly string[]): Place {
  const { line, column } = placeOf({ position })
  const before = value.slice(0, index).split('\n')
  const offset = before.at(-1)?.length ?? 0
  if (before.length === 1) return { line, column: column + offset }
  const below = line + before.length - 1
  const start = (lines[below - 1] ?? '').indexOf(value.split('\n')[before.length - 1] ?? '')
  return { line: below, column: start < 0 ? 1 : start + offset + 1 }
}

/** Problems of the wordings in a text node. */
const textProblems = (node: Text, wordings: readonly Wording[], lines: readonly string[]): Problem[] =>
  wordings.map(({ index, from, to, message }) => {
    const place = placeInText(node, index, lines)
    return warning(place, message, to === undefined ? [] : [{ ...place, from, to }])
  })

/** Problems of a heading, at its start. They can be fixed if the heading consists of text only. */
function headingProblems(heading: Heading, lines: readonly string[], quoted: boolean): Problem[] {
  // A heading that is an error message keeps its punctuation, so code is replaced by a character that no rule knows.
  const words = structuredClone(heading)
  visit(words, 'inlineCode', (code) => {
    code.value = '\u{FFFC}'
  })
  const wordings = findWordings(textOf(words).replace(/\s*\[#[\w-]+\]$/, ''), true, quoted)
  const [text, ...others] = heading.children
  const place = placeOf(heading)
  if (text?.type !== 'text' || others.length > 0) return wordings.map(({ message }) => warning(place, message))
  return textProblems(text, wordings, lines).map((problem) => ({ ...problem, ...place }))
}

/**
 * Finds wordings in a text that the prose rules advise against. Code is not checked, nor are titles and quotations in italics.
 * @param body the text of the tree
 */
export function proseProblems(tree: Root, body: string): Problem[] {
  if (!settings.content.houseStyle) return []
  const lines = body.split('\n')
  const problems: Problem[] = []
  /** Texts and headings in quotes, which are visited before them. */
  const inQuotes = new Set<Node>()
  const atStart = (node: Node, text: string) => {
    for (const { message } of findWordings(text, false)) problems.push(warning(placeOf(node), message))
  }
  visit(tree, (node) => {
    if (node.type === 'blockquote') visit(node, ['text', 'heading'], (inner) => void inQuotes.add(inner))
    if (node.type === 'heading') {
      problems.push(...headingProblems(node, lines, inQuotes.has(node)))
      return 'skip'
    }
    if (node.type === 'emphasis') return 'skip'
    if (node.type === 'text') problems.push(...textProblems(node, findWordings(node.value, false, inQuotes.has(node)), lines))
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
