import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'

/** What authors may write after `:::`. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const
export type AdmonitionKind = (typeof admonitionKinds)[number]

/**
 * Teaches the parser `:::note[title]` blocks. Only the container form: the inline form (`:name`) would eat `localhost:port`
 * and every time of day in running text.
 */
export function remarkContainers(this: Processor) {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }
  const colon = 58
  const constructs = directive().flow?.[colon]
  const container = Array.isArray(constructs) ? constructs.filter((construct) => construct.concrete) : constructs
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [colon]: container } }]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}
