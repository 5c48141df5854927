'use client'

import { writeConsent } from '@/lib/browser/consent'
import { useConsent } from './use-consent'

/** Asks the question about measuring again. Nothing for readers whose browser answers it. */
export function ConsentButton() {
  const consent = useConsent()
  if (consent === undefined || (consent === 'denied' && 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl)) return null
  return (
    <button type="button" className="underline underline-offset-4 hover:text-ink" onClick={() => writeConsent('unasked')}>
      Privacy choices
    </button>
  )
}
