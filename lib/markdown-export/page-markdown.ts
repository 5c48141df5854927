import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { contentTree, type ExportContext } from './content-tree'
import { textElementToMarkdown } from './text-element'

/**
 * A page as Markdown for language models: title, description and URL, followed by the body without components. Diagrams are kept as
 * source. Throws the same errors as `contentTree`.
 */
export function pageMarkdown(
  page: { title: string; description: string; body: Root; updated?: string | undefined },
  context: Omit<ExportContext, 'diagrams'>,
): string {
  const tree = contentTree(page.body, { ...context, diagrams: 'source' })
  const body = toMarkdown(tree, {
    // Spaces that align columns were a fifth of all text.
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), textElementToMarkdown],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
  })
  const facts = [`Source: ${context.pageUrl}`, ...(page.updated ? [`Last updated: ${page.updated}`] : [])]
  return `# ${page.title}\n\n> ${page.description}\n\n${facts.join('\n')}\n\n${body}`
}
