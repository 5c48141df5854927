import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Jsx } from '../../../lib/mdx/analyse'
import { separated } from './blocks'
import { isNamed, type Page, prefixOf, textIn, valuesOf } from './convert-page'

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

/** The address to which the tags lead readers at once, as on a page that has moved; undefined if there is none. */
function movedTo(page: Page, node: Jsx): string | undefined {
  let address: string | undefined
  visit(node as Nodes, (child) => {
    if (!isNamed(child, 'meta')) return
    const values = valuesOf(page, child)
    if (!/^refresh$/i.test(textIn(values, 'httpEquiv') ?? textIn(values, 'http-equiv') ?? '')) return
    address = textIn(values, 'content')?.match(/url\s*=\s*['"]?([^'"\s]+)/i)?.[1]
  })
  return address
}

/** `<head>` tags are removed. The site writes canonical addresses, titles and pictures for sharing from front matter. */
export function renderHead(page: Page, node: Jsx): string {
  const names = node.children.flatMap((child) => ('name' in child && child.name ? [`<${child.name}>`] : []))
  const what = names.length > 0 ? ` with ${[...new Set(names)].join(', ')}` : ''
  const moved = movedTo(page, node)
  if (moved) {
    const target = page.environment.link(moved, page.lineOf(node)) ?? moved
    const message = `the page led readers to ${moved} at once and is now a link to it; delete the page, and add a redirect to content/redirects/`
    page.note('Redirects', node, message)
    const prefix = prefixOf(page, node)
    return separated(page, node, `[${target}](${target})`, prefix)
  }
  const advice = hidesPage(page, node)
    ? 'it kept the page out of search engines, so add unlisted: true to the front matter'
    : 'use title, description and image in the front matter'
  page.note('Unknown components', node, `<${node.name}>${what} was removed; ${advice}`)
  return ''
}
