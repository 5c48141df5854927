import type { RefObject } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { type ContactErrors, type ContactValues, contactFields } from '@/lib/contact/fields'
import { contactMail } from '@/lib/contact/mail'
import { site } from '@/lib/site.mjs'
import { fieldIds } from './FormField'
import type { ContactState } from './states'

const reasons = {
  offline: 'The message could not be sent. Check your network connection and try again.',
  timeout: 'The server did not respond in time. Try again.',
  server: 'The server could not accept the message. Try again in a few minutes.',
}

/** Result of a submit: validation errors, or a failure with alternatives. The form moves the focus here. Empty before the first submit. */
export function FormReport({ report, prefix, state, errors, values }: FormReportProps) {
  const faulty = contactFields.filter((field) => errors[field])
  const failed = state === 'offline' || state === 'timeout' || state === 'server' ? reasons[state] : undefined
  const shown = faulty.length > 0 || failed || state === 'mailed'
  return (
    <div
      ref={report}
      tabIndex={-1}
      role="alert"
      className={shown ? 'form-report mb-6' : ''}
      data-kind={state === 'mailed' ? 'info' : 'danger'}
    >
      {faulty.length > 0 && (
        <>
          <p className="font-semibold">{faulty.length === 1 ? 'Correct one field' : `Correct ${faulty.length} fields`}</p>
          {/* Off, so that texts that change while the visitor types are not announced again. */}
          <ul aria-live="off" className="mt-1.5 list-disc space-y-1 pl-5 text-sm">
            {faulty.map((field) => (
              <li key={field}>
                <button
                  type="button"
                  className="text-left underline underline-offset-4"
                  onClick={() => document.getElementById(fieldIds(prefix, field).id)?.focus()}
                >
                  {errors[field]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {failed && (
        <>
          <p className="font-semibold">Message not sent</p>
          <p className="mt-1 text-sm">
            {failed} Your text is still in the form. You can also{' '}
            <Anchor href={contactMail(values)} className="underline underline-offset-4">
              send it by e-mail
            </Anchor>
            .
          </p>
        </>
      )}
      {state === 'mailed' && (
        <>
          <p className="font-semibold">Send the message in your e-mail app</p>
          <p className="mt-1 text-sm">
            The message is open in your e-mail app. If the app didn’t open, write to{' '}
            <Anchor href={`mailto:${site.email}`} className="underline underline-offset-4">
              {site.email}
            </Anchor>
            . Your text stays in this form until you close the tab.
          </p>
        </>
      )}
    </div>
  )
}

type FormReportProps = {
  report: RefObject<HTMLDivElement | null>
  prefix: string
  state: ContactState
  errors: ContactErrors
  values: ContactValues
}
