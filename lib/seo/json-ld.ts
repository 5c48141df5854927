import type { Crumb } from '../nav/breadcrumbs'
import { site } from '../site.mjs'
import { absoluteUrl } from './metadata'

/** schema.org BreadcrumbList of a trail. Steps without an address stand with their name alone, as the standard allows for the last one. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[]) {
  const steps = crumbs.filter((crumb, index) => crumb.href !== undefined || index === crumbs.length - 1)
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href && { item: absoluteUrl(crumb.href) }),
    })),
  }
}

/** What an article tells search engines. Days are ISO days, `url` and `image` paths. */
export type ArticleFacts = {
  title: string
  description: string
  url: string
  image: string
  published: string
  updated: string
  section: string
  keywords: readonly string[]
  readingMinutes: number
  authors: ReadonlyArray<{ name: string; url?: string }>
}

/** schema.org BlogPosting of an article. Bylines are teams, so authors are organizations. */
export function articleJsonLd(article: ArticleFacts) {
  const publisher = { '@type': 'Organization', name: site.name, url: absoluteUrl('/'), logo: absoluteUrl('/images/mark.svg') }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    url: absoluteUrl(article.url),
    mainEntityOfPage: absoluteUrl(article.url),
    image: absoluteUrl(article.image),
    datePublished: article.published,
    dateModified: article.updated,
    inLanguage: site.locale,
    articleSection: article.section,
    ...(article.keywords.length > 0 && { keywords: article.keywords.join(', ') }),
    timeRequired: `PT${article.readingMinutes}M`,
    author: article.authors.map(({ name, url }) => ({ '@type': 'Organization', name, ...(url && { url }) })),
    publisher,
  }
}

/** JSON for a script element: `<` is escaped, so that no text can end the element early. */
export const toScriptJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')
