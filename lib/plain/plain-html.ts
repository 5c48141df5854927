import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { type PlainContext, plainTree } from './plain-tree'

/** A page's body as simple HTML for feed readers: no components, scripts or relative addresses. Throws as `plainTree` does. */
export function plainHtml(body: string, context: Omit<PlainContext, 'diagrams'>): string {
  return toHtml(toHast(plainTree(body, { ...context, diagrams: 'mention' })))
}
