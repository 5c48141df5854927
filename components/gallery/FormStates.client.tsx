'use client'

import { useRef } from 'react'
import { FormField } from '@/components/contact/FormField'
import { FormReport } from '@/components/contact/FormReport'
import type { ContactState } from '@/components/contact/states'
import { contactErrors, emptyContact } from '@/lib/contact/fields'

/** Report of the contact form for a state, with an invalid field if the report lists validation errors. */
export function FormStates({ state }: { state: ContactState }) {
  const report = useRef<HTMLDivElement>(null)
  const errors = state === 'writing' ? contactErrors(emptyContact) : {}
  return (
    <div className="not-prose">
      <FormReport report={report} prefix={`gallery-${state}`} state={state} errors={errors} values={emptyContact} />
      {errors.name && (
        <FormField
          prefix={`gallery-${state}`}
          field="name"
          label="Name"
          error={errors.name}
          control={(props) => <input {...props} type="text" readOnly value="" />}
        />
      )}
    </div>
  )
}
