import { createHash } from 'node:crypto'
import { ANALYTICS_ORIGIN, ANALYTICS_REPORTS, type AnalyticsSettings } from '../../../lib/analytics'
import type { HostedSearch } from '../../../lib/search/search-settings.mjs'

/**
 * The Content Security Policy of a page: scripts run only from this site, or if the page contains their hash. Each page has its own policy
 * in a `<meta>` element, because the data for React is an inline script that differs between pages, and static hosts limit the number of
 * header rules. `frame-ancestors` has no effect in a `<meta>` element, so it is a header; see lib/headers.mjs.
 */

/** Services that this build uses. */
export type PolicyServices = {
  analytics: AnalyticsSettings
  hostedSearch?: Pick<HostedSearch, 'appId' | 'insights'> | undefined
  /** URLs that the contact form and the feedback post to. */
  postAddresses: readonly string[]
}

/** Host of the video player. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com'

/** Hosts of Algolia: the Search API, its fallback hosts and the Insights API. Source: Algolia's documentation of its API clients. */
const searchHosts = ({ appId, insights }: Pick<HostedSearch, 'appId' | 'insights'>) => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  `https://${appId.toLowerCase()}.algolia.net`,
  'https://*.algolianet.com',
  ...(insights ? ['https://insights.algolia.io'] : []),
]

/** Inline scripts of a page. Scripts with another type than JavaScript are data, which the policy does not concern. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const isData = (attributes: string) => /\stype="(?!text\/javascript|module)/.test(attributes)

/** Sources that allow the inline scripts of a page: the hash of each one. */
export const scriptHashes = (html: string) => [
  ...new Set(
    [...html.matchAll(INLINE_SCRIPT)]
      .filter(([, attributes = '']) => !isData(attributes))
      .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  ),
]

/** The policy of a page. @param hashes from `scriptHashes` */
export function contentPolicy(hashes: readonly string[], { analytics, hostedSearch, postAddresses }: PolicyServices): string {
  const measures = Boolean(analytics.ga4 || analytics.tagManager)
  const measuring = measures ? [ANALYTICS_ORIGIN, ANALYTICS_REPORTS, 'https://*.google-analytics.com'] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...(measures ? [ANALYTICS_ORIGIN] : [])],
    // Diagrams, enlarged images and figures set style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...measuring],
    'connect-src': [
      "'self'",
      ...measuring,
      ...(hostedSearch ? searchHosts(hostedSearch) : []),
      ...new Set(postAddresses.map((address) => new URL(address).origin)),
    ],
    'frame-src': [VIDEO_HOST],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/**
 * Adds the policy to a page. It follows the character encoding, which must be within the first 1,024 bytes, and precedes all scripts.
 * @throws if the page has no character encoding
 */
export function withContentPolicy(html: string, services: PolicyServices): string {
  if (!CHARSET.test(html)) throw new Error('A page has no <meta charset="utf-8">, so its Content Security Policy has no place.')
  const policy = contentPolicy(scriptHashes(html), services)
  return html.replace(CHARSET, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}
