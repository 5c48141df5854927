import { ANALYTICS_ORIGIN, type AnalyticsSettings } from '../analytics'

/** A hint to connect to another host before it is needed, as attributes of a `<link>`. */
export type ConnectionHint = { rel: 'preconnect' | 'dns-prefetch'; href: string; crossOrigin?: 'anonymous' }

/** Services of this build; those that are switched off are missing. */
export type Services = { searchAppId?: string | undefined; formAddress?: string | undefined; analytics: AnalyticsSettings }

/** Where Google Analytics takes reports. */
const ANALYTICS_REPORTS = 'https://www.google-analytics.com'

/**
 * Hints for the hosts that a page may talk to, each only where its service is switched on. Searching is likely, so its connection is
 * opened ahead; for the forms provider, the tag manager and the analytics service the name is looked up. Fonts are part of the site and
 * need none; for the same reason there is no script that optimizes their loading.
 */
export function connectionHints({ searchAppId, formAddress, analytics }: Services): ConnectionHint[] {
  const lookUp = (href: string): ConnectionHint => ({ rel: 'dns-prefetch', href })
  return [
    // The first host that Algolia's client asks.
    ...(searchAppId
      ? [{ rel: 'preconnect', href: `https://${searchAppId}-dsn.algolia.net`, crossOrigin: 'anonymous' } satisfies ConnectionHint]
      : []),
    ...(formAddress ? [lookUp(new URL(formAddress).origin)] : []),
    // The analytics service's script comes from the tag manager's host; its reports go to a host of their own.
    ...(analytics.ga4 || analytics.tagManager ? [lookUp(ANALYTICS_ORIGIN)] : []),
    ...(analytics.ga4 ? [lookUp(ANALYTICS_REPORTS)] : []),
  ]
}
