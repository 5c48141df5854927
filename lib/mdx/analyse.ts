import type { Code, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import readingTime from 'reading-time'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { type FenceMeta, parseFenceMeta } from './fence-meta'
import { headingsOf, type PageHeading } from './heading-ids'
import { syntaxPlugins } from './pipeline'

/** Something that stands on a line of a page's body; `line` counts from the body's first line, which is 1. */
type Located<T> = T & { line: number }

/** Everything that checks and lists need to know of a page's body, from one parse. */
export type BodyAnalysis = {
  headings: PageHeading[]
  /** Plain text before `{/* truncate *\/}`, else the first paragraph. */
  excerpt: string
  /** Whole minutes, at least 1, at reading-time's 200 words a minute. */
  readingMinutes: number
  links: Array<Located<{ url: string }>>
  images: Array<Located<{ url: string }>>
  components: Array<Located<{ name: string; attributes: Record<string, string | true> }>>
  fences: Array<Located<{ language: string; code: string; meta: FenceMeta }>>
  /** Ids that the author wrote as attributes. */
  ids: string[]
  titleLines: number[]
}

const processor = unified().use(remarkParse).use(remarkMdx).use(syntaxPlugins).freeze()

/** Parses a page's body. Throws the parser's VFileMessage (with `line` and `column`) on broken MDX. */
export function parseBody(body: string): Root {
  return processor.parse(body) as Root
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement
const isJsx = (node: { type: string }): node is Jsx => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

function attributesOf(node: Jsx): Record<string, string | true> {
  const entries = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return []
    const value = attribute.value
    return [[attribute.name, value == null ? true : typeof value === 'string' ? value : value.value] as const]
  })
  return Object.fromEntries(entries)
}

const isTruncate = (node: { type: string; value?: unknown }) =>
  ['mdxFlowExpression', 'comment'].includes(node.type) && /^\s*(\/\*)?\s*truncate\s*(\*\/)?\s*$/.test(String(node.value ?? ''))

function excerptOf(tree: Root): string {
  const cut = tree.children.findIndex((node) => isTruncate(node as { type: string; value?: unknown }))
  const paragraphs = (cut < 0 ? tree.children : tree.children.slice(0, cut)).filter((node) => node.type === 'paragraph')
  const chosen = cut < 0 ? paragraphs.slice(0, 1) : paragraphs
  return chosen
    .map((node) => textOf(node))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function proseOf(tree: Root): string {
  const words: string[] = []
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') words.push(node.value)
  })
  return words.join(' ')
}

/** Reads a page's body once and tells everything that checks, lists and navigation need. Throws as `parseBody` does. */
export function analyseBody(body: string): BodyAnalysis {
  const tree = parseBody(body)
  const links: BodyAnalysis['links'] = []
  const images: BodyAnalysis['images'] = []
  const components: BodyAnalysis['components'] = []
  const fences: BodyAnalysis['fences'] = []
  const ids: string[] = []
  const titleLines: number[] = []
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'link' || node.type === 'definition') links.push({ url: node.url, line })
    if (node.type === 'image') images.push({ url: node.url, line })
    if (node.type === 'code') fences.push(fenceOf(node, line))
    if (node.type === 'heading' && node.depth === 1) titleLines.push(line)
    if (isJsx(node) && node.name) {
      const attributes = attributesOf(node)
      components.push({ name: node.name, attributes, line })
      if (typeof attributes.href === 'string') links.push({ url: attributes.href, line })
      if (typeof attributes.src === 'string') images.push({ url: attributes.src, line })
      if (typeof attributes.id === 'string') ids.push(attributes.id)
    }
  })
  const excerpt = excerptOf(tree)
  const readingMinutes = Math.max(1, Math.round(readingTime(proseOf(tree)).minutes))
  return { headings: headingsOf(tree), excerpt, readingMinutes, links, images, components, fences, ids, titleLines }
}

function fenceOf(node: Code, line: number) {
  return { language: node.lang ?? '', code: node.value, line, meta: parseFenceMeta(node.meta) }
}
