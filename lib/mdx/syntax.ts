import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'

/** Valid kinds of admonitions, written after `:::`. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const
export type AdmonitionKind = (typeof admonitionKinds)[number]

/**
 * Adds container directives such as `:::note[title]` to the parser. Inline directives (`:name`) are not enabled, because they would match
 * `localhost:port` and times of day in text.
 */
export function remarkContainers(this: Processor) {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }
  const colon = 58
  const constructs = directive().flow?.[colon]
  const container = Array.isArray(constructs) ? constructs.filter((construct) => construct.concrete) : constructs
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [colon]: container } }]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}
