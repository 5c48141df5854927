import type { RefObject } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import { type ContactErrors, type ContactValues, contactFields } from '@/lib/contact/fields'
import { contactMail } from '@/lib/contact/mail'
import { site } from '@/lib/site.mjs'
import { fieldIds } from './FormField'
import type { ContactState } from './states'

const reasons = {
  offline: 'The message did not leave your browser. Check your connection and try again.',
  timeout: 'No answer came in time. It may be a slow connection; try again.',
  server: 'The server could not take the message. Try again in a moment.',
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
          <p className="font-semibold">{faulty.length === 1 ? 'One thing to correct' : `${faulty.length} things to correct`}</p>
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
          <p className="font-semibold">Not sent</p>
          <p className="mt-1 text-sm">
            {failed} Everything you typed is still here. You can also{' '}
            <Anchor href={contactMail(values)} className="underline underline-offset-4">
              send it as a mail
            </Anchor>
            .
          </p>
        </>
      )}
      {state === 'mailed' && (
        <>
          <p className="font-semibold">Your mail program has the message</p>
          <p className="mt-1 text-sm">
            Send it from there. If nothing opened, write to{' '}
            <Anchor href={`mailto:${site.email}`} className="underline underline-offset-4">
              {site.email}
            </Anchor>
            ; your text stays here until you close this tab.
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
