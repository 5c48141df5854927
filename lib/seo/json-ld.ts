import type { Crumb } from '../nav/breadcrumbs'
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

/** JSON for a script element: `<` is escaped, so that no text can end the element early. */
export const toScriptJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')
