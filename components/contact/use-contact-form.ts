import { type RefObject, useEffect, useRef, useState } from 'react'
import { tabStorage } from '@/lib/browser/storage'
import type { ContactTarget } from '@/lib/contact/contact-settings.mjs'
import { type ContactErrors, type ContactValues, contactErrors, contactFields, contactValues, emptyContact } from '@/lib/contact/fields'
import { contactMail } from '@/lib/contact/mail'
import { sendContact } from '@/lib/contact/send'
import { storageKeys } from '@/lib/site.mjs'
import type { ContactState } from './states'

const valuesOf = (form: HTMLFormElement | null): ContactValues =>
  form ? contactValues(Object.fromEntries(new FormData(form))) : emptyContact

/** Restores the values of a draft in fields that are empty. */
function restore(form: HTMLFormElement, draft: ContactValues) {
  for (const field of contactFields) {
    const control = form.elements.namedItem(field)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked ||= draft[field] === control.value
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value ||= draft[field]
  }
}

const draftOf = (text: string | null): ContactValues => {
  try {
    return contactValues(JSON.parse(text ?? '{}'))
  } catch {
    return emptyContact
  }
}

const keepDraft = (form: HTMLFormElement | null) => tabStorage.set(storageKeys.contactDraft, JSON.stringify(valuesOf(form)))

/** Attribute of the document if the form was submitted before hydration; see components/layout/watch-scripts.ts. */
const SUBMITTED = 'data-submitted'

/**
 * Errors and state of the contact form. The fields are uncontrolled, so that input before hydration is kept. The values are stored as a
 * draft in the tab's session storage until the message is sent, so that a failure or a reload does not lose them. A submit before hydration
 * is repeated. After each attempt, the focus moves to `report`, which describes the result.
 */
export function useContactForm(
  target: ContactTarget | undefined,
  form: RefObject<HTMLFormElement | null>,
  report: RefObject<HTMLElement | null>,
) {
  const [errors, setErrors] = useState<ContactErrors>({})
  const [state, setState] = useState<ContactState>('writing')
  /** Values of the last attempt. */
  const [tried, setTried] = useState(emptyContact)
  const attempts = useRef(0)
  const [attempt, setAttempt] = useState(0)
  /** A ref, because it must be up to date if the form is submitted several times before the next render. */
  const sending = useRef(false)

  useEffect(() => {
    if (!form.current) return
    restore(form.current, draftOf(tabStorage.get(storageKeys.contactDraft)))
    keepDraft(form.current)
    if (document.documentElement.hasAttribute(SUBMITTED)) form.current.requestSubmit()
  }, [form])

  // Depends on the number of attempts, so that the focus also moves if an attempt has the same result as the previous one.
  useEffect(() => {
    if (attempt > 0) report.current?.focus()
  }, [attempt, report])

  const finish = (next: ContactState, found: ContactErrors = {}) => {
    setState(next)
    setErrors(found)
    attempts.current += 1
    setAttempt(attempts.current)
  }

  const change = (field: string) => {
    keepDraft(form.current)
    // Only errors that are already visible are updated while the visitor types. New errors appear on the next submit.
    const name = contactFields.find((each) => each === field)
    if (name && errors[name]) setErrors({ ...errors, [name]: contactErrors(valuesOf(form.current))[name] })
  }

  const send = async (trap: string) => {
    document.documentElement.removeAttribute(SUBMITTED)
    if (sending.current) return
    const values = valuesOf(form.current)
    setTried(values)
    const found = contactErrors(values)
    if (Object.keys(found).length > 0) return finish('writing', found)
    // Only bots fill in the honeypot. They see the success message, but nothing is sent.
    if (trap) return finish('sent')
    if (!target) {
      window.location.href = contactMail(values)
      return finish('mailed')
    }
    sending.current = true
    setState('sending')
    const result = await sendContact(target, values, { url: window.location.href, title: document.title })
    sending.current = false
    if (result.kind === 'invalid') return finish('writing', result.errors)
    if (result.kind === 'failed') return finish(result.reason)
    tabStorage.remove(storageKeys.contactDraft)
    return finish('sent')
  }

  return { errors, state, tried, change, send, restart: () => setState('writing') }
}
