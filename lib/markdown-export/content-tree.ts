import type { Code, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { withBasePath } from '../base-path'
import { parseFenceMeta } from '../mdx/fence-meta'
import { identifyHeadings } from '../mdx/heading-ids'
import { textAttributes } from '../mdx/jsx'
import { resultingCode } from '../mdx/line-marks'
import { suggestion } from '../nearest'
import { link, paragraph, quote, sentence, strong, text } from './nodes'
import type { PlainForms } from './plain-form'
import { textElement, textElements } from './text-element'

/** Context for exporting a page's body. */
export type ExportContext = {
  /** Absolute URL of the page, used to resolve its links. */
  pageUrl: string
  /** Base path of the site, which links to its pages do not contain, such as `/mirror`; empty if there is none. */
  basePath: string
  /**
   * Absolute URL or path of the site for the path of an image. `snippet` is the name of the snippet that contains the image, whose paths
   * are relative to the snippet's file.
   */
  imageUrl: (src: string, snippet?: string) => string
  /** Returns a copy of the body of a snippet. */
  snippet: (name: string) => Root | undefined
  /** Plain forms of the components. */
  forms: PlainForms
  /** Whether diagrams are kept as source, for language models, or replaced by a link to the page. */
  diagrams: 'source' | 'mention'
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement
type AnyNode = RootContent | Jsx | ContainerDirective

const dropped = new Set(['comment', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'])

function diagram(node: Code, context: ExportContext): RootContent[] {
  const caption = parseFenceMeta(node.meta).title
  if (context.diagrams === 'source') return [...(caption ? [paragraph(strong(caption))] : []), { ...node, meta: null }]
  return [paragraph(text(`Diagram${caption ? `: ${caption}` : ''} (`), link(context.pageUrl, 'shown on the page'), text(').'))]
}

/** The plain form of a component or of a supported HTML element. */
function exportElement(node: Jsx, context: ExportContext): RootContent[] {
  const attributes = textAttributes(node)
  const children = () => exportNodes(node.children as AnyNode[], context)
  const name = node.name ?? ''
  const form = Object.hasOwn(context.forms, name) ? context.forms[name] : undefined
  if (form && form !== 'children') return form({ attributes, children, snippet: (snippet) => snippetNodes(snippet, context) })
  if (form === 'children') return children()
  const { href = '', src = '', alt = '' } = attributes
  switch (name) {
    case 'a':
      return [{ type: 'link', url: href, children: children() as PhrasingContent[] }]
    case 'img':
      return [{ type: 'image', url: src, alt }]
    case 'br':
      return [{ type: 'break' }]
    default: {
      const element = textElement(name, attributes, children())
      if (element) return [element]
      if (name && !transparent.includes(name)) {
        const known = [...Object.keys(context.forms), ...textElements, ...transparent]
        throw new Error(`<${name}> in ${context.pageUrl} has no plain form.${suggestion(name, known)}`)
      }
      return children()
    }
  }
}

/** HTML elements without a meaning, which are replaced by their content. */
const transparent = ['span', 'div', 'p']

function snippetNodes(name: string, context: ExportContext): RootContent[] {
  const body = context.snippet(name)
  if (body === undefined) throw new Error(`Unknown snippet "${name}" in ${context.pageUrl}.`)
  const nodes = exportNodes(withoutMarkers(body).children as AnyNode[], context)
  visit({ type: 'root', children: nodes } as Root, 'image', (image) => {
    image.url = context.imageUrl(image.url, name)
  })
  return nodes
}

function exportNodes(nodes: readonly AnyNode[], context: ExportContext): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (dropped.has(node.type as string)) return []
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return exportElement(node, context)
    if (node.type === 'containerDirective') {
      const [first, ...rest] = node.children
      const labelled = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data
      const label = labelled ? textOf(first) : sentence(node.name)
      return [quote(label, exportNodes((labelled ? rest : node.children) as AnyNode[], context))]
    }
    if (node.type === 'code' && node.lang === 'mermaid') return diagram(node, context)
    if (node.type === 'code') return [{ ...(node as unknown as Code), value: resultingCode(String(node.value ?? '')) }]
    if (!('children' in node)) return [node as RootContent]
    return [{ ...node, children: exportNodes(node.children as AnyNode[], context) } as RootContent]
  })
}

/** Removes the `[#id]` markers from the headings of a body. */
function withoutMarkers(body: Root): Root {
  identifyHeadings(body)
  return body
}

/** Unwraps paragraphs that contain block elements of a component, because Markdown paragraphs can only contain inline content. */
function unwrapBlocks(nodes: RootContent[]): RootContent[] {
  const isBlock = (node: { type: string }) => ['paragraph', 'blockquote', 'code', 'table', 'list', 'heading'].includes(node.type)
  return nodes.flatMap((node) =>
    node.type === 'paragraph' && (node as Paragraph).children.some(isBlock) ? (node.children as unknown as RootContent[]) : [node],
  )
}

/**
 * Converts a page's body, which it changes, to plain Markdown nodes: expands snippets, replaces components with their plain forms, removes comments and makes
 * all URLs absolute. Throws on an unknown snippet and on a component without a plain form.
 */
export function contentTree(body: Root, context: ExportContext): Root {
  const tree: Root = { type: 'root', children: unwrapBlocks(exportNodes(withoutMarkers(body).children as AnyNode[], context)) }
  visit(tree, (node) => {
    if (node.type === 'image') node.url = context.imageUrl(node.url)
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = new URL(withBasePath(node.url, context.basePath), context.pageUrl).href
    delete node.position
    // The IDs of headings are of no use outside the page.
    if (node.type === 'heading') delete node.data
  })
  return tree
}
