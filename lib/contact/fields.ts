/** Fields and validation of the contact form. All functions are pure. */

export const contactFields = ['name', 'email', 'company', 'role', 'message', 'consent'] as const
export type ContactField = (typeof contactFields)[number]

/** Values of the contact form. `consent` is `yes` or ''. */
export type ContactValues = Record<ContactField, string>
export type ContactErrors = Partial<Record<ContactField, string>>

export const emptyContact: ContactValues = { name: '', email: '', company: '', role: '', message: '', consent: '' }

/** Maximum number of characters of each field. An e-mail address has at most 254 characters (RFC 5321). */
const contactLimits: Record<ContactField, number> = { name: 100, email: 254, company: 120, role: 100, message: 4000, consent: 3 }

/** Minimum number of characters of a message. Shorter messages cannot be answered. */
const MESSAGE_MIN = 10

/**
 * A local part, one `@` and a domain with a dot. Stricter validation is useless, because only sending an e-mail shows if the address
 * exists.
 */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

const missing: Record<Exclude<ContactField, 'role'>, string> = {
  name: 'Enter your name.',
  email: 'Enter your work e-mail address so that we can reply.',
  company: 'Enter the name of your company or project.',
  message: 'Enter a message.',
  consent: 'Select the check box so that we may store your message.',
}

/** Formats a number for English text: 4,000. */
const grouped = (characters: number) => characters.toLocaleString('en-US')

/** Validation errors by field; empty if all values are valid. The role is optional. */
export function contactErrors(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  for (const [field, message] of Object.entries(missing)) if (!values[field as ContactField].trim()) errors[field as ContactField] = message
  if (values.consent !== 'yes') errors.consent = missing.consent
  if (!errors.email && !ADDRESS.test(values.email.trim())) errors.email = 'Enter a valid e-mail address, such as name@company.com.'
  if (!errors.message && values.message.trim().length < MESSAGE_MIN) errors.message = 'Add more details to your message.'
  for (const field of contactFields) {
    const length = values[field].length
    if (length > contactLimits[field])
      errors[field] = `Use at most ${grouped(contactLimits[field])} characters. This text has ${grouped(length)}.`
  }
  return errors
}

/**
 * Reads values from form fields or a draft. Texts are not truncated, so that no input is lost; anything that is not a string becomes ''.
 */
export function contactValues(known: unknown): ContactValues {
  const fields = (typeof known === 'object' && known !== null ? known : {}) as Record<string, unknown>
  return Object.fromEntries(
    contactFields.map((field) => {
      const value = fields[field]
      return [field, typeof value === 'string' ? value : '']
    }),
  ) as ContactValues
}
