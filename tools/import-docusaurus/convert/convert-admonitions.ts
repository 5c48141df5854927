import type { Nodes } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Jsx } from '../../../lib/mdx/analyse'
import { type AdmonitionKind, admonitionKinds } from '../../../lib/mdx/syntax'
import { colonsAround, contentLines, separated } from './blocks'
import { attribute, contentOf, endOf, type Page, prefixOf, renderRange, startOf, textIn, valuesOf } from './convert-page'
import { elementText } from './element-text'
import { unknown } from './static-value'

/** The kinds of Docusaurus that this site has under another name. */
const KINDS: Record<string, AdmonitionKind> = { caution: 'warning', important: 'info', secondary: 'note', success: 'tip' }

const isKnown = (kind: string): kind is AdmonitionKind => admonitionKinds.some((known) => known === kind)

/** The kind on this site, and a title that keeps the word of a kind that this site does not have. */
function kindOf(page: Page, node: Nodes, name: string): { kind: AdmonitionKind; word?: string } {
  if (isKnown(name)) return { kind: name }
  const renamed = KINDS[name]
  if (renamed) return { kind: renamed }
  page.note('Unknown components', node, `the admonition ":::${name}" is now ":::note"; choose one of ${admonitionKinds.join(', ')}`)
  return { kind: 'note', word: name.charAt(0).toUpperCase() + name.slice(1) }
}

/** The converted title of a directive in its brackets, or nothing. */
function labelOf(page: Page, node: ContainerDirective): string {
  const [first] = node.children
  if (first?.type !== 'paragraph' || !first.data || !('directiveLabel' in first.data)) return ''
  const [start, end] = [first.children[0], first.children.at(-1)]
  return start && end ? `[${renderRange(page, first.children, startOf(start), endOf(end))}]` : ''
}

/** `:::kind[Title]` with a kind of this site, enough colons for its content, and a closing line. */
export function renderDirective(page: Page, node: ContainerDirective): string {
  const source = page.source.slice(startOf(node), endOf(node))
  const [opening = ''] = source.split('\n')
  const [colons = ':::'] = opening.match(/^:{3,}/) ?? []
  const label = labelOf(page, node)
  const { kind, word } = kindOf(page, node, node.name)
  const children = node.children.filter((child) => !(child.type === 'paragraph' && child.data && 'directiveLabel' in child.data))
  const closing = source.match(/\n[ \t>]*:{3,}[ \t]*$/)
  const isClosed = closing !== null && (children.at(-1)?.position?.end.line ?? 0) < (node.position?.end.line ?? 0)
  const contentEnd = endOf(node) - (isClosed ? closing[0].length : 0)
  const content = renderRange(page, children, startOf(node) + opening.length, contentEnd)
  const needed = colonsAround(content)
  const marks = colons.length >= needed.length ? colons : needed
  const end = isClosed ? closing[0].replace(/:{3,}[ \t]*$/, '') : `\n${prefixOf(page, node)}`
  const { id } = node.attributes ?? {}
  const anchor = id ? `<a${attribute('id', id)}></a>\n${prefixOf(page, node).trimEnd()}\n${prefixOf(page, node)}` : ''
  return `${anchor}${marks}${kind}${label || (word ? `[${word}]` : '')}${content}${end}${marks}`
}

/** The title of the component as text, also if it is written as elements; undefined without one. */
function titleOf(page: Page, node: Jsx, values: Record<string, unknown>): string | undefined {
  const given = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'title')
  if (values.title !== unknown || typeof given?.value !== 'object') return textIn(values, 'title')
  const text = elementText(given.value?.data)
  if (text === '') page.note('Code in pages', node, 'the title of <Admonition> is known only when code runs; write it as text')
  return text || undefined
}

/** The `<Admonition>` component of the Docusaurus theme as a `:::` block. */
export function renderAdmonition(page: Page, node: Jsx): string {
  const values = valuesOf(page, node)
  const { kind, word } = kindOf(page, node, textIn(values, 'type') ?? 'note')
  const prefix = prefixOf(page, node)
  const inner = contentLines(contentOf(page, node), prefix)
  const title = titleOf(page, node, values) ?? word
  const colons = colonsAround(inner)
  const head = `${colons}${kind}${title ? `[${title}]` : ''}`
  return separated(page, node, `${head}\n${prefix.trimEnd()}\n${inner}\n${prefix.trimEnd()}\n${prefix}${colons}`, prefix)
}
