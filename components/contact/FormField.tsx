import type { ReactNode } from 'react'

/** Element ids of a field, its hint and its error. */
export const fieldIds = (prefix: string, field: string) => ({
  id: `${prefix}-${field}`,
  hint: `${prefix}-${field}-hint`,
  error: `${prefix}-${field}-error`,
})

/** Validation error below a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-2 text-sm text-danger">
      <svg
        width="1rem"
        height="1rem"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
        className="mt-0.5 flex-none"
      >
        <circle cx="8" cy="8" r="6.5" />
        <path d="M8 4.5v4.2M8 11v.2" strokeLinecap="round" />
      </svg>
      {children}
    </p>
  )
}

/** Form field with label, control, hint and error. `control` receives the attributes that associate it with them. */
export function FormField({ prefix, field, label, hint, optional = false, error, className, control }: FormFieldProps) {
  const ids = fieldIds(prefix, field)
  const described = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={ids.id} className="text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={ids.hint} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {control({
        id: ids.id,
        name: field,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': optional ? undefined : true,
        className: `form-control mt-1.5 ${error ? 'border-danger' : 'border-control'}`,
      })}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  )
}

type ControlProps = {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
  className: string
}
type FormFieldProps = {
  prefix: string
  field: string
  label: string
  hint?: string
  optional?: boolean
  error?: string | undefined
  className?: string
  control: (props: ControlProps) => ReactNode
}
