import type { Metadata } from 'next'
import type { Collection } from '../routes'
import { searchLanguage, searchTag, searchVersion } from '../search/context'
import { site } from '../site.mjs'

/** Address with the site's origin. */
export const absoluteUrl = (path: string) => new URL(path, site.origin).href

const DEFAULT_IMAGE = '/images/social.png'

const feedLinks = (feeds: Record<string, { url: string; title: string }>) =>
  Object.fromEntries(Object.entries(feeds).map(([type, { url, title }]) => [type, [{ url: absoluteUrl(url), title }]]))

const articleGraph = ({
  published,
  updated,
  authors,
  tags,
  section,
}: {
  published: string
  updated: string
  authors: string[]
  tags: string[]
  section: string
}) => ({
  type: 'article' as const,
  publishedTime: published,
  modifiedTime: updated,
  authors,
  tags,
  section,
})

/** Head of a page. `path` is its address with both slashes; `image` a path or an absolute address of a 1200x630 picture. */
export function pageMetadata(page: {
  title: string
  description: string
  path: string
  keywords?: string[]
  image?: string
  type?: 'website' | 'article'
  indexable?: boolean
  /** Collection of a content page, told to search crawlers. */
  collection?: Collection
  /** ISO days, names and tags of an article. */
  article?: { published: string; updated: string; authors: string[]; tags: string[]; section: string }
  /** Paths of the list's neighbouring pages. */
  previous?: string
  next?: string
  /** Feeds by their content type. */
  feeds?: Record<string, { url: string; title: string }>
}): Metadata {
  const title = `${page.title}${site.titleDelimiter}${site.name}`
  const image = absoluteUrl(page.image ?? DEFAULT_IMAGE)
  return {
    title,
    description: page.description,
    ...(page.keywords?.length && { keywords: page.keywords }),
    alternates: { canonical: absoluteUrl(page.path), ...(page.feeds && { types: feedLinks(page.feeds) }) },
    ...((page.previous || page.next) && {
      pagination: { ...(page.previous && { previous: absoluteUrl(page.previous) }), ...(page.next && { next: absoluteUrl(page.next) }) },
    }),
    ...(page.collection && {
      other: {
        'docsearch:language': searchLanguage,
        'docsearch:version': searchVersion,
        'docsearch:docusaurus_tag': searchTag(page.collection),
      },
    }),
    ...(page.indexable === false && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description: page.description,
      url: absoluteUrl(page.path),
      siteName: site.name,
      locale: 'en_US',
      ...(page.article ? articleGraph(page.article) : { type: page.type ?? 'website' }),
      images: [{ url: image, width: 1200, height: 630, alt: page.title }],
    },
    twitter: { card: 'summary_large_image', site: site.twitter, title, description: page.description, images: [image] },
  }
}
