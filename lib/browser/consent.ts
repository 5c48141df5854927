import { mayMeasure } from '../analytics'
import { storageKeys } from '../site.mjs'
import { storage } from './storage'

/** What a reader has said about measuring visits and searches; `unasked` until there is an answer. */
export type Consent = 'granted' | 'denied' | 'unasked'

const CHANGED = 'site:consent'

/** The reader's answer. Global Privacy Control and Do Not Track are an answer too. */
export function readConsent(): Consent {
  if (!mayMeasure(navigator as Navigator & { globalPrivacyControl?: boolean })) return 'denied'
  const stored = storage.get(storageKeys.consent)
  return stored === 'granted' || stored === 'denied' ? stored : 'unasked'
}

/** Stores an answer, or forgets it so that the question shows again. */
export function writeConsent(consent: Consent): void {
  if (consent === 'unasked') storage.remove(storageKeys.consent)
  else storage.set(storageKeys.consent, consent)
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when the answer changes, in this tab or another. Returns a function that ends it. */
export function onConsentChange(changed: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener(CHANGED, changed, { signal })
  window.addEventListener('storage', ({ key }) => key === storageKeys.consent && changed(), { signal })
  return () => listening.abort()
}
