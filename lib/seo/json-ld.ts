import { type EventFacts, endOf, hasTime } from '../events/event'
import type { Crumb } from '../nav/breadcrumbs'
import { routes } from '../routes'
import { locale, site } from '../site.mjs'
import { absoluteUrl } from './metadata'

const context = { '@context': 'https://schema.org' } as const

const publisher = () => ({
  '@type': 'Organization',
  name: site.name,
  legalName: site.company,
  url: absoluteUrl(routes.home()),
  logo: absoluteUrl('/images/icon-512.png'),
})

/** schema.org BreadcrumbList. Items without a URL are omitted, except the last one, for which a name is sufficient. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[]) {
  const steps = crumbs.filter((crumb, index) => crumb.href !== undefined || index === crumbs.length - 1)
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href && { item: absoluteUrl(crumb.href) }),
    })),
  }
}

/** schema.org Organization and WebSite with search action, for the home page. `accounts` are the URLs of the organization's profiles. */
export const siteJsonLd = (accounts: readonly string[]) => ({
  ...context,
  '@graph': [
    {
      ...publisher(),
      '@id': absoluteUrl('/#organization'),
      description: site.description,
      email: site.email,
      address: site.address,
      foundingDate: site.founded,
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email: site.email, url: absoluteUrl(routes.contact()) },
      sameAs: [...accounts],
    },
    {
      '@type': 'WebSite',
      '@id': absoluteUrl('/#website'),
      name: site.name,
      url: absoluteUrl(routes.home()),
      description: site.description,
      inLanguage: locale.htmlLang,
      publisher: { '@id': absoluteUrl('/#organization') },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(routes.search())}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
})

/**
 * Data of an article or documentation page. Dates are ISO dates; `url` and `image` are paths. Authors are teams, so they are
 * organizations.
 */
export type TextFacts = {
  title: string
  description: string
  url: string
  image: string
  published?: string
  updated?: string
  section: string
  keywords: readonly string[]
  readingMinutes: number
  authors?: ReadonlyArray<{ name: string; url?: string }>
}

const textFacts = (page: TextFacts) => ({
  headline: page.title,
  description: page.description,
  url: absoluteUrl(page.url),
  mainEntityOfPage: absoluteUrl(page.url),
  image: absoluteUrl(page.image),
  ...(page.published && { datePublished: page.published }),
  ...(page.updated && { dateModified: page.updated }),
  inLanguage: locale.htmlLang,
  articleSection: page.section,
  ...(page.keywords.length > 0 && { keywords: page.keywords.join(', ') }),
  timeRequired: `PT${page.readingMinutes}M`,
  author: (page.authors ?? [publisher()]).map(({ name, url }) => ({ '@type': 'Organization', name, ...(url && { url }) })),
  publisher: publisher(),
})

/** schema.org BlogPosting of an article. */
export const articleJsonLd = (page: TextFacts) => ({ ...context, '@type': 'BlogPosting', ...textFacts(page) })

/** schema.org TechArticle of a documentation page or engine guide. */
export const techArticleJsonLd = (page: TextFacts) => ({ ...context, '@type': 'TechArticle', ...textFacts(page) })

/** Data of a session. `url` and `image` are paths; `youtube` is the video ID of the recording. */
export type SessionFacts = {
  title: string
  description: string
  url: string
  image: string
  event: Pick<EventFacts, 'starts' | 'minutes' | 'place' | 'register'>
  people: ReadonlyArray<{ name: string; role: string; profile?: string }>
  youtube?: string
}

/** schema.org Event of a session that is held online or at a venue. */
export function eventJsonLd({ title, description, url, image, event, people, youtube }: SessionFacts) {
  const { starts, place, register } = event
  const mode = place ? 'OfflineEventAttendanceMode' : 'OnlineEventAttendanceMode'
  return {
    ...context,
    '@type': 'Event',
    name: title,
    description,
    url: absoluteUrl(url),
    startDate: starts,
    ...(hasTime(starts) && { endDate: endOf(event) }),
    eventAttendanceMode: `https://schema.org/${mode}`,
    eventStatus: 'https://schema.org/EventScheduled',
    location: place ? { '@type': 'Place', name: place, address: place } : { '@type': 'VirtualLocation', url: absoluteUrl(url) },
    image: absoluteUrl(image),
    organizer: { '@type': 'Organization', name: site.name, url: absoluteUrl(routes.home()) },
    performer: people.map(({ name, role, profile }) => ({ '@type': 'Person', name, jobTitle: role, ...(profile && { url: profile }) })),
    isAccessibleForFree: true,
    ...(register && {
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD', url: register, availability: 'https://schema.org/InStock' },
    }),
    ...(youtube && {
      recordedIn: {
        '@type': 'VideoObject',
        name: title,
        description,
        uploadDate: starts,
        embedUrl: `https://www.youtube-nocookie.com/embed/${youtube}`,
        thumbnailUrl: absoluteUrl(image),
      },
    }),
  }
}

/** schema.org FAQPage of questions with plain-text answers, or undefined if there are none. */
export function faqJsonLd(questions: ReadonlyArray<{ question: string; answer: string }>) {
  if (questions.length === 0) return undefined
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** JSON for a script element. `<` is escaped, so that no text can close the element. */
export const toScriptJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')
