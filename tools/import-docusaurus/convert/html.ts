import { toString as textOf } from 'mdast-util-to-string'
import type { Jsx } from '../../../lib/mdx/analyse'
import { contentLines, inPlace, separated } from './blocks'
import { attribute, contentOf, type Page, prefixOf, textIn, valuesOf } from './convert-page'
import { block, dedented } from './html-parts'

/** Elements that only position, color or size their content. The site has one design, so their content remains. */
const wrappers: ReadonlySet<string> = new Set(
  'abbr article bdi bdo big caption center div figure font header ins label main mark nobr p q section small span time u wbr'.split(' '),
)

/**
 * Elements within a line of text, with the element that replaces each. Feeds and the Markdown version of pages have a form for these elements
 * only; see lib/markdown-export/content-tree.ts.
 */
const REPLACED: Record<string, string> = {
  b: 'strong',
  strong: 'strong',
  cite: 'em',
  dfn: 'em',
  em: 'em',
  i: 'em',
  var: 'em',
  code: 'code',
  samp: 'code',
  tt: 'code',
  kbd: 'kbd',
  sub: 'sub',
  sup: 'sup',
}

const CROSSED_OUT: ReadonlySet<string> = new Set(['del', 's', 'strike'])

/** Elements that do not begin a block of their own. */
export const inlineElements: ReadonlySet<string> = new Set([
  ...Object.keys(REPLACED),
  ...CROSSED_OUT,
  ...'a abbr bdi bdo big br font ins label mark nobr q small span time u wbr'.split(' '),
])

/** The content of an element without the element. Its id stays as an anchor, because links can lead to it. */
export function unwrapped(page: Page, node: Jsx, flow: boolean): string {
  const id = textIn(valuesOf(page, node), 'id')
  const anchor = id ? `<a${attribute('id', id)}></a>` : ''
  const content = contentOf(page, node)
  if (!flow) return anchor + content
  const prefix = prefixOf(page, node)
  const lines = contentLines(content, prefix)
  const text = [anchor, lines.trim() && inPlace(lines, prefix)].filter(Boolean).join(`\n${prefix.trimEnd()}\n${prefix}`)
  return text && separated(page, node, text, prefix)
}

/** `<h2>Title</h2>` as a Markdown heading, which has an anchor and an entry in the table of contents. */
export function renderHeading(page: Page, node: Jsx): string {
  const depth = Math.max(2, Number(node.name?.slice(1)))
  const id = textIn(valuesOf(page, node), 'id')?.replace(/^#/, '')
  const text = contentOf(page, node).replace(/\s+/g, ' ').trim() || (textIn(valuesOf(page, node), 'children') ?? '')
  if (!text) return ''
  return separated(page, node, `${'#'.repeat(depth)} ${text}${id ? ` [#${id}]` : ''}`, prefixOf(page, node))
}

/** An abbreviation with its explanation, which readers of the former site saw under the mouse, in parentheses. */
function explained(page: Page, node: Jsx, flow: boolean): string {
  const title = textIn(valuesOf(page, node), 'title')
  return unwrapped(page, node, flow) + (title ? ` (${title.replace(/[{}<]/g, '\\$&')})` : '')
}

/** An element of HTML without its styles, classes and handlers; undefined for one that this site does not have. */
export function renderHtml(page: Page, node: Jsx, name: string, flow: boolean): string | undefined {
  if (wrappers.has(name)) return name === 'abbr' ? explained(page, node, flow) : unwrapped(page, node, flow)
  if (CROSSED_OUT.has(name)) return `~~${contentOf(page, node).trim()}~~`
  const replaced = Object.hasOwn(REPLACED, name) ? REPLACED[name] : undefined
  return replaced && `<${replaced}>${contentOf(page, node)}</${replaced}>`
}

/** Blocks that were a link as a whole, such as a card: the first of them is the link. One that contains a link gets another one below. */
function linkedBlocks(blocks: string, target: string): string {
  const [, marks = '', first = '', id = ''] = blocks.match(/^(#{1,6}\s+)?(.+?)(\s+\[#[\w.:-]+\])?$/m) ?? []
  const rest = blocks.slice(blocks.indexOf(first) + first.length + id.length)
  const isText = !/\]\(|<a\b|^(?:[-*>|]|\d+[.)])\s/.test(first) || /^!\[[^\]]*\]\([^)]*\)$/.test(first)
  return isText ? `${marks}[${first}](${target})${id}${rest}` : `${blocks}\n\n[${target}](${target})`
}

/** `<a>` or `<Link>` as a Markdown link, or as an anchor if it has a name and no address. */
export function renderAnchor(page: Page, node: Jsx): string {
  const values = valuesOf(page, node)
  const url = textIn(values, 'href') ?? textIn(values, 'to')
  const id = textIn(values, 'id') ?? textIn(values, 'name')
  const content = contentOf(page, node).trim()
  const anchor = id ? `<a${attribute('id', id)}></a>` : ''
  if (!url) {
    if (!id) page.note('Links', node, `the address of the link "${textOf(node)}" is known only when code runs; its text remains`)
    return anchor + content
  }
  const target = page.environment.link(url, page.lineOf(node))
  if (target === undefined) return anchor + content
  if (/\n\s*\n|^#/.test(content)) return block(page, node, anchor + linkedBlocks(dedented(page, node), target))
  return `${anchor}[${content.replace(/\s+/g, ' ')}](${target})`
}
