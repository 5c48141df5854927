'use client'

import { useState } from 'react'
import { sendFeedback } from '@/lib/feedback/feedback'
import { CommentForm } from './CommentForm.client'

type Analytics = { gtag?: (command: 'event', name: string, parameters: Record<string, string | number>) => void }

/**
 * Asks whether the page was helpful and, with an endpoint, what would improve it. The answer is sent to the endpoint, and as an event to
 * analytics if the visitor has allowed it. Render it only if one of the two is configured.
 * @param page path of the page
 * @param endpoint address that receives the feedback
 */
export function Feedback({ page, endpoint }: { page: string; endpoint?: string }) {
  const [helpful, setHelpful] = useState<boolean>()
  const vote = (value: boolean) => {
    setHelpful(value)
    const { gtag } = window as Window & Analytics
    gtag?.('event', 'feedback', { event_category: 'button', event_label: page, value: value ? 1 : 0 })
    if (endpoint) void sendFeedback(endpoint, { page, helpful: value })
  }
  if (helpful !== undefined) {
    return (
      <div className="text-sm">
        <output className="text-muted">Thank you for your feedback.</output>
        {endpoint && <CommentForm endpoint={endpoint} feedback={{ page, helpful }} />}
      </div>
    )
  }
  return (
    <fieldset className="needs-js flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
      <legend className="sr-only">Was this helpful?</legend>
      <span className="text-muted" aria-hidden="true">
        Was this helpful?
      </span>
      {([true, false] as const).map((value) => (
        <button
          key={String(value)}
          type="button"
          onClick={() => vote(value)}
          className="min-h-9 rounded-control border border-line px-3.5 font-medium transition hover:border-control"
        >
          {value ? 'Yes' : 'No'}
        </button>
      ))}
    </fieldset>
  )
}
