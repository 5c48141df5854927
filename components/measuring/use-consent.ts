import { useSyncExternalStore } from 'react'
import { type Consent, onConsentChange, readConsent } from '@/lib/browser/consent'

/** The reader's answer about measuring; undefined until scripts run. */
export const useConsent = (): Consent | undefined =>
  useSyncExternalStore<Consent | undefined>(onConsentChange, readConsent, () => undefined)
