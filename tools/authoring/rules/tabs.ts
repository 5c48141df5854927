import type { Node } from 'mdast'
import { attributesOf, isJsx, type Jsx, placeOf } from '../../../lib/mdx/analyse'
import { parseFenceMeta } from '../../../lib/mdx/fence-meta'
import { suggestion } from '../../../lib/nearest'
import type { Problem } from './problem'

const isNamed = (value: string | true | undefined): value is string => typeof value === 'string' && value.trim() !== ''

/** Finds problems in a group of code blocks: other content, blocks without a title, and equal titles. */
function codeGroupProblems(node: Jsx): Problem[] {
  const titles = node.children.map((child) => (child.type === 'code' ? parseFenceMeta(child.meta).title : undefined))
  const problem = (message: string) => [{ ...placeOf(node), message }]
  if (node.children.some(({ type }) => type !== 'code')) return problem('<CodeGroup> contains only code fences; move other text out of it')
  if (titles.length === 0) return problem('<CodeGroup> needs at least one code fence')
  if (!titles.every(isNamed)) return problem('each code fence in <CodeGroup> needs a title, such as ```bash title="npm"')
  const twice = titles.find((title, index) => titles.indexOf(title) !== index)
  return twice === undefined ? [] : problem(`two code fences in <CodeGroup> have the title "${twice}"; use different titles`)
}

/**
 * Finds problems in a tab set: tabs without a value or label, duplicate values, an unknown default, and tabs outside of a tab set.
 * @param placed tabs of the tab sets so far, to which those of this one are added
 */
export function tabProblems(node: Jsx, placed: Set<Node>): Problem[] {
  if (node.name === 'TabItem') {
    const { value, label } = attributesOf(node)
    const outside = '<TabItem> is not in <Tabs>; move it there, and remove other elements between the two'
    return [
      ...(placed.has(node) ? [] : [{ ...placeOf(node), message: outside }]),
      ...(isNamed(value) ? [] : [{ ...placeOf(node), message: '<TabItem> needs a value, such as value="cli"' }]),
      ...(isNamed(label) ? [] : [{ ...placeOf(node), message: '<TabItem> needs a label, which readers see, such as label="CLI"' }]),
    ]
  }
  if (node.name === 'CodeGroup') return codeGroupProblems(node)
  if (node.name !== 'Tabs') return []
  // The parser wraps tabs that are each on a single line in a paragraph.
  const parts = node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
  const items = parts.filter((child) => isJsx(child) && child.name === 'TabItem')
  const lost = parts.find(
    (child) => !items.includes(child) && child.type !== 'mdxFlowExpression' && !(child.type === 'text' && /^\s*$/.test(child.value)),
  )
  for (const item of items) placed.add(item)
  const values = items.flatMap((item) => {
    const value = isJsx(item) ? attributesOf(item).value : undefined
    return isNamed(value) ? [value] : []
  })
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  const chosen = attributesOf(node).defaultValue
  const problem = (message: string) => [{ ...placeOf(node), message }]
  if (lost && items.length > 0) return [{ ...placeOf(lost), message: '<Tabs> shows only <TabItem>; move this in front of <Tabs>' }]
  if (items.length === 0) return problem('<Tabs> needs at least one <TabItem>')
  if (twice !== undefined) return problem(`two tabs have the value "${twice}"; use a unique value for each tab`)
  if (typeof chosen === 'string' && !values.includes(chosen)) {
    return problem(`defaultValue="${chosen}" does not match a tab; use one of ${values.join(', ')}.${suggestion(chosen, values)}`)
  }
  return []
}
