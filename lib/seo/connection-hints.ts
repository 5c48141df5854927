import { ANALYTICS_ORIGIN, ANALYTICS_REPORTS, type AnalyticsSettings } from '../analytics'

/** A resource hint for another origin, as attributes of a `<link>`. */
export type ConnectionHint = { rel: 'preconnect' | 'dns-prefetch'; href: string; crossOrigin?: 'anonymous' }

/** External services of this build. Disabled services are undefined. */
export type Services = { searchAppId?: string | undefined; formAddress?: string | undefined; analytics: AnalyticsSettings }

/**
 * Resource hints for the origins of all enabled services. Searches are likely, so the search service uses `preconnect`; the form provider,
 * the tag manager and the analytics service use `dns-prefetch`. Fonts are self-hosted and need no hints.
 */
export function connectionHints({ searchAppId, formAddress, analytics }: Services): ConnectionHint[] {
  const lookUp = (href: string): ConnectionHint => ({ rel: 'dns-prefetch', href })
  return [
    // The first host that the Algolia client contacts.
    ...(searchAppId
      ? [{ rel: 'preconnect', href: `https://${searchAppId}-dsn.algolia.net`, crossOrigin: 'anonymous' } satisfies ConnectionHint]
      : []),
    ...(formAddress ? [lookUp(new URL(formAddress).origin)] : []),
    // The Google Analytics script is loaded from the tag manager's origin, but reports are sent to a different one.
    ...(analytics.ga4 || analytics.tagManager ? [lookUp(ANALYTICS_ORIGIN)] : []),
    ...(analytics.ga4 ? [lookUp(ANALYTICS_REPORTS)] : []),
  ]
}
