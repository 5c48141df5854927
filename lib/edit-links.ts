import { repository } from './site.mjs'

/** Addresses of a page's source and of new issues about it. */
export const editLinks = {
  edit: (source: string) => `${repository.website}/edit/${repository.branch}/content/${source}`,
  /** A new issue about a page's text, with the page named. */
  reportPage: (title: string, url: string) =>
    `${repository.website}/issues/new?title=${encodeURIComponent(`Docs: ${title}`)}&body=${encodeURIComponent(`Page: ${url}\n\n`)}`,
  /** A new issue about the tool. */
  reportTool: () => `${repository.tool}/issues/new/choose`,
}

/** Where a reader may share a page. */
export const shareLinks = (title: string, url: string) => [
  { label: 'X', href: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}` },
  { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}` },
  { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  { label: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
]
