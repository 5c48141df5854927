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

/** Share links for a page. */
export const shareLinks = (title: string, url: string) => [
  { label: 'X', href: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}` },
  { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}` },
  { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  { label: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
]
