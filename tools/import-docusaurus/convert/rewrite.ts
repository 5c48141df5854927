import type { Code, Definition, Heading, Link, Nodes, Paragraph, Root, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { analyseTree, isJsx } from '../../../lib/mdx/analyse'
import type { Problem } from '../../../lib/problem'
import { markupProblems } from '../../authoring/rules/markup'
import { boxAround, notImported, separated } from './blocks'
import { codeInText, renderFence } from './code'
import { tabbedFences } from './code-tabs'
import { renderDirective } from './convert-admonitions'
import {
  type Expression,
  endOf,
  isComment,
  type Page,
  type PageEnvironment,
  prefixOf,
  renderRange,
  sourceOf,
  startOf,
} from './convert-page'
import { themedPictures } from './dark-pictures'
import { renderElement } from './elements'
import { inlineElements } from './html'
import { renderImage, renderPlainImage } from './media'
import { readModules } from './modules'
import { parseSource, readable, type SourceFormat } from './parse'
import { openingText } from './plain-text'
import { expressionValue, unknown } from './static-value'

/** A converted body. `title` is that of the first h1, which is no longer in the text; `paragraph` is the first paragraphs as plain text. */
export type RewrittenBody = { text: string; title?: string; paragraph: string; hasHeadings: boolean }

/** `{…}`: a comment stays, a known text or number is written out, and other code becomes visible. */
function renderExpression(page: Page, node: Expression): string {
  if (isComment(node)) return sourceOf(page, node)
  if (node.value.trim() === '') return ''
  const value = expressionValue(node.data, page.modules.names)
  // React shows nothing for these.
  if (value === undefined || value === null || typeof value === 'boolean') return ''
  if (typeof value === 'string' || typeof value === 'number') return String(value).replace(/[{}<]/g, '\\$&')
  page.note('Code in pages', node, `{${node.value.trim().split('\n')[0]}} is code, which pages of this site do not run; write its result`)
  return node.type === 'mdxFlowExpression' ? notImported(page, node, 'code') : codeInText(page, node)
}

/** Imports and constants disappear. Exported code becomes a box. */
function renderModule(page: Page, node: Nodes): string {
  const position = page.modules.code.get(node)
  if (!position) return ''
  const code = { type: 'text', value: '', position, data: node.data } as Nodes
  page.note('Code in pages', code, 'the page exports code, which is now a box; replace it, or make it a component of the site')
  return notImported(page, code, 'code')
}

/** The definition of a picture, as in `![text][name]`. */
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i

/** A link or definition with its new address. The text of the link is converted too. */
function renderLink(page: Page, node: Link | Definition): string {
  const source = sourceOf(page, node)
  const children = node.type === 'link' ? node.children : []
  const last = children.at(-1)
  const label = last ? renderRange(page, children, startOf(node), endOf(last)) : ''
  const rest = page.source.slice(last ? endOf(last) : startOf(node), endOf(node))
  if (node.type === 'link' && !source.startsWith('[')) return source
  const isPicture = node.type === 'definition' && PICTURE.test(node.url.split(/[?#]/)[0] ?? '') && !/^[a-z]+:/i.test(node.url)
  const target = (isPicture ? page.environment.picture : page.environment.link)(node.url, page.lineOf(node))
  if (target === undefined) return node.type === 'link' ? label.slice(1) : source
  if (target === node.url) return label + rest
  const at = rest.indexOf(node.url, rest.indexOf(node.type === 'link' ? '](' : ']:'))
  if (at >= 0) return label + rest.slice(0, at) + target + rest.slice(at + node.url.length)
  return node.type === 'link' ? `${label}](${target})` : source
}

/** Elements that can follow each other in a line of text, such as the pictures of a row of badges. */
const IN_LINE: ReadonlySet<string> = new Set([...inlineElements, 'img', 'Link', 'Translate'])

const isInline = (page: Page, node: Nodes) =>
  node.type === 'mdxJsxTextElement'
    ? IN_LINE.has(page.modules.standardName(node.name ?? '') ?? node.name ?? '')
    : node.type === 'mdxTextExpression'

/** A paragraph. One of elements only is not text: its elements are blocks, as in the rendering of MDX. */
function renderParagraph(page: Page, node: Paragraph): string {
  const elements = node.children.filter((child) => !(child.type === 'text' && child.value.trim() === ''))
  const onlyElements = elements.length > 0 && elements.every((child) => isJsx(child) || child.type === 'mdxTextExpression')
  if (!onlyElements || elements.every((child) => isInline(page, child))) return renderRange(page, node.children, startOf(node), endOf(node))
  const prefix = prefixOf(page, node)
  const blocks = elements.map((child) => page.render(child, true).trim()).filter(Boolean)
  return separated(page, node, blocks.join(`\n${prefix.trimEnd()}\n${prefix}`), prefix)
}

/** The title of the page once it is known, and the heading of level 1 that is the title. */
type TitleState = { title?: string; heading: Nodes | undefined }

const isInvisible = (node: Nodes) =>
  ['mdxjsEsm', 'comment', 'mdxFlowExpression'].includes(node.type) || (isJsx(node) && /^head$/i.test(node.name ?? ''))

/** The heading that is the title: an h1 before all other content, or the first h1 of a page whose front matter has no title. */
function titleHeading(children: readonly Nodes[], hasTitle: boolean): Nodes | undefined {
  const first = hasTitle
    ? children.find((node) => !isInvisible(node))
    : children.find((node) => node.type === 'heading' && node.depth === 1)
  return first?.type === 'heading' && first.depth === 1 ? first : undefined
}

/** The text of a heading without its ID. */
const headingText = (node: Nodes) => textOf(node).replace(/\s*\[#[\w.:-]+\]\s*$/, '')

function renderHeading(page: Page, node: Heading, state: TitleState): string {
  const content = renderRange(page, node.children, startOf(node), endOf(node))
  if (node.depth > 1) return content
  if (node === state.heading) {
    state.title = headingText(node)
    return ''
  }
  page.note('Text', node, `"${textOf(node)}" was an h1 within the page and is now an h2; check the levels of the headings below it`)
  return content.startsWith('#') ? `#${content}` : `## ${content.split('\n')[0]}`
}

function renderNode(page: Page, node: Nodes, flow: boolean, state: TitleState): string {
  switch (node.type) {
    case 'mdxjsEsm':
      return renderModule(page, node)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return renderExpression(page, node)
    case 'mdxJsxFlowElement':
      return renderElement(page, node, true)
    case 'mdxJsxTextElement':
      return renderElement(page, node, flow)
    case 'containerDirective':
      return renderDirective(page, node)
    case 'code':
      return renderFence(page, node)
    case 'image':
      return page.used.has(node) ? '' : renderImage(page, node)
    case 'link':
    case 'definition':
      return renderLink(page, node)
    case 'heading':
      return node.children.length === 0 ? '' : renderHeading(page, node, state)
    case 'text':
      return renderText(page, node)
    case 'paragraph':
      return renderParagraph(page, node)
    default:
      return 'children' in node ? renderRange(page, node.children, startOf(node), endOf(node)) : sourceOf(page, node)
  }
}

/** A body that cannot be converted, as it is, in a box that says so. */
const asCode = (body: string) => `${boxAround('page', body.trim(), 'mdx')}\n`

/** Removes the empty lines that removed nodes leave at the top. */
const tidy = (text: string) => `${text.replace(/^\s*\n/, '').trimEnd()}\n`

/** The line of the author's body that has the same text as a line of the converted body; 1 if there is none. Equal lines are counted. */
function authorLine(body: string, text: string, line: number): number {
  const lines = text.split('\n')
  const wanted = lines[line - 1]?.trim()
  if (!wanted) return 1
  const equal = body.split('\n').flatMap((each, index) => (each.trim() === wanted ? [index + 1] : []))
  const before = lines.slice(0, line - 1).filter((each) => each.trim() === wanted).length
  return equal[before] ?? equal.at(-1) ?? 1
}

/** A text without headings of level 1, such as those that elements around them kept from being headings before. */
function withLowerTitles(tree: Root, text: string): string {
  let result = text
  const titles: Heading[] = []
  visit(tree, 'heading', (node) => {
    if (node.depth === 1) titles.unshift(node)
  })
  for (const node of titles) {
    const [start, end] = [startOf(node), endOf(node)]
    const source = result.slice(start, end)
    const lower = source.startsWith('#') ? `#${source}` : source.replace(/=+(\s*)$/, '---$1')
    result = result.slice(0, start) + lower + result.slice(end)
  }
  return result
}

/** Code for an emoji, such as `:rocket:`, which Docusaurus replaces by the character. A time or a port is none. */
const EMOJI = /(?<![\w:]):[a-z+-][\w+-]*:(?![\w:])/g

/** Text as the author wrote it, except for links and pictures whose address has a space, which are no links for readers. */
function renderText(page: Page, node: Text): string {
  const emoji = [...new Set(node.value.match(EMOJI))]
  if (emoji.length > 0) page.note('Text', node, `${emoji.join(' ')} is text on this site; write the character instead`)
  return sourceOf(page, node).replace(/(!?)\[([^\]\n]*)\]\(([^()"'\n]* [^()"'\n]*)\)/g, (_, mark: string, label: string, url: string) => {
    const image = { type: 'image', url: decodeURI(url), alt: label, ...(node.position && { position: node.position }) } as const
    if (mark) return renderPlainImage(page, image)
    page.note('Links', node, `"${url}" is not an address, because it contains a space; the text "${label}" remains`)
    return label
  })
}

/** What the content check does not accept in Markdown. */
const errorsIn = (tree: Root, text: string) => markupProblems(tree, text).filter(({ kind }) => kind === 'error')

/** What it does not accept outside of code. A box would not help against what it reports about code. */
function problemsOutsideCode(tree: Root, text: string): Problem[] {
  const code: Code[] = []
  visit(tree, 'code', (node) => {
    code.push(node)
  })
  const isCode = (line: number) => code.some(({ position }) => position && line >= position.start.line && line <= position.end.line)
  return errorsIn(tree, text).filter(({ line }) => !isCode(line))
}

/** Converts the body of a Docusaurus page to a body that the content check of this site accepts. Lines are counted from its first line. */
export function rewriteBody(body: string, format: SourceFormat, environment: PageEnvironment): RewrittenBody {
  const parsed = parseSource(body, format)
  if (!parsed) {
    environment.note('Text', 1, 'the page is not valid MDX and is now shown as code; correct it, then import it again')
    return { text: asCode(body), paragraph: '', hasHeadings: false }
  }
  for (const { line, message } of parsed.repairs) environment.note('Text', line, message)
  const { isPart = false, frontMatter } = environment
  const state: TitleState = { heading: isPart ? undefined : titleHeading(parsed.tree.children, frontMatter.title !== undefined) }
  const lineOf = (node: Nodes) => parsed.lineOf(node.position?.start.line ?? 1)
  const page: Page = {
    source: parsed.text,
    environment,
    modules: readModules(parsed.tree, {
      frontMatter,
      props: environment.props ?? unknown,
      contentTitle: state.heading ? headingText(state.heading) : undefined,
    }),
    tabs: tabbedFences(parsed.tree),
    used: new Set(),
    lineOf,
    note: (topic, node, message) => environment.note(topic, lineOf(node), message),
    render: (node, flow = false) => renderNode(page, node, flow, state),
  }
  const { light, dark } = themedPictures(parsed.tree)
  for (const node of dark) page.used.add(node)
  for (const node of light)
    page.note('Pictures', node, 'a picture had another version for the dark theme; only the one for the light theme is shown')
  const converted = tidy(page.render(parsed.tree))
  const title = state.title === undefined ? {} : { title: state.title }
  const result = readable(converted, problemsOutsideCode)
  if (!result) {
    environment.note('Text', 1, 'the page could not be converted and is now shown as code')
    return { text: asCode(body), ...title, paragraph: '', hasHeadings: false }
  }
  for (const { line, message } of result.boxes)
    environment.note('Text', authorLine(body, converted, line), `this block is now shown as code, because ${message}`)
  const { tree } = result
  const text = withLowerTitles(tree, result.text)
  for (const { line, message } of errorsIn(tree, text))
    environment.note('Text', authorLine(body, text, line), `the content check reports: ${message}`)
  return { text, ...title, paragraph: openingText(tree), hasHeadings: analyseTree(tree, text).headings.length > 0 }
}
