import type { Metadata } from 'next'
import { withBasePath } from '../base-path'
import type { Collection } from '../collections'
import { localeBase, openGraphLocale } from '../locale'
import { previewOf } from '../preview.mjs'
import { routes } from '../routes'
import { settings, site } from '../site.mjs'
import { searchLanguage, searchTag, searchVersion } from './search-context'

/** Absolute URL of a path, with origin and base path. The base path is not added twice, and external URLs are not changed. */
export const absoluteUrl = (path: string) => new URL(withBasePath(path), site.origin).href

/** URLs of the page in all locales, for search engines; false if the site has only one locale. */
const languageAlternates = (path: string) =>
  settings.locales.length > 1 && {
    languages: Object.fromEntries(
      settings.locales.map(({ code, htmlLang }) => [htmlLang, new URL(localeBase(code) + path, site.origin).href]),
    ),
  }

/** Social image of pages that are not indexed. All other pages have their own image. */
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

/** Instructions for search engines. No page of a preview is indexed. */
function robotsOf(indexable: boolean): Metadata['robots'] {
  if (previewOf()) return { index: false, follow: false }
  return indexable ? { index: true, follow: true, 'max-image-preview': 'large' } : { index: false, follow: true }
}

/** Metadata of a page. `path` has a leading and a trailing slash; `image` is the path or URL of a 1200x630 image. */
export function pageMetadata(page: {
  title: string
  description: string
  path: string
  keywords?: string[]
  image?: string
  type?: 'website' | 'article'
  indexable?: boolean
  /** Collection of a content page, for the DocSearch crawler. */
  collection?: Collection
  /** Data of an article. Dates are ISO dates. */
  article?: { published: string; updated: string; authors: string[]; tags: string[]; section: string }
  /** Paths of the previous and next page of a list. */
  previous?: string
  next?: string
  /** Whether the page is also available as Markdown. By default, pages of a collection are. */
  markdown?: boolean
  /** Feeds by content type. */
  feeds?: Record<string, { url: string; title: string }>
}): Metadata {
  const title = `${page.title}${site.titleDelimiter}${site.name}`
  const hasMarkdown = page.markdown ?? page.collection !== undefined
  const image = absoluteUrl(page.image ?? (page.indexable === false ? DEFAULT_IMAGE : routes.socialImage(page.path)))
  return {
    title,
    description: page.description,
    ...(page.keywords?.length && { keywords: page.keywords }),
    alternates: {
      canonical: absoluteUrl(page.path),
      ...languageAlternates(page.path),
      ...((page.feeds || hasMarkdown) && {
        types: {
          ...(page.feeds && feedLinks(page.feeds)),
          ...(hasMarkdown && { 'text/markdown': absoluteUrl(routes.markdown(page.path)) }),
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
    robots: robotsOf(page.indexable ?? true),
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
