import { mayMeasure } from '../analytics'
import { storageKeys } from '../site.mjs'
import { storage } from './storage'

/** A reader's consent to analytics for visits and searches; `unasked` until the reader has decided. */
export type Consent = 'granted' | 'denied' | 'unasked'

const CHANGED = 'site:consent'

/** The reader's consent. Global Privacy Control and Do Not Track count as `denied`. */
export function readConsent(): Consent {
  if (!mayMeasure(navigator as Navigator & { globalPrivacyControl?: boolean })) return 'denied'
  const stored = storage.get(storageKeys.consent)
  return stored === 'granted' || stored === 'denied' ? stored : 'unasked'
}

/** Stores the consent, or deletes it (`unasked`) so that the reader is asked again. */
export function writeConsent(consent: Consent): void {
  if (consent === 'unasked') storage.remove(storageKeys.consent)
  else storage.set(storageKeys.consent, consent)
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls `changed` when the consent changes in this or another tab. Returns a function that removes the listeners. */
export function onConsentChange(changed: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener(CHANGED, changed, { signal })
  window.addEventListener('storage', ({ key }) => key === storageKeys.consent && changed(), { signal })
  return () => listening.abort()
}
