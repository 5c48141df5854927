import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Jsx } from '../../../lib/mdx/analyse'
import { contentLines, separated } from './blocks'
import { attribute, contentOf, isNamed, type Page, prefixOf, textIn, valuesOf } from './convert-page'

/** The `<summary>` of a section, but not that of a section inside. */
function summaryOf(node: Jsx): Nodes | undefined {
  let summary: Nodes | undefined
  visit(node as Nodes, (child) => {
    if (isNamed(child, 'summary')) summary ??= child
    return child !== node && isNamed(child, 'details') ? 'skip' : undefined
  })
  return summary
}

/**
 * `<details>` with its `<summary>`, or with the summary as an attribute, as the `Details` component. Within a line, such as in a table, it is
 * its summary in bold and its content.
 */
export function renderDetails(page: Page, node: Jsx, flow: boolean): string {
  const values = valuesOf(page, node)
  const summary = summaryOf(node)
  if (summary) page.used.add(summary)
  const given =
    (summary ? textOf(summary) : (textIn(values, 'summary') ?? textIn(values, 'title') ?? textIn(values, 'label') ?? 'Details')).trim() ||
    'Details'
  if (!flow) {
    page.note('Text', node, `the section "${given}" is now always open, because a line of text or of a table cannot contain sections`)
    return `**${given}** ${contentOf(page, node).trim()}`
  }
  const prefix = prefixOf(page, node)
  const inner = contentLines(contentOf(page, node), prefix)
  const head = `<Details${attribute('summary', given)}${values.open ? ' open' : ''}>`
  return separated(page, node, `${head}\n${prefix.trimEnd()}\n${inner}\n${prefix.trimEnd()}\n${prefix}</Details>`, prefix)
}
