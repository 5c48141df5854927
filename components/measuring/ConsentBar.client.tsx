'use client'

import { writeConsent } from '@/lib/browser/consent'
import { useConsent } from './use-consent'

const button = 'inline-flex h-10 items-center rounded-control border px-4 text-sm font-medium transition'

/** Requests consent for analytics of visits and searches. Before the visitor consents, nothing is loaded or sent for this purpose. */
export function ConsentBar() {
  if (useConsent() !== 'unasked') return null
  return (
    <section aria-label="Privacy" className="consent-bar no-print">
      <p className="text-sm leading-relaxed">
        Can we measure which pages and search results you use? It helps us improve the documentation. You can change your answer under
        “Privacy choices” at the bottom of every page.
      </p>
      <div className="mt-3 flex gap-2.5">
        <button
          type="button"
          className={`${button} border-transparent bg-brand text-on-brand hover:opacity-90`}
          onClick={() => writeConsent('granted')}
        >
          Allow
        </button>
        <button type="button" className={`${button} border-line hover:border-control`} onClick={() => writeConsent('denied')}>
          Decline
        </button>
      </div>
    </section>
  )
}
