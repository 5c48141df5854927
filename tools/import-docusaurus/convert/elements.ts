import type { Jsx } from '../../../lib/mdx/analyse'
import { admonitionKinds } from '../../../lib/mdx/syntax'
import { notImported, separated } from './blocks'
import { codeInText, renderCodeBlock, renderMermaid } from './code'
import { renderAdmonition } from './convert-admonitions'
import { attribute, attributeNames, contentOf, type Page, prefixOf, textIn, valuesOf } from './convert-page'
import { renderTabs } from './convert-tabs'
import { renderDetails } from './details'
import { renderHead } from './head'
import { renderAnchor, renderHeading, renderHtml, unwrapped } from './html'
import { renderItem, renderList, renderPreformatted, renderQuote, renderTerms } from './html-blocks'
import { renderTable } from './html-tables'
import { proposal } from './mapped-components'
import { renderFigure, renderPicture, renderVideo } from './media'
import { withValues } from './static-value'

/** Converts an element; undefined if it cannot be converted and becomes a box. `flow` is true for a block of its own. */
type ElementRule = (page: Page, node: Jsx, flow: boolean) => string | undefined

/** Removes an element that this site does itself, with a reason for the report. */
const removedBecause =
  (reason: string): ElementRule =>
  (page, node) => {
    page.note('Unknown components', node, `<${node.name}> was removed: ${reason}`)
    return ''
  }

/** A translated text: its content, which is the text in the default language. Its `id` is that of the translation, not of an element. */
const translated: ElementRule = (page, node, flow) =>
  withValues(unwrapped(page, { ...node, attributes: [] }, flow), valuesOf(page, node).values, /\\\{(\w+)\\?\}/g)

/** A box to tick as its character. Readers of this site cannot tick it. */
function checkbox(page: Page, node: Jsx): string | undefined {
  const values = valuesOf(page, node)
  if (textIn(values, 'type') !== 'checkbox') return undefined
  return values.checked || values.defaultChecked ? '☑' : '☐'
}

const picture: ElementRule = (page, node) => renderPicture(page, node)

/** An imported picture that is used as a component, such as `<Logo />` after `import Logo from './logo.svg'`. */
function importedPicture(page: Page, node: Jsx): string | undefined {
  const path = page.modules.names.get(node.name ?? '')
  if (typeof path !== 'string') return undefined
  return renderPicture(page, { ...node, attributes: [...node.attributes, { type: 'mdxJsxAttribute', name: 'src', value: path }] })
}

/** An imported Markdown file: a snippet, or its text. */
function importedPartial(page: Page, node: Jsx): string | undefined {
  const path = page.modules.partials.get(node.name ?? '')
  const partial = path && page.environment.partial(path, page.lineOf(node), valuesOf(page, node))
  if (!partial) return undefined
  const prefix = prefixOf(page, node)
  const text = 'snippet' in partial ? `<Snippet${attribute('name', partial.snippet)} />` : partial.text
  return separated(page, node, text.split('\n').join(`\n${prefix}`), prefix)
}

const toc = 'every page has a table of contents next to its text'

const rules: Record<string, ElementRule> = {
  Tabs: renderTabs,
  CodeBlock: renderCodeBlock,
  Mermaid: renderMermaid,
  Heading: (page, node) => renderHeading(page, { ...node, name: textIn(valuesOf(page, node), 'as') ?? 'h2' } as Jsx),
  Admonition: renderAdmonition,
  Details: renderDetails,
  details: renderDetails,
  a: renderAnchor,
  Link: renderAnchor,
  img: picture,
  ThemedImage: picture,
  IdealImage: picture,
  figure: (page, node, flow) => renderFigure(page, node) ?? unwrapped(page, node, flow),
  iframe: renderVideo,
  ReactPlayer: renderVideo,
  Translate: translated,
  BrowserOnly: () => undefined,
  TOCInline: removedBecause(toc),
  DocCardList: removedBecause('the sidebar lists the same pages; write links, or <Card> components, if readers need them here'),
  style: removedBecause('the site has one style for all pages'),
  script: removedBecause('pages run no code; a service belongs into the layout of the site'),
  head: renderHead,
  Head: renderHead,
  br: () => '<br />',
  input: checkbox,
  hr: (page, node) => separated(page, node, '---', prefixOf(page, node)),
  ul: renderList,
  ol: renderList,
  dl: renderTerms,
  li: renderItem,
  table: renderTable,
  blockquote: renderQuote,
  pre: renderPreformatted,
  picture: (page, node, flow) => unwrapped(page, node, flow),
  source: () => '',
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, renderHeading])),
}

/** Elements whose content is not text. */
const OPAQUE: ReadonlySet<string> = new Set(['audio', 'canvas', 'form', 'object', 'svg', 'video'])

/** What remains of an element that this site does not know: a box, or its name and source within a line of text. */
function unknownElement(page: Page, node: Jsx, flow: boolean): string {
  const name = node.name ?? 'fragment'
  const address = textIn(valuesOf(page, node), 'src') ?? ''
  const advice = address ? `; it showed ${address}` : ''
  const proposed = /^[A-Z]/.test(name) && !page.environment.components?.has(name) ? proposal(name, attributeNames(node)) : undefined
  page.note(
    'Unknown components',
    node,
    `<${name}> is not a component of this site and is now a box${advice}; ${proposed ? `to import it as a known one: --map ${name}=${proposed}` : 'rewrite it, or add a component'}`,
  )
  const content = OPAQUE.has(name) ? '' : contentOf(page, node)
  if (flow) return notImported(page, node, name, content)
  return `**Not imported: ${name}** (${codeInText(page, node)})${content.trim() ? ` ${content.trim()}` : ''}`
}

/** Converts a component of the site as the one that the import was told. @param target one of `MAP_TARGETS` */
function renderMapped(page: Page, node: Jsx, flow: boolean, target: string): string {
  const isKind = admonitionKinds.some((kind) => kind === target)
  const type = { type: 'mdxJsxAttribute', name: 'type', value: target } as const
  const attributes = isKind ? [...node.attributes.filter((each) => !('name' in each && each.name === 'type')), type] : node.attributes
  const standing = { ...node, name: target, attributes } as Jsx
  const result = isKind ? renderAdmonition(page, standing) : rules[target]?.(page, standing, flow)
  return result ?? renderHtml(page, standing, target, flow) ?? unknownElement(page, node, flow)
}

/** Converts a JSX element or an element of HTML. The ID of an element of HTML stays as an anchor, because links can lead to it. */
export function renderElement(page: Page, node: Jsx, flow: boolean): string {
  if (page.used.has(node)) return ''
  const text = convertedElement(page, node, flow)
  const id = /^[a-z]/.test(node.name ?? '') ? textIn(valuesOf(page, node), 'id') : undefined
  if (!id || !text || text.includes('[Not imported: ') || [`id="${id}"`, `[#${id.replace(/^#/, '')}]`].some((mark) => text.includes(mark)))
    return text
  return flow ? anchored(page, node, id, text) : `<a${attribute('id', id)}></a>${text}`
}

/** A block below an anchor. */
function anchored(page: Page, node: Jsx, id: string, text: string): string {
  const prefix = prefixOf(page, node)
  const [before = ''] = text.match(/^\n[ \t>]*/) ?? []
  return `${before}<a${attribute('id', id)}></a>\n${prefix.trimEnd()}\n${prefix}${text.slice(before.length)}`
}

function convertedElement(page: Page, node: Jsx, flow: boolean): string {
  const { name } = node
  if (!name) return unwrapped(page, node, flow)
  const target = page.environment.components?.get(name)
  if (target !== undefined) return renderMapped(page, node, flow, target)
  const component = /^[A-Z]/.test(name)
  const standard = component ? page.modules.standardName(name) : name
  const own = component ? (importedPicture(page, node) ?? importedPartial(page, node)) : undefined
  const rule = standard === undefined ? undefined : rules[standard]
  const result = own ?? rule?.(page, node, flow)
  if (result !== undefined) return result
  const lower = name.toLowerCase()
  const html = component ? undefined : renderHtml(page, node, lower, flow)
  return html ?? unknownElement(page, node, flow)
}
