import { type RefObject, useEffect, useRef, useState } from 'react'
import { tabStorage } from '@/lib/browser/storage'
import { type ContactErrors, type ContactValues, contactErrors, contactFields, contactValues, emptyContact } from '@/lib/contact/fields'
import { contactMail } from '@/lib/contact/mail'
import { sendContact } from '@/lib/contact/send'
import type { ContactTarget } from '@/lib/contact/settings.mjs'
import { storageKeys } from '@/lib/site.mjs'
import type { ContactState } from './states'

const valuesOf = (form: HTMLFormElement | null): ContactValues =>
  form ? contactValues(Object.fromEntries(new FormData(form))) : emptyContact

/** Fills in what an earlier visit left, where nothing was typed since. */
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

/**
 * The contact form's errors and way. The fields themselves hold what is typed, from the first moment, before this script runs; it is kept
 * for the tab until it is sent, so that neither a failure nor a reload loses it. After each attempt the focus goes to `report`, which says
 * what happened.
 */
export function useContactForm(
  target: ContactTarget | undefined,
  form: RefObject<HTMLFormElement | null>,
  report: RefObject<HTMLElement | null>,
) {
  const [errors, setErrors] = useState<ContactErrors>({})
  const [state, setState] = useState<ContactState>('writing')
  /** What the last attempt tried to send. */
  const [tried, setTried] = useState(emptyContact)
  const attempts = useRef(0)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (form.current) restore(form.current, draftOf(tabStorage.get(storageKeys.contactDraft)))
  }, [form])

  // Each attempt that ends is told once, also when it ends like the one before.
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
    const values = valuesOf(form.current)
    tabStorage.set(storageKeys.contactDraft, JSON.stringify(values))
    // A fault that was corrected is gone at once; new faults wait until the form is sent.
    const name = contactFields.find((each) => each === field)
    if (name && errors[name] && !contactErrors(values)[name]) setErrors({ ...errors, [name]: undefined })
  }

  const send = async (trap: string) => {
    if (state === 'sending') return
    const values = valuesOf(form.current)
    setTried(values)
    const found = contactErrors(values)
    if (Object.keys(found).length > 0) return finish('writing', found)
    // Only programs fill in a field that nobody sees. They are told what visitors are told, and nothing is sent.
    if (trap) return finish('sent')
    if (!target) {
      window.location.href = contactMail(values)
      return finish('mailed')
    }
    setState('sending')
    const result = await sendContact(target, values, { url: window.location.href, title: document.title })
    if (result.kind === 'invalid') return finish('writing', result.errors)
    if (result.kind === 'failed') return finish(result.reason)
    tabStorage.remove(storageKeys.contactDraft)
    return finish('sent')
  }

  return { errors, state, tried, change, send, restart: () => setState('writing') }
}
