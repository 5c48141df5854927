import { inlineHtml } from '@/lib/mdx/inline'

/** Inline Markdown from a data file. */
export function Inline({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown from data files in the repository, rendered without raw HTML
  return <span dangerouslySetInnerHTML={{ __html: inlineHtml(text) }} />
}
