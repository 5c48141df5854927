import type { Nodes } from 'mdast'
import { isJsx, type Jsx } from '../../../lib/mdx/analyse'
import { notImported, separated } from './blocks'
import {
  attribute,
  contentOf,
  contentRange,
  isComment,
  isNamed,
  type Page,
  prefixOf,
  renderRange,
  startOf,
  textIn,
  valuesOf,
} from './convert-page'

type TabValue = { value?: unknown; label?: unknown; default?: unknown }

/** Labels by value, and the default, from the `values` attribute of Docusaurus. */
function listedTabs(values: unknown): TabValue[] {
  return Array.isArray(values) ? values.filter((entry): entry is TabValue => typeof entry === 'object' && entry !== null) : []
}

/** The tabs of a set. The parser wraps tabs that are each on a single line in a paragraph. */
const itemsOf = (node: Jsx): Jsx[] =>
  (node.children as Nodes[])
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child): child is Jsx => isJsx(child) && child.name === 'TabItem')

/** A tab with the attributes that this site has. */
function tabItem(page: Page, node: Jsx, listed: readonly TabValue[]): string {
  const values = valuesOf(page, node)
  const value = textIn(values, 'value') ?? textIn(values, 'label') ?? 'tab'
  const label = textIn(values, 'label') ?? String(listed.find((entry) => entry.value === value)?.label ?? value)
  return `<TabItem${attribute('value', value)}${attribute('label', label)}>${contentOf(page, node)}</TabItem>`
}

/** `<Tabs>` of Docusaurus with the attributes of this site. Its tabs are converted with it, because it knows their labels. */
export function renderTabs(page: Page, node: Jsx): string {
  const items = itemsOf(node)
  const values = valuesOf(page, node)
  if (items.length === 0) {
    page.note('Unknown components', node, '<Tabs> has no <TabItem> that can be read; write its tabs by hand')
    return notImported(page, node, 'Tabs')
  }
  const listed = listedTabs(values.values)
  const chosen = items.map((item) => valuesOf(page, item)).find((item) => item.default !== undefined && item.default !== false)
  const first = textIn(values, 'defaultValue') ?? (chosen && textIn(chosen, 'value')) ?? listed.find((entry) => entry.default)?.value
  const group = textIn(values, 'groupId')
  const query = values.queryString === true ? group : textIn(values, 'queryString')
  const head = `<Tabs${attribute('groupId', group)}${attribute('queryString', query)}${attribute('defaultValue', typeof first === 'string' ? first : undefined)}>`
  const { start, end } = contentRange(page, node)
  const inner: Page = {
    ...page,
    render: (child, flow) => (itemsOf(node).includes(child as Jsx) ? tabItem(page, child as Jsx, listed) : page.render(child, flow)),
  }
  let at = start
  let body = ''
  const outside: string[] = []
  for (const child of node.children as Nodes[]) {
    const text = rendered(inner, child)
    if (isTabs(child) || isComment(child) || !text.trim()) body += page.source.slice(at, startOf(child)) + text
    else outside.push(text.trim())
    at = child.position?.end.offset ?? at
  }
  const tabs = `${head}${body}${page.source.slice(at, end)}</Tabs>`
  if (outside.length === 0) return tabs
  page.note('Text', node, 'text between the tabs is now below them')
  const prefix = prefixOf(page, node)
  return separated(page, node, [tabs, ...outside].join(`\n${prefix.trimEnd()}\n${prefix}`), prefix)
}

/** Whether a child of a tab set is a tab, or a paragraph of tabs. */
const isTabs = (child: Nodes): boolean =>
  child.type === 'paragraph'
    ? child.children.every((each) => isTabs(each) || (each.type === 'text' && each.value.trim() === ''))
    : isNamed(child, 'TabItem')

/** A child of a tab set. A paragraph of tabs is not a paragraph of text. */
const rendered = (page: Page, child: Nodes): string =>
  child.type === 'paragraph'
    ? renderRange(page, child.children, startOf(child), child.position?.end.offset ?? startOf(child))
    : page.render(child, true)
