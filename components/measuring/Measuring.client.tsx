'use client'

import { lazy, Suspense } from 'react'
import type { AnalyticsSettings } from '@/lib/analytics'

// Loaded only by sites that measure: all others carry these few lines.
const Analytics = lazy(() => import('./Analytics.client').then((module) => ({ default: module.Analytics })))
const ConsentBar = lazy(() => import('./ConsentBar.client').then((module) => ({ default: module.ConsentBar })))
const ConsentButton = lazy(() => import('./ConsentButton.client').then((module) => ({ default: module.ConsentButton })))

/** Measures visits where the site has a service for that, after asking the reader. */
export function Measuring({ analytics }: { analytics: AnalyticsSettings | undefined }) {
  return (
    <Suspense fallback={null}>
      {analytics && <Analytics settings={analytics} />}
      <ConsentBar />
    </Suspense>
  )
}

/** The way back to the question about measuring. */
export function PrivacyChoices() {
  return (
    <Suspense fallback={null}>
      <ConsentButton />
    </Suspense>
  )
}
