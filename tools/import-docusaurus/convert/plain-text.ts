import type { Nodes, Root } from 'mdast'
import { isComment, isNamed } from './convert-page'

/** The text that readers see in a node, without comments and pictures. A line break is a space. */
function plainText(node: Nodes): string {
  if (isComment(node) || node.type === 'image' || node.type === 'imageReference') return ''
  if (node.type === 'break' || isNamed(node, 'br')) return ' '
  if ('children' in node) return node.children.map((child) => plainText(child)).join('')
  return 'value' in node ? node.value : ''
}

const ENOUGH = 200

const plainLine = (node: Nodes) => plainText(node).replace(/\s+/g, ' ').trim()

/** What contains other blocks of text. */
const CONTAINERS: ReadonlySet<string> = new Set([
  'blockquote',
  'containerDirective',
  'list',
  'listItem',
  'mdxJsxFlowElement',
  'table',
  'tableRow',
])

/** The texts of a block that is no paragraph of the page itself, such as the entries of a list or the cells of a table; none of code. */
function innerTexts(node: Nodes): string[] {
  if (CONTAINERS.has(node.type) && 'children' in node) return node.children.flatMap((child) => innerTexts(child))
  return node.type === 'code' || node.type === 'heading' ? [] : [plainLine(node)]
}

/** A text to which another one is added, with the end of a sentence. */
const closed = (text: string) => (text === '' || /[.!?…]$/.test(text) ? text : `${text.replace(/[\s,;:]+$/, '')}.`)

/**
 * The text of the first paragraphs in one line, as far as a description can need it. If they are short, it continues with the headings, and
 * then with lists, tables and other blocks. Without text that was not imported.
 */
export function openingText(tree: Root): string {
  const of = (type: string) => tree.children.flatMap((node) => (node.type === type ? plainLine(node) : []))
  const headings = of('heading')
  const others = tree.children.filter(({ type }) => type !== 'paragraph' && type !== 'heading')
  const texts = [
    ...of('paragraph'),
    headings.length < 2 ? '' : `${headings.slice(0, 8).join(', ')}.`,
    ...others.flatMap((node) => innerTexts(node)),
  ]
  let result = ''
  for (const text of texts) {
    if (result.length >= ENOUGH) break
    if (text !== '' && !/Not imported:|Missing picture:/.test(text)) result = [closed(result), text].filter(Boolean).join(' ')
  }
  return result
}
