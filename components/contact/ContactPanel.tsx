import { environment } from '#environment'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { emptyContact } from '@/lib/contact/fields'
import { contactMail } from '@/lib/contact/mail'
import { contactTarget } from '@/lib/contact/settings.mjs'
import { site } from '@/lib/site.mjs'
import { ContactForm } from './ContactForm.client'

/** The contact form, and for browsers without scripts a mail that is begun for them. */
export function ContactPanel() {
  return (
    <div className="rounded-panel border border-line bg-paper p-5 sm:p-8">
      <ContactForm target={contactTarget(environment)} />
      <div className="without-js">
        <p className="max-w-[34rem] text-muted">
          The form needs JavaScript. A mail does not: this link opens one that asks for the same, and it reaches the same people.
        </p>
        <p className="mt-5">
          <ButtonLink href={contactMail(emptyContact)} tone="primary">
            Write to {site.email}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
