import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { contentTree, type ExportContext } from './content-tree'

/**
 * A page's body as simple HTML for feed readers, without components, scripts and relative URLs. Throws the same errors as `contentTree`.
 */
export function feedHtml(body: Root, context: Omit<ExportContext, 'diagrams'>): string {
  return toHtml(toHast(contentTree(body, { ...context, diagrams: 'mention' })))
}
