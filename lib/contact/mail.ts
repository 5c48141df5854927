import { site } from '../site.mjs'
import type { ContactValues } from './fields'

/** A `mailto:` link with the form values. Lines for empty fields are included, so that visitors can complete them in the e-mail. */
export function contactMail({ name, company, role, message }: ContactValues): string {
  const subject = company.trim() ? `${site.name}: ${company.trim()}` : `A question about ${site.name}`
  const body = [`Name: ${name.trim()}`, `Company: ${company.trim()}`, `Role: ${role.trim()}`, '', message.trim()].join('\n')
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
