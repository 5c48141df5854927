import { Fragment, isValidElement, type ReactNode } from 'react'
import type { Prerendered } from './prerendered'
import { compactChildren, staticHtml } from './static-html'

/** Prepares content for an element that a client component creates. A server function; all components in it must be synchronous. */
export function prerender(node: ReactNode): Prerendered {
  const html = staticHtml(node)
  return html === undefined ? { nodes: compactChildren(partsOf(node)) } : { html }
}

/** The children of a fragment, which cannot be HTML itself. */
const partsOf = (node: ReactNode): ReactNode =>
  isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment ? node.props.children : node
