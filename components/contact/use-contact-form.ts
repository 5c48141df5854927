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

const keepDraft = (form: HTMLFormElement | null) => tabStorage.set(storageKeys.contactDraft, JSON.stringify(valuesOf(form)))

/** Set on the document where the form was submitted before this script ran; see components/layout/watch-scripts.ts. */
const SUBMITTED = 'data-submitted'

/**
 * The contact form's errors and state. The fields themselves hold what is typed, from the first moment, before this script runs. It
 * is kept as a draft for the tab until it is sent, so that neither a failure nor a reload loses it. An attempt to send that came too early
 * is made up for. After each attempt the focus goes to `report`, which says what happened.
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
  /** Known at once, unlike the state: several submits can come before the next render. */
  const sending = useRef(false)

  useEffect(() => {
    if (!form.current) return
    restore(form.current, draftOf(tabStorage.get(storageKeys.contactDraft)))
    keepDraft(form.current)
    if (document.documentElement.hasAttribute(SUBMITTED)) form.current.requestSubmit()
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
    keepDraft(form.current)
    // A fault that is shown follows what is typed, until it is corrected; new faults wait until the form is sent.
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
    // Only programs fill in a field that nobody sees. They are told what visitors are told, and nothing is sent.
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
