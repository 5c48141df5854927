'use client'

import { useState } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { routes } from '@/lib/routes'

type Analytics = { gtag?: (command: 'event', name: string, parameters: Record<string, string | number>) => void }

/** Asks whether the page was helpful. Sends an analytics event if analytics is enabled, and nothing otherwise. */
export function Feedback({ url }: { url: string }) {
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  const send = (value: 'yes' | 'no') => {
    setAnswer(value)
    const { gtag } = window as Window & Analytics
    gtag?.('event', 'feedback', { event_category: 'button', event_label: url, value: value === 'yes' ? 1 : 0 })
  }
  return (
    <fieldset className="needs-js flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
      <legend className="sr-only">Was this helpful?</legend>
      {answer === undefined ? (
        <>
          <span className="text-muted" aria-hidden="true">
            Was this helpful?
          </span>
          {(['yes', 'no'] as const).map((value) => (
            <button
              key={value}
              type="button"
              onClick={() => send(value)}
              className="min-h-9 rounded-control border border-line px-3.5 font-medium capitalize transition hover:border-control"
            >
              {value}
            </button>
          ))}
        </>
      ) : (
        <output className="text-muted">
          {answer === 'yes' ? 'Thank you for your feedback.' : 'Thank you. Tell us what is missing: '}
          {answer === 'no' && (
            <Anchor href={routes.slack()} className="font-medium text-brand underline underline-offset-3">
              ask in Slack
            </Anchor>
          )}
        </output>
      )}
    </fieldset>
  )
}
