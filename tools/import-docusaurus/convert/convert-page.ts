import type { Nodes } from 'mdast'
import { attributesOf, type Jsx } from '../../../lib/mdx/analyse'
import type { FenceTab } from './code-tabs'
import type { MagicComments } from './magic-comments'
import type { ComponentMap } from './mapped-components'
import type { PageModules } from './modules'
import type { NoteTopic } from './note'
import { expressionValue, unknown } from './static-value'

/** What a page needs from the site that it belongs to. Line numbers are those of the body. */
export type PageEnvironment = {
  /** The address that a link should have on this site; undefined if only its text should remain. */
  link: (url: string, line: number) => string | undefined
  /** The path of a picture relative to the new page; undefined if there is no such picture. */
  picture: (path: string, line: number) => string | undefined
  /** An imported Markdown file with the properties that it gets: the name of its snippet, or its text if it cannot be a snippet. */
  partial: (path: string, line: number, props: Record<string, unknown>) => { snippet: string } | { text: string } | undefined
  /** The text of a file that is imported with raw-loader. */
  text: (path: string) => string | undefined
  /** Called with each language of Shiki that code fences need and that this site does not highlight yet. */
  language: (name: string) => void
  note: (topic: NoteTopic, line: number, message: string) => void
  frontMatter: Record<string, unknown>
  /** Comments of the site that mark lines of code. */
  magicComments?: MagicComments
  /** Components of the site that become known ones. */
  components?: ComponentMap
  /** The properties that the page which imports this text gives it. */
  props?: Record<string, unknown>
  /** Whether the text becomes part of other pages, so that its first heading is not a title. */
  isPart?: boolean
}

/**
 * A page while it is converted. The author's text stays byte for byte as it is, except for the ranges of nodes that this site writes in
 * another way. Writing the whole tree again would be shorter, but it would change every list marker, table and line break, so that a team
 * could not compare its pages with the imported ones.
 */
export type Page = {
  source: string
  environment: PageEnvironment
  modules: PageModules
  /** Code fences that are tabs. */
  tabs: ReadonlyMap<unknown, FenceTab>
  /** Converts a node. `flow` is true if the node is a block of its own. */
  render: (node: Nodes, flow?: boolean) => string
  /** Nodes that an enclosing element has already used, such as the summary of a section. */
  used: Set<unknown>
  lineOf: (node: Nodes) => number
  note: (topic: NoteTopic, node: Nodes, message: string) => void
}

export const startOf = (node: Nodes) => node.position?.start.offset ?? 0
export const endOf = (node: Nodes) => node.position?.end.offset ?? 0
export const sourceOf = (page: Page, node: Nodes) => page.source.slice(startOf(node), endOf(node))

/** What precedes a node on its line, with list markers as spaces: the indentation and quote marks that further lines of it need. */
export function prefixOf({ source }: Page, node: Nodes): string {
  const start = startOf(node)
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  // Elements around the node on its line precede it only there.
  const [marks = ''] = before.match(/^(?:[\s>]|[*+-](?=\s)|\d+[.)](?=\s)|\[[ x]\](?=\s))*/) ?? []
  return /^(?:<[^<>]*>\s*)*$/.test(before.slice(marks.length)) ? marks.replace(/[^\s>]/g, ' ') : ''
}

const isElementOrCode = (node: Nodes) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxFlowExpression'

/**
 * The source from `start` to `end` with all nodes in between converted. A node without a position, such as an address that the parser found
 * in text between brackets, stays as it is.
 */
export function renderRange(page: Page, nodes: readonly Nodes[], start: number, end: number): string {
  let at = start
  let result = ''
  /** The block before on the same line, which MDX allows for elements and code, with its converted text. */
  let before: { text: string; prefix: string } | undefined
  for (const node of nodes) {
    if (!node.position) continue
    const space = page.source.slice(at, startOf(node))
    const text = page.render(node)
    if (space.includes('\n')) before = undefined
    const isBlock = before?.text.includes('\n') || text.includes('\n')
    result += before?.text && text && isBlock ? `\n${before.prefix.trimEnd()}\n${before.prefix}${text}` : space + text
    before = isElementOrCode(node) ? { text: text || (before?.text ?? ''), prefix: before?.prefix ?? prefixOf(page, node) } : undefined
    at = endOf(node)
  }
  return result + page.source.slice(at, end)
}

/** Where the content of an element starts and ends. Both are the end of the element if it has no content. */
export function contentRange({ source }: Page, node: Jsx): { start: number; end: number } {
  const end = endOf(node)
  const lastAttribute = node.attributes.findLast(({ position }) => position)?.position?.end.offset
  const name = source.slice(startOf(node)).match(/^<\s*([\w.:-]*)/)?.[0].length ?? 1
  const start = source.indexOf('>', lastAttribute ?? startOf(node) + name) + 1
  if (source.slice(start - 2, start) === '/>' || start >= end) return { start: end, end }
  return { start, end: source.lastIndexOf('</', end - 1) }
}

/** The converted content of an element. */
export function contentOf(page: Page, node: Jsx): string {
  const { start, end } = contentRange(page, node)
  return renderRange(page, node.children, start, end)
}

/** The values of an element's attributes: `true` without a value, `unknown` for code that must run. */
export function valuesOf(page: Page, node: Jsx): Record<string, unknown> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [['...', unknown]]
      const { name, value } = attribute
      if (value === null || value === undefined) return [[name, true]]
      return [[name, typeof value === 'string' ? value : expressionValue(value.data, page.modules.names)]]
    }),
  )
}

/** The nonempty text of an attribute, or undefined. */
export const textIn = (values: Record<string, unknown>, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** An attribute in double quotes; empty for undefined. */
export const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replace(/\s+/g, ' ').trim()}"`

/** Whether a node is an element with a name. */
export const isNamed = (node: Nodes, name: string): node is Jsx =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name

/** Code in braces. */
export type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>

/** Whether a node is code in braces. */
export const isExpression = (node: Nodes): node is Expression => node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'

/** Whether a node is a comment: one of HTML, or one in braces. */
export const isComment = (node: Nodes): boolean =>
  (node.type as string) === 'comment' ||
  (isExpression(node) && /^\s*(\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(node.value) && node.value.trim() !== '')

/** Names of the attributes of an element, for messages. */
export const attributeNames = (node: Jsx) => Object.keys(attributesOf(node))
