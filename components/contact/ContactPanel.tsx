import { environment } from '#environment'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { contactTarget } from '@/lib/contact/contact-settings.mjs'
import { emptyContact } from '@/lib/contact/fields'
import { contactMail } from '@/lib/contact/mail'
import { site } from '@/lib/site.mjs'
import { ContactForm } from './ContactForm.client'

/** Contact form. Browsers without JavaScript show a link that opens an email with the same questions. */
export function ContactPanel() {
  return (
    <div className="max-w-measure rounded-panel border border-line bg-paper p-5 sm:p-8">
      <ContactForm target={contactTarget(environment)} />
      <div className="without-js">
        <p className="max-w-[34rem] text-muted">
          This form requires JavaScript. You can send us an e-mail instead: the link opens a message with the same questions.
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
