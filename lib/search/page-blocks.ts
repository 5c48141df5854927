import type { Code, Root, TableRow } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { PlainForms } from '../markdown-export/plain-form'
import { identifyHeadings } from '../mdx/heading-ids'
import { textAttributes } from '../mdx/jsx'

/** Content that replaces references in a page body when the body is indexed. */
export type Expansions = {
  /** Returns a copy of the body of a snippet. */
  snippet: (name: string) => Root | undefined
  /** Plain forms of components that render text from data files. Their headings have the IDs that they have on the page. */
  indexedForms: PlainForms
}

/** An indexed part of a page: a heading, or a paragraph, list item, table row or code sample. */
export type Block = { kind: 'heading'; depth: number; text: string; id: string } | { kind: 'text'; text: string }

type Node = { type: string; children?: Node[]; name?: string | null; attributes?: unknown }

/** Attributes whose text is visible on the page. */
const visibleAttributes = ['title', 'description', 'summary', 'label', 'caption', 'alt']

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

const attributeText = (node: Node): string =>
  Object.entries(textAttributes(node))
    .flatMap(([name, value]) => (visibleAttributes.includes(name) ? [value] : []))
    .join('. ')

/**
 * Returns the indexed parts of a page body in order. Snippets are expanded in place. Code is included, because readers search for keys and
 * error messages; Mermaid diagrams are not.
 */
export function pageBlocks(tree: Root, expansions: Expansions): Block[] {
  const headings = new Map(identifyHeadings(tree).map((heading) => [heading.node as unknown as Node, heading]))
  const blocks: Block[] = []
  const add = (text: string) => {
    const collapsed = collapseSpaces(text)
    if (collapsed) blocks.push({ kind: 'text', text: collapsed })
  }
  const walk = (node: Node) => {
    const heading = headings.get(node)
    if (heading) blocks.push({ kind: 'heading', depth: heading.depth, text: collapseSpaces(heading.text), id: heading.id })
    else if (node.type === 'paragraph') add(textOf(node))
    else if (node.type === 'tableRow') add((node as unknown as TableRow).children.map((cell) => textOf(cell)).join(' · '))
    else if (node.type === 'code') {
      if ((node as unknown as Code).lang !== 'mermaid') add((node as unknown as Code).value)
    } else {
      add(attributeText(node))
      const attributes = textAttributes(node)
      const shown = node.name === 'Snippet' ? expansions.snippet(attributes.name ?? '') : undefined
      if (shown !== undefined) blocks.push(...pageBlocks(shown, expansions))
      const form = expansions.indexedForms[node.name ?? '']
      if (typeof form === 'function') {
        const made: Root = { type: 'root', children: form({ attributes, children: () => [], snippet: () => [] }) }
        blocks.push(...pageBlocks(made, expansions))
      }
      for (const child of node.children ?? []) walk(child)
    }
  }
  walk(tree)
  return blocks
}
