import type { Node } from 'mdast'
import { attributesOf, isJsx, type Jsx, placeOf } from '../../../lib/mdx/analyse'
import { parseFenceMeta } from '../../../lib/mdx/fence-meta'
import { suggestion } from '../../../lib/nearest'
import type { Problem } from '../../../lib/problem'
import { error } from '../problem'

const isNamed = (value: string | true | undefined): value is string => typeof value === 'string' && value.trim() !== ''

const repeated = (values: readonly string[]) => values.find((value, index) => values.indexOf(value) !== index)

/** The message about a group of code blocks: other content, blocks without a title, and equal titles. */
function groupMessage({ children }: Jsx): string | undefined {
  const titles = children.map((child) => (child.type === 'code' ? parseFenceMeta(child.meta).title : undefined))
  if (children.some(({ type }) => type !== 'code')) return '<CodeGroup> contains only code fences; move other text out of it'
  if (titles.length === 0) return '<CodeGroup> needs at least one code fence'
  if (!titles.every(isNamed)) return 'each code fence in <CodeGroup> needs a title, such as ```bash title="npm"'
  const twice = repeated(titles)
  return twice && `two code fences in <CodeGroup> have the title "${twice}"; use different titles`
}

/** The message about the tabs of a set: none, repeated values, or an unknown default. */
function setMessage(node: Jsx, items: readonly Jsx[]): string | undefined {
  const values = items.map((item) => attributesOf(item).value).filter(isNamed)
  const twice = repeated(values)
  const chosen = attributesOf(node).defaultValue
  if (items.length === 0) return '<Tabs> needs at least one <TabItem>'
  if (twice !== undefined) return `two tabs have the value "${twice}"; use a unique value for each tab`
  if (typeof chosen !== 'string' || values.includes(chosen)) return undefined
  return `defaultValue="${chosen}" does not match a tab; use one of ${values.join(', ')}.${suggestion(chosen, values)}`
}

/**
 * Finds problems in a tab set: tabs without a value or label, duplicate values, an unknown default, and tabs outside of a tab set.
 * @param placed tabs of the tab sets so far, to which those of this one are added
 */
export function tabProblems(node: Jsx, placed: Set<Node>): Problem[] {
  const problems = (...messages: Array<string | false | undefined>) =>
    messages.flatMap((message) => (message ? error(placeOf(node), message) : []))
  if (node.name === 'TabItem') {
    const { value, label } = attributesOf(node)
    return problems(
      !placed.has(node) && '<TabItem> is not in <Tabs>; move it there, and remove other elements between the two',
      !isNamed(value) && '<TabItem> needs a value, such as value="cli"',
      !isNamed(label) && '<TabItem> needs a label, which readers see, such as label="CLI"',
    )
  }
  if (node.name === 'CodeGroup') return problems(groupMessage(node))
  if (node.name !== 'Tabs') return []
  // The parser wraps tabs that are each on a single line in a paragraph.
  const parts: Node[] = node.children.flatMap((child): Node[] => (child.type === 'paragraph' ? child.children : [child]))
  const items = parts.filter((child): child is Jsx => isJsx(child) && child.name === 'TabItem')
  const isEmpty = (child: Node) =>
    child.type === 'mdxFlowExpression' || (child.type === 'text' && /^\s*$/.test(String((child as { value?: string }).value)))
  const lost = parts.find((child) => !items.some((item) => item === child) && !isEmpty(child))
  for (const item of items) placed.add(item)
  if (lost && items.length > 0) return [error(placeOf(lost), '<Tabs> shows only <TabItem>; move this in front of <Tabs>')]
  return problems(setMessage(node, items))
}
