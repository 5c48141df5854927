import { ContactForm } from '@/components/contact/ContactForm.client'
import { contactStates } from '@/components/contact/states'
import { FormStates } from './FormStates.client'
import { Exhibit, Specimen } from './Specimen'

/** A working contact form, and the report for each state. */
export function FormGallery() {
  return (
    <Exhibit name="ContactForm" about="Form without a configured target, followed by all messages that it can show.">
      <Specimen state="empty">
        <ContactForm />
      </Specimen>
      {contactStates.map((state) => (
        <Specimen key={state} state={state}>
          <FormStates state={state} />
        </Specimen>
      ))}
    </Exhibit>
  )
}
