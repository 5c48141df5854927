import type { Environment } from './environment/schema.mjs'

/** What measures visits, and who looks after the site at search engines: only what the environment names. */

/** Ids of the services that are switched on; empty where none is. */
export type AnalyticsSettings = { ga4?: string; tagManager?: string }

/** Settings from `NEXT_PUBLIC_GA4_ID` and `NEXT_PUBLIC_GTM_ID`. */
export function analyticsSettings({ NEXT_PUBLIC_GA4_ID: ga4, NEXT_PUBLIC_GTM_ID: tagManager }: Partial<Environment>): AnalyticsSettings {
  return { ...(ga4 && { ga4 }), ...(tagManager && { tagManager }) }
}

/** Where the scripts of measuring come from, for hints to the browser. */
export const ANALYTICS_ORIGIN = 'https://www.googletagmanager.com'

/** Addresses of the scripts to load. */
export const analyticsScripts = ({ ga4, tagManager }: AnalyticsSettings) => [
  ...(ga4 ? [`${ANALYTICS_ORIGIN}/gtag/js?id=${ga4}`] : []),
  ...(tagManager ? [`${ANALYTICS_ORIGIN}/gtm.js?id=${tagManager}`] : []),
]

/** Whether a visitor may be measured: not with Do Not Track, nor with Global Privacy Control. */
export const mayMeasure = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }) =>
  browser.doNotTrack !== '1' && browser.doNotTrack !== 'yes' && browser.globalPrivacyControl !== true

/** Proof of ownership for search engines, in the shape of Next's metadata; undefined without any. */
export function verificationTags(environment: Partial<Environment>) {
  const { SITE_VERIFICATION_GOOGLE: google, SITE_VERIFICATION_BING: bing, SITE_VERIFICATION_YANDEX: yandex } = environment
  if (!google && !bing && !yandex) return undefined
  return { ...(google && { google }), ...(yandex && { yandex }), ...(bing && { other: { 'msvalidate.01': bing } }) }
}
