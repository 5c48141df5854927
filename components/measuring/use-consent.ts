import { useSyncExternalStore } from 'react'
import { type Consent, onConsentChange, readConsent } from '@/lib/browser/consent'

/** The visitor's consent to analytics; undefined on the server and during hydration. */
export const useConsent = (): Consent | undefined =>
  useSyncExternalStore<Consent | undefined>(onConsentChange, readConsent, () => undefined)
