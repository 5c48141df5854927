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

/**
 * The text of the first paragraphs in one line, as far as a description can need it, and the headings if they are short. Without
 * paragraphs that were not imported in part.
 */
export function openingText(tree: Root): string {
  const texts = tree.children.flatMap((node) => (node.type === 'paragraph' ? plainLine(node) : []))
  const readable = texts.filter((text) => text !== '' && !/Not imported:|Missing picture:/.test(text))
  let result = ''
  for (const text of readable) {
    if (result.length >= ENOUGH) break
    result = [result && (/[.!?…]$/.test(result) ? result : `${result.replace(/[\s,;:]+$/, '')}.`), text].filter(Boolean).join(' ')
  }
  const headings = tree.children.flatMap((node) => (node.type === 'heading' ? plainLine(node) : []))
  if (result.length >= ENOUGH || headings.length < 2) return result
  const begin = result && (/[.!?…]$/.test(result) ? result : `${result.replace(/[\s,;:]+$/, '')}.`)
  return [begin, `${headings.slice(0, 8).join(', ')}.`].filter(Boolean).join(' ')
}
