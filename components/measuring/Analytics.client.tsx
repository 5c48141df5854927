'use client'

import { useEffect, useRef } from 'react'
import { type AnalyticsSettings, analyticsScripts } from '@/lib/analytics'
import { useConsent } from './use-consent'

type Measured = Window & { dataLayer?: unknown[]; gtag?: (...command: unknown[]) => void }

/** Events that count as the first interaction with a page. The scripts do not load before it. */
const interactions = ['pointerdown', 'keydown', 'scroll'] as const

function loadScripts(settings: AnalyticsSettings) {
  const measured = window as Measured
  const dataLayer: unknown[] = []
  measured.dataLayer = dataLayer
  // A function with `arguments`: Google's script takes commands in this form only, and ignores arrays.
  measured.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments)
  }
  measured.gtag('js', new Date())
  if (settings.ga4) measured.gtag('config', settings.ga4)
  if (settings.tagManager) dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  for (const src of analyticsScripts(settings)) document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

/** Loads the analytics scripts after the visitor has consented and interacted with the page. */
export function Analytics({ settings }: { settings: AnalyticsSettings }) {
  const consent = useConsent()
  const wasAsked = useRef(false)
  useEffect(() => {
    if (consent === 'unasked') wasAsked.current = true
    if (consent !== 'granted') return
    const listening = new AbortController()
    const load = () => {
      listening.abort()
      loadScripts(settings)
    }
    // Consent on this page is already an interaction.
    if (wasAsked.current) load()
    else
      for (const interaction of interactions)
        window.addEventListener(interaction, load, { once: true, passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [settings, consent])
  return null
}
