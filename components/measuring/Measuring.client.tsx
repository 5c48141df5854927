'use client'

import { LazyComponent, lazySource } from '@/components/ui/LazyComponent.client'
import type { AnalyticsSettings } from '@/lib/analytics'

// Lazy, so that a site without analytics loads only this module. If an import fails, there is no consent request and no analytics.
const analyticsSource = lazySource(() => import('./Analytics.client').then((module) => module.Analytics))
const consentBar = lazySource(() => import('./ConsentBar.client').then((module) => module.ConsentBar))
const consentButton = lazySource(() => import('./ConsentButton.client').then((module) => module.ConsentButton))

/** Consent request and, if the site has an analytics service, its scripts. */
export function Measuring({ analytics }: { analytics: AnalyticsSettings | undefined }) {
  return (
    <>
      {analytics && <LazyComponent source={analyticsSource} props={{ settings: analytics }} />}
      <LazyComponent source={consentBar} props={{}} />
    </>
  )
}

/** Button that lets visitors change their consent. */
export function PrivacyChoices() {
  return <LazyComponent source={consentButton} props={{}} />
}
