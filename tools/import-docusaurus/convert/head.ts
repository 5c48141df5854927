import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Jsx } from '../../../lib/mdx/analyse'
import { isNamed, type Page, textIn, valuesOf } from './convert-page'

/** Whether the tags ask search engines not to list the page. */
function hidesPage(page: Page, node: Jsx): boolean {
  let hides = false
  visit(node as Nodes, (child) => {
    if (!isNamed(child, 'meta')) return
    const values = valuesOf(page, child)
    hides ||= /^(?:robots|googlebot)$/i.test(textIn(values, 'name') ?? '') && /noindex|none/i.test(textIn(values, 'content') ?? '')
  })
  return hides
}

/** `<head>` tags are removed. The site writes canonical addresses, titles and pictures for sharing from front matter. */
export function renderHead(page: Page, node: Jsx): string {
  const names = node.children.flatMap((child) => ('name' in child && child.name ? [`<${child.name}>`] : []))
  const what = names.length > 0 ? ` with ${[...new Set(names)].join(', ')}` : ''
  const advice = hidesPage(page, node)
    ? 'it kept the page out of search engines, so add unlisted: true to the front matter'
    : 'use title, description and image in the front matter'
  page.note('Unknown components', node, `<${node.name}>${what} was removed; ${advice}`)
  return ''
}
