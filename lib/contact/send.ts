import { type ContactErrors, type ContactField, type ContactValues, contactFields } from './fields'
import type { ContactTarget } from './settings.mjs'

/** What a visitor agrees to; it is sent along, so that the record says to which words. */
export const CONSENT = 'Datazip may store this message and use it to answer me.'

/** Longest wait for an answer, in milliseconds. */
const SEND_TIMEOUT = 20_000

/** The page that a message comes from. */
export type ContactPage = { url: string; title: string }

/** What became of a message. `failed` may be tried again. */
export type ContactResult =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: ContactErrors }
  | { kind: 'failed'; reason: 'offline' | 'timeout' | 'server' }

/**
 * What `NEXT_PUBLIC_FORM_ENDPOINT` receives as JSON. It answers 2xx when it has the message, or 400 or 422 with
 * `{ "errors": { "email": "…" } }`, texts that visitors will read; anything else counts as a failure that may be tried again.
 */
export const endpointPayload = (values: ContactValues, page: ContactPage) => ({
  name: values.name.trim(),
  email: values.email.trim(),
  company: values.company.trim(),
  role: values.role.trim(),
  message: values.message.trim(),
  consent: { given: values.consent === 'yes', text: CONSENT },
  page,
})

/** Our fields by HubSpot's names for properties of a contact; a name is sent in two parts. */
const hubspotNames: Record<string, ContactField> = {
  firstname: 'name',
  lastname: 'name',
  email: 'email',
  company: 'company',
  jobtitle: 'role',
  message: 'message',
}

/** What HubSpot's forms API receives. */
export function hubspotPayload(values: ContactValues, page: ContactPage) {
  const [firstname = '', ...rest] = values.name.trim().split(/\s+/)
  const properties = {
    firstname,
    lastname: rest.join(' '),
    email: values.email.trim(),
    company: values.company.trim(),
    jobtitle: values.role.trim(),
    message: values.message.trim(),
  }
  return {
    fields: Object.entries(properties).map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
    context: { pageUri: page.url, pageName: page.title },
    legalConsentOptions: { consent: { consentToProcess: values.consent === 'yes', text: CONSENT } },
  }
}

/** Errors of fields in an answer: `{ errors: { email: '…' } }`, or HubSpot's list of messages that name `fields.email`. */
export function fieldErrors(answer: unknown): ContactErrors {
  const { errors } = (answer ?? {}) as { errors?: unknown }
  const found: ContactErrors = {}
  if (Array.isArray(errors)) {
    for (const { message } of errors as Array<{ message?: unknown }>) {
      const [, name = ''] = String(message ?? '').match(/fields\.(\w+)/) ?? []
      const field = hubspotNames[name]
      if (field) found[field] = String(message).replace(/^Error in 'fields\.\w+'\.\s*/, '')
    }
  } else if (errors && typeof errors === 'object') {
    for (const field of contactFields) {
      const message = (errors as Record<string, unknown>)[field]
      if (typeof message === 'string' && message) found[field] = message
    }
  }
  return found
}

/** Sends a message. Never throws: what goes wrong is in the result. */
export async function sendContact(target: ContactTarget, values: ContactValues, page: ContactPage): Promise<ContactResult> {
  const body = target.kind === 'hubspot' ? hubspotPayload(values, page) : endpointPayload(values, page)
  try {
    const answer = await fetch(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SEND_TIMEOUT),
    })
    if (answer.ok) return { kind: 'sent' }
    const errors = answer.status < 500 ? fieldErrors(await answer.json().catch(() => undefined)) : {}
    return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'failed', reason: 'server' }
  } catch (cause) {
    return { kind: 'failed', reason: (cause as Error).name === 'TimeoutError' ? 'timeout' : 'offline' }
  }
}
