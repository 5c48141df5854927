'use client'

import { type SubmitEvent, useId, useRef } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import type { ContactTarget } from '@/lib/contact/contact-settings.mjs'
import { CONSENT } from '@/lib/contact/send'
import { site, storageKeys } from '@/lib/site.mjs'
import { FieldError, FormField, fieldIds } from './FormField'
import { FormReport } from './FormReport'
import { useContactForm } from './use-contact-form'

const lines = [
  { field: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { field: 'email', label: 'Work e-mail', type: 'email', autoComplete: 'email' },
  { field: 'company', label: 'Company', type: 'text', autoComplete: 'organization' },
  { field: 'role', label: 'Role', type: 'text', autoComplete: 'organization-title', optional: true },
] as const

/** Honeypot: a field that visitors cannot see or focus, but that spam bots fill in. */
const TRAP = 'website'

/**
 * Contact form. Without a target, it opens an email. Without JavaScript, it is hidden and ContactPanel shows an email link instead. Outside
 * a dialog, `method="dialog"` sends no request, so that a submit before hydration does not write the values to the URL or a server log.
 */
export function ContactForm({ target }: { target?: ContactTarget | undefined }) {
  const prefix = useId()
  const form = useRef<HTMLFormElement>(null)
  const report = useRef<HTMLDivElement>(null)
  const { errors, state, tried, change, send, restart } = useContactForm(target, form, report)
  const consent = fieldIds(prefix, 'consent')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(String(new FormData(event.currentTarget).get(TRAP) ?? ''))
  }
  const typed = ({ target: control }: { target: EventTarget }) => change((control as HTMLInputElement).name)

  const startAgain = () => {
    restart()
    requestAnimationFrame(() => document.getElementById(fieldIds(prefix, 'name').id)?.focus())
  }

  if (state === 'sent') {
    return (
      <div ref={report} tabIndex={-1} role="status" className="form-report" data-kind="good">
        <p className="font-semibold">Message sent</p>
        <p className="mt-1 text-sm">We will reply to {tried.email.trim()}.</p>
        <button type="button" onClick={startAgain} className="mt-3 min-h-9 text-sm underline underline-offset-4">
          Send another message
        </button>
      </div>
    )
  }

  return (
    <form
      ref={form}
      method="dialog"
      data-draft={storageKeys.contactDraft}
      noValidate
      onSubmit={submit}
      onInput={typed}
      className="needs-js relative"
      aria-label="Contact"
    >
      <FormReport report={report} prefix={prefix} state={state} errors={errors} values={tried} />
      <div className="grid gap-5 sm:grid-cols-2">
        {lines.map(({ field, label, ...control }) => (
          <FormField
            key={field}
            prefix={prefix}
            field={field}
            label={label}
            optional={'optional' in control}
            error={errors[field]}
            control={(props) => <input {...props} type={control.type} autoComplete={control.autoComplete} />}
          />
        ))}
        <FormField
          prefix={prefix}
          field="message"
          label="Message"
          hint="For example, your sources, data volume, destination and questions"
          error={errors.message}
          className="sm:col-span-2"
          control={(props) => <textarea {...props} rows={4} />}
        />
        <div className="sr-only" aria-hidden="true">
          <label>
            Leave this empty <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="sm:col-span-2">
          <div className="flex gap-3">
            <input
              id={consent.id}
              type="checkbox"
              name="consent"
              value="yes"
              aria-required
              aria-invalid={errors.consent ? true : undefined}
              aria-describedby={errors.consent && consent.error}
              className="form-box"
            />
            <label htmlFor={consent.id} className="text-sm leading-6 text-muted">
              {CONSENT} See the{' '}
              <Anchor href={site.privacyPolicy} className="link">
                privacy policy
              </Anchor>
              .
            </label>
          </div>
          {errors.consent && <FieldError id={consent.error}>{errors.consent}</FieldError>}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:col-span-2">
          <button type="submit" className="button-primary needs-js" aria-disabled={state === 'sending'}>
            {state === 'sending' ? 'Sending…' : state in retry ? 'Try again' : target ? 'Send message' : 'Open in your e-mail app'}
          </button>
          <span role="status" className="text-sm text-muted">
            {state === 'sending' && 'Sending your message.'}
          </span>
        </div>
      </div>
    </form>
  )
}

const retry = { offline: true, timeout: true, server: true }
