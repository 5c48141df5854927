import type { ReactNode } from 'react'

/**
 * What the server rendered for an element that a client component creates: HTML if nothing in it changes in the browser, otherwise React
 * nodes.
 */
export type Prerendered = { html: string } | { nodes: ReactNode }

/** Properties of an element with this content. Static HTML is sent once; see tools/delivery/build/send-text-once.ts. */
export const prerenderedContent = (content: Prerendered | undefined) =>
  content && 'html' in content ? { 'data-text-once': '', dangerouslySetInnerHTML: { __html: content.html } } : { children: content?.nodes }
