import type { Metadata } from 'next'
import { withBasePath } from '../base-path'
import type { Collection } from '../collections'
import { localeBase, openGraphLocale } from '../locale'
import { routes } from '../routes'
import { searchLanguage, searchTag, searchVersion } from '../search/context'
import { locales, site } from '../site.mjs'

/** Address with the site's origin and base path. A path that has the base path already keeps it, and so does an address elsewhere. */
export const absoluteUrl = (path: string) => new URL(withBasePath(path), site.origin).href

/** The same page in every language, for search engines; nothing on a site with one language. */
const languageAlternates = (path: string) =>
  locales.length > 1 && {
    languages: Object.fromEntries(locales.map(({ code, htmlLang }) => [htmlLang, new URL(localeBase(code) + path, site.origin).href])),
  }

/** For pages that search engines do not list; all others have a picture of their own. */
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
  /** Whether the page exists as Markdown too; content pages do, snippets do not. */
  markdown?: boolean
  /** Feeds by their content type. */
  feeds?: Record<string, { url: string; title: string }>
}): Metadata {
  const title = `${page.title}${site.titleDelimiter}${site.name}`
  const image = absoluteUrl(page.image ?? (page.indexable === false ? DEFAULT_IMAGE : routes.socialImage(page.path)))
  return {
    title,
    description: page.description,
    ...(page.keywords?.length && { keywords: page.keywords }),
    alternates: {
      canonical: absoluteUrl(page.path),
      ...languageAlternates(page.path),
      ...((page.feeds || page.collection) && {
        types: {
          ...(page.feeds && feedLinks(page.feeds)),
          ...(page.collection && page.markdown !== false && { 'text/markdown': absoluteUrl(routes.markdown(page.path)) }),
        },
      }),
    },
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
    robots: page.indexable === false ? { index: false, follow: true } : { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      title,
      description: page.description,
      url: absoluteUrl(page.path),
      siteName: site.name,
      locale: openGraphLocale(),
      ...(page.article ? articleGraph(page.article) : { type: page.type ?? 'website' }),
      images: [{ url: image, width: 1200, height: 630, alt: page.title }],
    },
    twitter: { card: 'summary_large_image', site: site.twitter, title, description: page.description, images: [image] },
  }
}
