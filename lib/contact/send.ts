import type { ContactTarget } from './contact-settings.mjs'
import { type ContactErrors, type ContactField, type ContactValues, contactFields } from './fields'

/** The consent text. It is sent with the message, so that the record contains the wording that the visitor agreed to. */
export const CONSENT = 'Datazip may store this message and use it to answer me.'

/** Request timeout in milliseconds. */
const SEND_TIMEOUT = 20_000

/** The page from which a message was sent. */
export type ContactPage = { url: string; title: string }

/** Result of sending a message. After `failed`, the visitor can try again. */
export type ContactResult =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: ContactErrors }
  | { kind: 'failed'; reason: 'offline' | 'timeout' | 'server' }

/**
 * JSON payload for `NEXT_PUBLIC_FORM_ENDPOINT`. The endpoint responds with 2xx if it accepted the message, or with 400 or 422 and
 * `{ "errors": { "email": "…" } }`, whose messages are shown to the visitor. Any other response is a failure that can be retried.
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

/** Form fields by HubSpot contact property. HubSpot stores the name in two parts. */
const hubspotNames: Record<string, ContactField> = {
  firstname: 'name',
  lastname: 'name',
  email: 'email',
  company: 'company',
  jobtitle: 'role',
  message: 'message',
}

/** Payload for HubSpot's forms API. */
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

/** Field errors in a response: `{ errors: { email: '…' } }`, or HubSpot's list of messages, which contain names such as `fields.email`. */
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

/** Sends a message. Never throws; errors are part of the result. */
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
