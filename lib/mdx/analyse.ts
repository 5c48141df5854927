import type { Code, Node, Parent, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import readingTime from 'reading-time'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Place } from '../problem'
import { type FenceMeta, parseFenceMeta } from './fence-meta'
import { identifyHeadings, type PageHeading } from './heading-ids'
import { resultingCode } from './line-marks'
import { syntaxPlugins } from './syntax-plugins'
import { urlPlace, valuePlace } from './written-url'

/** An item with its position in a page's body. `line` and `column` start at 1; lines are counted from the start of the parsed text. */
type Located<T> = T & Place

/** A URL in a page's body. `target` is where the URL itself is written; undefined if it is written in another way, for example with entities. */
export type WrittenUrl = Located<{ url: string; target?: Place }>

/** A JSX element in a page's body. */
type ComponentUse = {
  name: string
  attributes: Record<string, string | true>
  /** Names of attributes with code in braces as their value. */
  code: string[]
  /** Whether attributes are given as `{...object}`. */
  spreads: boolean
  /**
   * Kinds of nodes inside, at any depth: names of elements, `heading 3`, and types of Markdown nodes such as `list`. A kind that occurs
   * several times is listed twice.
   */
  contains: string[]
  /** Whether it is in a paragraph with other text. */
  inText: boolean
}

/** All facts about a page's body that checks and lists need, collected in a single parse. */
export type BodyAnalysis = {
  headings: PageHeading[]
  /** Plain text before `{/* truncate *\/}`, or the first paragraph if there is no such comment. */
  excerpt: string
  /** Whole minutes, at least 1, based on 200 words per minute (the default of reading-time). */
  readingMinutes: number
  links: WrittenUrl[]
  images: WrittenUrl[]
  components: Array<Located<ComponentUse>>
  fences: Array<Located<{ language: string; code: string; meta: FenceMeta }>>
  /** Values of `id` attributes. */
  ids: string[]
  /** Positions of hints that `npm run new` wrote, see `OUTLINE`, and of notes such as TODO. */
  hints: Place[]
  /** Where headings are, with their level from 1 to 6 and their ID, and whether the author set the ID with `[#id]`. */
  headingPlaces: Array<Located<{ depth: number; id: string; custom: boolean }>>
}

const processor = unified().use(remarkParse).use(remarkMdx).use(syntaxPlugins).freeze()

/** Parses a page's body. Throws the parser's VFileMessage (with `line` and `column`) on broken MDX. */
export function parseBody(body: string): Root {
  return processor.parse(body) as Root
}

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement
/** Whether a node is a JSX element. */
export const isJsx = (node: { type: string }): node is Jsx => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Start position of a node. */
export const placeOf = (node: Pick<Node, 'position'>): Place => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})

/** Attributes of an element by name: `true` for an attribute without a value, the source code for an expression in braces. */
export function attributesOf(node: Jsx): Record<string, string | true> {
  const entries = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return []
    const value = attribute.value
    return [[attribute.name, value == null ? true : typeof value === 'string' ? value : value.value] as const]
  })
  return Object.fromEntries(entries)
}

/** How attributes are written other than as text. */
function notations({ attributes }: Jsx): Pick<ComponentUse, 'code' | 'spreads'> {
  const code = attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && typeof each.value === 'object' && each.value ? [each.name] : [],
  )
  return { code, spreads: attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute') }
}

const kindOf = (node: Node): string => {
  if (isJsx(node)) return node.name ?? node.type
  return node.type === 'heading' && 'depth' in node ? `heading ${node.depth}` : node.type
}

function kindsInside(element: Jsx): string[] {
  const counts = new Map<string, number>()
  visit(element, (node) => {
    if (node !== element) counts.set(kindOf(node), (counts.get(kindOf(node)) ?? 0) + 1)
  })
  return [...counts].flatMap(([kind, count]) => (count > 1 ? [kind, kind] : [kind]))
}

/** Whether an element is in a paragraph, heading or cell with other text. On a line of their own, elements are in a paragraph without text. */
const isInText = (element: Jsx, parent: Parent | undefined) =>
  element.type === 'mdxJsxTextElement' && (parent?.children ?? []).some((child) => !isJsx(child) && textOf(child).trim() !== '')

/** Beginning of the comments in the outline of a new page, which say what to write. */
export const OUTLINE = 'Outline:'

const isHint = (node: { type: string; value?: unknown }) =>
  ['mdxFlowExpression', 'comment'].includes(node.type) &&
  String(node.value ?? '')
    .replace(/^[\s/*]+/, '')
    .startsWith(OUTLINE)

const isNote = (node: { type: string; value?: unknown }) =>
  node.type === 'text' && /\b(?:TODO|FIXME)\b|\blorem ipsum\b/.test(String(node.value).replace(/Lorem/g, 'lorem'))

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

const written = (url: string, place: Place, target: Place | undefined): WrittenUrl => ({ url, ...place, ...(target && { target }) })

/** The URL in an attribute of an element. */
function attributeUrl(node: Jsx, name: string, url: string, lines: readonly string[]): WrittenUrl {
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name && each.position)
  return written(url, placeOf(attribute ?? node), attribute && valuePlace(attribute, url, lines))
}

/**
 * Collects everything that checks, lists and navigation need from a parsed body. Removes the `[#id]` markers from the tree.
 * @param body the text of the tree
 */
export function analyseTree(tree: Root, body: string): BodyAnalysis {
  const lines = body.split('\n')
  const links: BodyAnalysis['links'] = []
  const images: BodyAnalysis['images'] = []
  const components: BodyAnalysis['components'] = []
  const fences: BodyAnalysis['fences'] = []
  const ids: string[] = []
  const hints: BodyAnalysis['hints'] = []
  visit(tree, (node, _index, parent) => {
    const place = placeOf(node)
    if (node.type === 'link' || node.type === 'definition') links.push(written(node.url, place, urlPlace(node, lines)))
    if (node.type === 'image') images.push(written(node.url, place, urlPlace(node, lines)))
    if (node.type === 'code') fences.push(fenceOf(node, place))
    if (isHint(node) || isNote(node)) hints.push(place)
    if (isJsx(node) && node.name) {
      const attributes = attributesOf(node)
      components.push({
        name: node.name,
        attributes,
        ...notations(node),
        contains: kindsInside(node),
        inText: isInText(node, parent),
        ...place,
      })
      if (typeof attributes.href === 'string') links.push(attributeUrl(node, 'href', attributes.href, lines))
      if (typeof attributes.src === 'string' && !['embed', 'iframe', 'script'].includes(node.name))
        images.push(attributeUrl(node, 'src', attributes.src, lines))
      if (typeof attributes.narrow === 'string') images.push(attributeUrl(node, 'narrow', attributes.narrow, lines))
      // The ID of a component is that of a video.
      if (typeof attributes.id === 'string' && /^[a-z]/.test(node.name)) ids.push(attributes.id)
    }
  })
  const excerpt = excerptOf(tree)
  const readingMinutes = Math.max(1, Math.round(readingTime(proseOf(tree)).minutes))
  const identified = identifyHeadings(tree)
  const headings = identified.map(({ depth, text, id }) => ({ depth, text, id }))
  const headingPlaces = identified.map(({ depth, id, custom, node }) => ({ depth, id, custom, ...placeOf(node) }))
  return { headings, excerpt, readingMinutes, links, images, components, fences, ids, hints, headingPlaces }
}

function fenceOf(node: Code, place: Place) {
  return { language: node.lang ?? '', code: resultingCode(node.value), ...place, meta: parseFenceMeta(node.meta) }
}
