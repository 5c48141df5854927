import { useState } from 'react'
import type { ConfigKey } from '@/lib/tools/config/condition'

/** What a control of a form is given. `visit` marks the field as visited, so that its errors are shown. */
export type InputProps = {
  id: string
  value: unknown
  describedBy: string
  invalid: boolean
  required: boolean
  change: (value: unknown) => void
  visit: () => void
}

/** The attributes that all controls of a form have. */
export const inputAttributes = ({ id, describedBy, invalid, required, visit }: InputProps) =>
  ({
    id,
    className: 'form-control',
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    required,
    onBlur: visit,
    autoComplete: 'off',
    spellCheck: false,
  }) as const

/** A number. What is not a number stays a text, which the check then reports. */
export function NumberField({ definition, ...props }: InputProps & { definition: ConfigKey }) {
  const { value, change } = props
  return (
    <input
      {...inputAttributes(props)}
      type="text"
      inputMode={definition.type === 'integer' ? 'numeric' : 'decimal'}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={({ target }) => {
        const text = target.value.trim()
        change(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/.test(text) ? Number(text) : text)
      }}
    />
  )
}

/** A password or token, hidden until the visitor shows it. */
export function SecretField(props: InputProps) {
  const [shown, setShown] = useState(false)
  const { value, change } = props
  return (
    <span className="config-secret">
      <input
        {...inputAttributes(props)}
        type={shown ? 'text' : 'password'}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.target.value)}
      />
      <button type="button" aria-pressed={shown} aria-controls={props.id} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
      </button>
    </span>
  )
}

/** A text whose lines are the entries of a value. It keeps what the visitor writes, such as a line that is not complete yet. */
function Lines({ props, text, parse, example }: { props: InputProps; text: string; parse: (lines: string[]) => unknown; example: string }) {
  const [draft, setDraft] = useState(text)
  return (
    <textarea
      {...inputAttributes(props)}
      rows={2}
      placeholder={example}
      value={draft}
      onChange={({ target }) => {
        setDraft(target.value)
        const lines = target.value.split('\n').map((line) => line.trim())
        props.change(parse(lines.filter(Boolean)))
      }}
    />
  )
}

/** An array of strings, one in each line. */
export function ListField(props: InputProps) {
  const text = Array.isArray(props.value) ? props.value.join('\n') : ''
  return <Lines props={props} text={text} parse={(lines) => lines} example="One value in each line" />
}

/** An object of strings, with a name and a value in each line. */
export function PairsField(props: InputProps) {
  const pairs = typeof props.value === 'object' && props.value !== null ? Object.entries(props.value) : []
  const parse = (lines: string[]) =>
    Object.fromEntries(
      lines.map((line) => {
        const [name = '', ...rest] = line.split('=')
        return [name.trim(), rest.join('=').trim()]
      }),
    )
  const text = pairs.map(([name, value]) => `${name} = ${value}`).join('\n')
  return <Lines props={props} text={text} parse={parse} example="name = value, one in each line" />
}
