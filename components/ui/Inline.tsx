import { inlineHtml } from '@/lib/reference/inline'

/** A line of Markdown from a data file. */
export function Inline({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of our own data files, rendered without raw HTML
  return <span dangerouslySetInnerHTML={{ __html: inlineHtml(text) }} />
}
