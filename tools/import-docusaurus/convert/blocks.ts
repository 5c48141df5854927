import type { Nodes } from 'mdast'
import { usedConstants } from './constants'
import { endOf, type Page, prefixOf, startOf } from './convert-page'

/** Joins the lines of a block that begins at a place with a prefix. */
export const withPrefix = (text: string, prefix: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? line : (prefix + line).trimEnd()))
    .join('\n')

/** The content of an element as lines with their own prefix, without empty lines around it. */
export function contentLines(content: string, prefix: string): string {
  const ownLine = /^[ \t]*\n/.test(content)
  const start = ownLine ? content.replace(/^(?:[ \t>]*\n)+/, '') : prefix + content.trimStart()
  return start.replace(/(?:\n[ \t>]*)+$/, '').trimEnd()
}

/** Content in place of its element: without the prefix of the first line, which precedes the element. */
export const inPlace = (lines: string, prefix: string) => (lines.startsWith(prefix) ? lines.slice(prefix.length) : lines.trimStart())

/** A block with the empty lines that it needs before and after it to be one. */
export function separated({ source }: Page, node: Nodes, text: string, prefix: string): string {
  const lineStart = source.lastIndexOf('\n', startOf(node) - 1) + 1
  const lineBefore = source.slice(source.lastIndexOf('\n', lineStart - 2) + 1, Math.max(0, lineStart - 1))
  const after = source.slice(endOf(node)).match(/^[^\n]*\n([^\n]*)/)?.[1] ?? ''
  const isBare = (line: string) => /^[\s>]*$/.test(line)
  const alone = source.slice(lineStart, startOf(node)).trim() === ''
  const before = lineStart > 0 && alone && !isBare(lineBefore) && text ? `\n${prefix}` : ''
  return before + text + (isBare(after) || !text ? '' : '\n')
}

/** A code fence that is longer than all runs of backticks in the code. */
export function fenced(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const marks = '`'.repeat(longest + 1)
  return `${marks}${info}\n${code}\n${marks}`
}

/** The number of colons that an admonition around a text needs. */
export const colonsAround = (text: string) =>
  ':'.repeat(1 + Math.max(2, ...[...text.matchAll(/^[\s>]*(:{3,})/gm)].map(([, run = '']) => run.length)))

/** A box that says what was not imported, with its source. Neither colons nor backticks in the source end it. */
export function boxAround(name: string, code: string, language: string): string {
  const colons = colonsAround(code)
  return `${colons}warning[Not imported: ${name}]\n\n${fenced(code, language)}\n\n${colons}`
}

/** The source of a node without the prefix of its lines. */
function plainSource(page: Page, node: Nodes): string {
  const prefix = prefixOf(page, node)
  const [first = '', ...rest] = page.source.slice(startOf(node), endOf(node)).split('\n')
  return [first, ...rest.map((line) => inPlace(line, prefix.trimEnd() === '' ? prefix : line.slice(0, prefix.length)))].join('\n')
}

/** The source of a node without the prefix of its lines, after that of the constants that it uses. */
export const completeSource = (page: Page, node: Nodes) =>
  [...usedConstants(page.source, page.modules, node), plainSource(page, node)].join('\n')

/** The visible box in place of something that cannot be imported, with its source, and with its content if there is any. */
export function notImported(page: Page, node: Nodes, name: string, content = ''): string {
  const prefix = prefixOf(page, node)
  const inner = content.trim() ? contentLines(content, prefix) : ''
  const source = completeSource(page, node)
  const colons = colonsAround(`${inner}\n${source}`)
  const head = withPrefix(`${colons}warning[Not imported: ${name}]\n\n${fenced(source, 'tsx')}\n`, prefix)
  const body = inner ? `\n${inner}\n${prefix.trimEnd()}` : ''
  return separated(page, node, `${head}${body}\n${prefix}${colons}`, prefix)
}
