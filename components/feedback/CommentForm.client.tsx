'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { COMMENT_LIMIT, type Feedback, sendFeedback } from '@/lib/feedback/feedback'

type State = 'open' | 'sending' | 'failed' | 'sent'

/** Optional comment after a vote. The text stays in its field if sending fails. */
export function CommentForm({ endpoint, feedback }: { endpoint: string; feedback: Omit<Feedback, 'comment'> }) {
  const [state, setState] = useState<State>('open')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  // The buttons of the vote are gone, so the focus would be lost.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const comment = field.current?.value.trim()
    if (!comment || state === 'sending') return
    setState('sending')
    setState((await sendFeedback(endpoint, { ...feedback, comment })) ? 'sent' : 'failed')
  }
  if (state === 'sent') return <output className="block text-muted">Your comment was sent.</output>
  return (
    <form onSubmit={submit} className="mt-2 grid max-w-md gap-2">
      <label htmlFor={id} className="font-medium">
        {feedback.helpful ? 'What helped you most? (optional)' : 'What did you look for? (optional)'}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={COMMENT_LIMIT}
        aria-describedby={`${id}-note`}
        className="rounded-control border border-control bg-paper px-3 py-2"
      />
      <p id={`${id}-note`} className="text-muted">
        Do not enter personal data. For an answer, ask in Slack.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className="min-h-9 rounded-control border border-line px-3.5 font-medium transition hover:border-control">
          {state === 'sending' ? 'Sending…' : 'Send comment'}
        </button>
        <output className="text-caution">{state === 'failed' ? 'The comment was not sent. Your text is kept; try again.' : ''}</output>
      </div>
    </form>
  )
}
