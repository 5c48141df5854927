import { site } from '../site.mjs'
import type { ContactValues } from './fields'

/** A link that opens a mail with what was filled in; lines without an answer stay, to be filled in there. */
export function contactMail({ name, company, role, message }: ContactValues): string {
  const subject = company.trim() ? `${site.name}: ${company.trim()}` : `A question about ${site.name}`
  const body = [`Name: ${name.trim()}`, `Company: ${company.trim()}`, `Role: ${role.trim()}`, '', message.trim()].join('\n')
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
