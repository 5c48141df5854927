'use client'

import { useEffect } from 'react'
import { type AnalyticsSettings, analyticsScripts, mayMeasure } from '@/lib/analytics'

type Measured = Window & { dataLayer?: unknown[][] }

/** What counts as using a page; until then nothing is loaded. */
const interactions = ['pointerdown', 'keydown', 'scroll'] as const

/** Loads what measures visits with the first interaction, and not at all for visitors who ask not to be tracked. */
export function Analytics({ settings }: { settings: AnalyticsSettings }) {
  useEffect(() => {
    if (!mayMeasure(navigator as Navigator & { globalPrivacyControl?: boolean })) return
    const listening = new AbortController()
    const load = () => {
      listening.abort()
      const measured = window as Measured
      measured.dataLayer ??= []
      const log = (...entry: unknown[]) => measured.dataLayer?.push(entry)
      log('js', new Date())
      if (settings.ga4) log('config', settings.ga4)
      for (const src of analyticsScripts(settings))
        document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
    }
    for (const interaction of interactions)
      window.addEventListener(interaction, load, { once: true, passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [settings])
  return null
}
