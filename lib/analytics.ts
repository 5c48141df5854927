import type { Environment } from './environment/schema.mjs'

/** Analytics scripts and search engine verification. Both are configured by environment variables only. */

/** IDs of the enabled services; empty if none is enabled. */
export type AnalyticsSettings = { ga4?: string; tagManager?: string }

/** Settings from `NEXT_PUBLIC_GA4_ID` and `NEXT_PUBLIC_GTM_ID`. */
export function analyticsSettings({ NEXT_PUBLIC_GA4_ID: ga4, NEXT_PUBLIC_GTM_ID: tagManager }: Partial<Environment>): AnalyticsSettings {
  return { ...(ga4 && { ga4 }), ...(tagManager && { tagManager }) }
}

/** Origin of the analytics scripts, also used for connection hints. */
export const ANALYTICS_ORIGIN = 'https://www.googletagmanager.com'

/** Origin to which Google Analytics sends its reports. */
export const ANALYTICS_REPORTS = 'https://www.google-analytics.com'

/** URLs of the scripts to load. */
export const analyticsScripts = ({ ga4, tagManager }: AnalyticsSettings) => [
  ...(ga4 ? [`${ANALYTICS_ORIGIN}/gtag/js?id=${ga4}`] : []),
  ...(tagManager ? [`${ANALYTICS_ORIGIN}/gtm.js?id=${tagManager}`] : []),
]

/** Whether a visitor may be tracked: false if the browser sends Do Not Track or Global Privacy Control. */
export const mayMeasure = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }) =>
  browser.doNotTrack !== '1' && browser.doNotTrack !== 'yes' && browser.globalPrivacyControl !== true

/** Site verification tokens for search engines, in the format of Next.js metadata; undefined if none is configured. */
export function verificationTags(environment: Partial<Environment>) {
  const { SITE_VERIFICATION_GOOGLE: google, SITE_VERIFICATION_BING: bing, SITE_VERIFICATION_YANDEX: yandex } = environment
  if (!google && !bing && !yandex) return undefined
  return { ...(google && { google }), ...(yandex && { yandex }), ...(bing && { other: { 'msvalidate.01': bing } }) }
}
