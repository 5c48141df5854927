/** The contact form: what it asks for, and what it says about an answer. Pure. */

export const contactFields = ['name', 'email', 'company', 'role', 'message', 'consent'] as const
export type ContactField = (typeof contactFields)[number]

/** What a visitor has filled in. `consent` is `yes` or ''. */
export type ContactValues = Record<ContactField, string>
export type ContactErrors = Partial<Record<ContactField, string>>

export const emptyContact: ContactValues = { name: '', email: '', company: '', role: '', message: '', consent: '' }

/** Most characters of each field; an address of mail has at most 254 (RFC 5321). */
const contactLimits: Record<ContactField, number> = { name: 100, email: 254, company: 120, role: 100, message: 4000, consent: 3 }

/** Fewest characters of a message that someone can answer. */
const MESSAGE_MIN = 10

/** One `@` with something before it, and a domain with a dot after it. Whether it exists, only a mail can tell. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

const missing: Record<Exclude<ContactField, 'role'>, string> = {
  name: 'Enter your name.',
  email: 'Enter your work e-mail, so that we can answer.',
  company: 'Enter the name of your company or project.',
  message: 'Write what it is about.',
  consent: 'Tick the box, or we may not keep your message.',
}

/** A number as English text writes it: 4,000. */
const grouped = (characters: number) => characters.toLocaleString('en-US')

/** What is wrong with the values, by field; nothing for what is right. The role may stay empty. */
export function contactErrors(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  for (const [field, message] of Object.entries(missing)) if (!values[field as ContactField].trim()) errors[field as ContactField] = message
  if (values.consent !== 'yes') errors.consent = missing.consent
  if (!errors.email && !ADDRESS.test(values.email.trim())) errors.email = 'Enter an address such as name@company.com.'
  if (!errors.message && values.message.trim().length < MESSAGE_MIN) errors.message = 'Write a few words more, so that we know whom to ask.'
  for (const field of contactFields) {
    const length = values[field].length
    if (length > contactLimits[field])
      errors[field] = `Use at most ${grouped(contactLimits[field])} characters. This text has ${grouped(length)}.`
  }
  return errors
}

/** Values from a form's fields or a draft of it: texts in full, since nothing that was typed may be lost; anything else is empty. */
export function contactValues(known: unknown): ContactValues {
  const fields = (typeof known === 'object' && known !== null ? known : {}) as Record<string, unknown>
  return Object.fromEntries(
    contactFields.map((field) => {
      const value = fields[field]
      return [field, typeof value === 'string' ? value : '']
    }),
  ) as ContactValues
}
