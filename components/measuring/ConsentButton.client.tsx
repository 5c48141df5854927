'use client'

import { writeConsent } from '@/lib/browser/consent'
import { useConsent } from './use-consent'

/** Button that shows the consent request again. Renders nothing if the browser denies consent with Global Privacy Control. */
export function ConsentButton() {
  const consent = useConsent()
  if (consent === undefined || (consent === 'denied' && 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl)) return null
  return (
    <button type="button" className="underline underline-offset-4 hover:text-ink" onClick={() => writeConsent('unasked')}>
      Privacy choices
    </button>
  )
}
