'use client'

import { LazyComponent, lazySource } from '@/components/ui/LazyComponent.client'
import type { AnalyticsSettings } from '@/lib/analytics'

// Loaded only by sites that measure: all others carry these few lines. Where the code does not arrive, nobody is asked or measured.
const analyticsSource = lazySource(() => import('./Analytics.client').then((module) => module.Analytics))
const consentBar = lazySource(() => import('./ConsentBar.client').then((module) => module.ConsentBar))
const consentButton = lazySource(() => import('./ConsentButton.client').then((module) => module.ConsentButton))

/** Measures visits where the site has a service for that, after asking the reader. */
export function Measuring({ analytics }: { analytics: AnalyticsSettings | undefined }) {
  return (
    <>
      {analytics && <LazyComponent source={analyticsSource} props={{ settings: analytics }} />}
      <LazyComponent source={consentBar} props={{}} />
    </>
  )
}

/** The way back to the question about measuring. */
export function PrivacyChoices() {
  return <LazyComponent source={consentButton} props={{}} />
}
