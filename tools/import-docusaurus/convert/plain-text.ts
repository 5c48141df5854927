import type { Nodes, Root } from 'mdast'
import { isComment, isNamed } from './convert-page'

/** The text that readers see in a node, without comments and pictures. A line break is a space. */
function plainText(node: Nodes): string {
  if (isComment(node) || node.type === 'image' || node.type === 'imageReference') return ''
  if (node.type === 'break' || isNamed(node, 'br')) return ' '
  if ('children' in node) return node.children.map((child) => plainText(child)).join('')
  return 'value' in node ? node.value : ''
}

/** The first paragraph with text, in one line; '' without one, or if a part of it was not imported. */
export function firstParagraph(tree: Root): string {
  const texts = tree.children.flatMap((node) => (node.type === 'paragraph' ? plainText(node).replace(/\s+/g, ' ').trim() : []))
  const first = texts.find((text) => text !== '') ?? ''
  return /Not imported:|Missing picture:/.test(first) ? '' : first
}
