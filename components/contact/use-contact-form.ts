import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ContactErrors, type ContactField, type ContactValues, contactDraft, contactErrors, emptyContact } from '@/lib/contact/fields'
import { contactMail } from '@/lib/contact/mail'
import { sendContact } from '@/lib/contact/send'
import type { ContactTarget } from '@/lib/contact/settings.mjs'
import { storageKeys } from '@/lib/site.mjs'
import { tabStorage } from '@/lib/storage'
import type { ContactState } from './states'

/**
 * The contact form's values, errors and way. What is typed is kept for the tab until it is sent, so that neither a failure nor a reload
 * loses it. After each attempt the focus goes to `report`, which says what happened.
 */
export function useContactForm(target: ContactTarget | undefined, report: RefObject<HTMLElement | null>) {
  const [values, setValues] = useState(emptyContact)
  const [errors, setErrors] = useState<ContactErrors>({})
  const [state, setState] = useState<ContactState>('writing')
  const attempts = useRef(0)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => setValues(contactDraft(tabStorage.get(storageKeys.contactDraft))), [])

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

  const change = (field: ContactField, value: string) => {
    const next: ContactValues = { ...values, [field]: value }
    setValues(next)
    tabStorage.set(storageKeys.contactDraft, JSON.stringify(next))
    // A message that was corrected is told so at once; new faults wait until the form is sent.
    if (errors[field] && !contactErrors(next)[field]) setErrors({ ...errors, [field]: undefined })
  }

  const send = async (trap: string) => {
    if (state === 'sending') return
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

  const restart = () => {
    setValues(emptyContact)
    setState('writing')
  }

  return { values, errors, state, change, send, restart }
}
