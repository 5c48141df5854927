import type { Collection } from '../collections'
import { routes } from '../routes'
import { pageMetadata } from '../seo/metadata'
import { pagesOf } from './documents'
import { type ContentPage, isIndexable } from './page'
import { type RoutePage, routePages } from './route-pages'
import { NO_PAGE, withAtLeastOne } from './static-params'

/** URL prefixes of session pages. Each contains the pages of a collection, or some of them, and has a list page (`front`). */
const places = {
  community: { collection: 'community', address: routes.community(), front: routePages.community },
  event: { collection: 'community', address: routes.event(''), front: routePages.webinars },
  webinar: { collection: 'webinar', address: routes.webinar(), front: routePages.webinars },
} as const satisfies Record<string, { collection: Collection; address: string; front: RoutePage }>

export type SessionPlace = keyof typeof places

const pagesAt = (place: SessionPlace): ContentPage[] =>
  pagesOf(places[place].collection).filter(({ url }) => url.startsWith(places[place].address))

/** Static params of a route. */
export const sessionParams = (place: SessionPlace) =>
  withAtLeastOne(
    pagesAt(place).map(({ slug }) => ({ slug })),
    { slug: NO_PAGE },
  )

/** A session page with its metadata and its parent in the breadcrumbs. Undefined for an unknown slug. */
export function sessionRoute(place: SessionPlace, slug: string) {
  const page = pagesAt(place).find((candidate) => candidate.slug === slug)
  if (!page) return undefined
  const { title, path } = places[place].front
  return {
    page,
    section: { label: title, href: path },
    metadata: pageMetadata({ ...page, path: page.url, type: 'article', indexable: isIndexable(page) }),
  }
}
