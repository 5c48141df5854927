import { repository } from './site.mjs'

/** URLs for editing a page's source and for opening issues. */
export const editLinks = {
  edit: (source: string) => `${repository.website}/edit/${repository.branch}/content/${source}`,
  /** New issue about a page's text, prefilled with its title and URL. */
  reportPage: (title: string, url: string) =>
    `${repository.website}/issues/new?title=${encodeURIComponent(`Docs: ${title}`)}&body=${encodeURIComponent(`Page: ${url}\n\n`)}`,
  /** New issue about the OLake tool. */
  reportTool: () => `${repository.tool}/issues/new/choose`,
}

/** Links that open an assistant with a prompt about a page. @param markdown absolute address of its Markdown */
export function assistantLinks(markdown: string) {
  const prompt = encodeURIComponent(`Read ${markdown} so that I can ask you questions about it.`)
  return [
    { label: 'Open in ChatGPT', href: `https://chatgpt.com/?q=${prompt}` },
    { label: 'Open in Claude', href: `https://claude.ai/new?q=${prompt}` },
  ]
}

/** Share links for a page. */
export const shareLinks = (title: string, url: string) => [
  { label: 'X', href: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}` },
  { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}` },
  { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  { label: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
]
