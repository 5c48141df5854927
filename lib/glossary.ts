import type { Heading, Paragraph, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { identifyHeadings } from './mdx/heading-ids'

/** Definitions of a glossary's terms by heading ID. The definition is the first sentence below the heading. */
export function definitionsOf(tree: Root): Map<string, string> {
  const ids = new Map(identifyHeadings(tree).map(({ node, id }) => [node, id]))
  const definitions = new Map<string, string>()
  tree.children.forEach((node: RootContent, index) => {
    const next = tree.children[index + 1]
    const id = node.type === 'heading' && node.depth === 3 ? ids.get(node as Heading) : undefined
    if (id === undefined || next?.type !== 'paragraph') return
    const sentence = firstSentence(textOf(next as Paragraph))
    if (sentence) definitions.set(id, sentence)
  })
  return definitions
}

/** Text up to the first period that ends a sentence. Periods in version numbers and in abbreviations such as `e.g.` are ignored. */
function firstSentence(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  const end = flat.search(/(?<!\b(?:e\.g|i\.e|etc|vs))\.(?=\s+[A-Z`"(]|$)/)
  return end < 0 ? flat : flat.slice(0, end + 1)
}
